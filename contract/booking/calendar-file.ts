import { instantInZone } from '../dates/rules.ts';
import { addressLinesOf } from './rules.ts';
import type { Arrival, Booking } from './schemas.ts';

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

export interface CalendarWords {
  summary: string;
  description: string;
  /** The page of the trip. */
  url: string;
  address: Arrival['address'];
}

/**
 * The stay as one event, from check-in to check-out in the time zone of the place. A booking keeps its UID, and
 * SEQUENCE grows with its events, so that a calendar recognizes a newer file as an update.
 */
export const calendarFileOf = (booking: Booking, words: CalendarWords, now: Date): string => {
  const { property } = booking;
  const start = instantInZone(booking.arriveDay, property.checkInFrom, property.timeZone);
  const end = instantInZone(booking.departDay, property.checkOutBy, property.timeZone);
  const place = words.address ? addressLinesOf(words.address) : [property.city, property.state];
  const { location } = property;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golark//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@golark`,
    `SEQUENCE:${Math.max(0, booking.timeline.length - 1)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(words.summary)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `LOCATION:${escaped([property.title, ...place].join(', '))}`,
    ...(location ? [`GEO:${location.lat};${location.lng}`] : []),
    `URL:${words.url}`,
    `STATUS:${booking.status === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
