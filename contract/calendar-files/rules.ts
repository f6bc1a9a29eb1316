import type { Day } from '../dates/rules.ts';

const lineOctets = 75;
const encoder = new TextEncoder();

/** Commas, semicolons, backslashes and line ends are escaped (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line holds 75 octets; longer ones continue after a line end and a space, never inside a character. */
const folded = (line: string): string => {
  const lines = [''];
  let room = lineOctets;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (size > room) {
      lines.push(' ');
      room = lineOctets - 1;
    }
    lines[lines.length - 1] += letter;
    room -= size;
  }
  return lines.join('\r\n');
};

/** One entry of a calendar file. */
export interface CalendarEntry {
  /** Stays the same for the same thing, so that a calendar recognizes a newer file as an update. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** A day, `2026-12-05`, for an entry whose hour is not known. */
  start: Date | Day;
  /** A day is left out; null for an entry whose end is not known. */
  end: Date | Day | null;
  summary: string;
  description?: string;
  location?: string;
  coordinates?: { lat: number; lng: number } | null;
  url?: string;
  isCanceled: boolean;
}

const timeLine = (name: string, time: Date | Day): string =>
  typeof time === 'string' ? `${name};VALUE=DATE:${time.replaceAll('-', '')}` : `${name}:${stamp(time)}`;

const textLine = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${name}:${escaped(text)}`];

const linesOf = (entry: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${stamp(now)}`,
  timeLine('DTSTART', entry.start),
  ...(entry.end ? [timeLine('DTEND', entry.end)] : []),
  ...textLine('SUMMARY', entry.summary),
  ...textLine('DESCRIPTION', entry.description),
  ...textLine('LOCATION', entry.location),
  ...(entry.coordinates ? [`GEO:${entry.coordinates.lat};${entry.coordinates.lng}`] : []),
  ...(entry.url === undefined ? [] : [`URL:${entry.url}`]),
  `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** `CANCEL` takes the entries out of a calendar that has them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The method that a calendar file declares, which the email that it is attached to repeats. */
export const methodOf = (file: string): CalendarMethod =>
  file.includes('\r\nMETHOD:CANCEL\r\n') ? 'CANCEL' : 'PUBLISH';

interface CalendarFacts {
  product: string;
  now: Date;
}

const write = (
  entries: readonly CalendarEntry[],
  { product, now, method }: CalendarFacts & { method: CalendarMethod },
): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Golark//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};

/** An iCalendar file (RFC 5545) with any number of entries. `product` is `Trips` in `-//Golark//Trips//EN`. */
export const calendarFile = (entries: readonly CalendarEntry[], facts: CalendarFacts): string =>
  write(entries, { ...facts, method: 'PUBLISH' });

/** The file of one booking or purchase; a canceled one is taken out of the calendar. */
export const entryFile = (entry: CalendarEntry, facts: CalendarFacts): string =>
  write([entry], { ...facts, method: entry.isCanceled ? 'CANCEL' : 'PUBLISH' });
