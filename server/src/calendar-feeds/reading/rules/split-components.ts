import { FileFailure } from './file-faults.ts';

/** A file as its components: each is read by itself, so that a broken one does not lose the others. */
export interface SplitCalendar {
  /** Lines of each event, without those of its alarms. */
  events: string[][];
  /** Lines of events that another one begins in. */
  unclosed: string[][];
  /** All lines of each VTIMEZONE. */
  timeZones: string[][];
  productLine: string | null;
  nameLine: string | null;
}

const mostEvents = 20_000;

const usedProperties = new Set([
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'STATUS',
  'TRANSP',
  'URL',
]);

/** The text of a file with one property per line. Sites fold lines in the middle of a character, so bytes are unfolded first. */
export const unfoldText = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const unfolded = text
    .replaceAll('\0', '')
    // at most three, because a longer search for the end of a row of them takes quadratic time
    .replace(/\r{1,3}\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '');
  return new TextDecoder().decode(Buffer.from(unfolded, 'latin1'));
};

const linesOf = function* (text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    const line = text.slice(start, stop).trim();
    if (line !== '') yield line;
    start = stop + 1;
  }
};

/** The name of a property in capitals, `DTSTART`. */
export const nameOfLine = (line: string): string => /^[A-Za-z0-9-]*/.exec(line)?.[0].toUpperCase() ?? '';

class Splitter {
  readonly split: SplitCalendar = {
    events: [],
    unclosed: [],
    timeZones: [],
    productLine: null,
    nameLine: null,
  };
  hasCalendar = false;
  private isInCalendar = false;
  private component: { name: string; lines: string[] } | null = null;
  /** Components within the component, the innermost last. */
  private nested: string[] = [];

  read(line: string): void {
    const boundary = /^(BEGIN|END):\s*([\w-]+)$/i.exec(line);
    const name = boundary?.[2]?.toUpperCase() ?? '';
    if (!boundary) this.addLine(line);
    else if (boundary[1]?.toUpperCase() === 'BEGIN') this.begin(name, line);
    else this.end(name, line);
  }

  /** Half a file says nothing about the nights that its other half would have taken. */
  finish(): void {
    if (this.isInCalendar) throw new FileFailure('truncated');
  }

  private begin(name: string, line: string): void {
    if (name === 'VCALENDAR') {
      this.finish();
      this.hasCalendar = true;
      this.isInCalendar = true;
    } else if (!this.isInCalendar) return;
    else if (this.component === null || name === 'VEVENT') {
      if (this.component?.name === 'VEVENT') this.split.unclosed.push(this.component.lines);
      this.component = { name, lines: [line] };
      this.nested = [];
    } else {
      this.nested.push(name);
      if (this.component.name === 'VTIMEZONE') this.component.lines.push(line);
    }
  }

  private end(name: string, line: string): void {
    const place = this.nested.lastIndexOf(name);
    if (name === 'VCALENDAR') {
      if (this.component?.name === 'VEVENT') throw new FileFailure('truncated');
      this.isInCalendar = false;
      this.component = null;
    } else if (place !== -1) {
      this.nested.length = place;
      if (this.component?.name === 'VTIMEZONE') this.component.lines.push(line);
    } else if (this.component?.name === name) {
      this.component.lines.push(line);
      if (name === 'VEVENT') this.split.events.push(this.component.lines);
      if (name === 'VTIMEZONE') this.split.timeZones.push(this.component.lines);
      if (this.split.events.length > mostEvents) throw new FileFailure('too_many_events');
      this.component = null;
    }
  }

  private addLine(line: string): void {
    if (!this.isInCalendar) return;
    const { component } = this;
    if (component?.name === 'VTIMEZONE') component.lines.push(line);
    else if (component?.name === 'VEVENT') {
      if (this.nested.length === 0 && usedProperties.has(nameOfLine(line))) component.lines.push(line);
    } else if (component === null) {
      const name = nameOfLine(line);
      if (name === 'PRODID') this.split.productLine ??= line;
      if (name === 'X-WR-CALNAME') this.split.nameLine ??= line;
    }
  }
}

/** Throws FileFailure. */
export const splitComponents = (bytes: Uint8Array): SplitCalendar => {
  const text = unfoldText(bytes);
  if (text.trim() === '') throw new FileFailure('empty_file');
  const splitter = new Splitter();
  for (const line of linesOf(text)) splitter.read(line);
  splitter.finish();
  if (!splitter.hasCalendar) throw new FileFailure('not_a_calendar');
  return splitter.split;
};
