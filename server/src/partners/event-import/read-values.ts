import { type Day, isCalendarDay } from '@golark/contract/dates/rules';
import { FieldProblem } from './schedule.ts';

export type Fields = ReadonlyMap<string, string>;

const longestName = 120;
// what PostgreSQL or a line of a page cannot show
const unprintable = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** A name as it is shown: trimmed, with single spaces. Throws FieldProblem. */
export const nameOf = (field: string, value: unknown): string => {
  const name = typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
  if (name === '') throw new FieldProblem(field, 'It is empty.');
  if (name.length > longestName) throw new FieldProblem(field, `It has more than ${longestName} characters.`);
  if (unprintable.test(name)) throw new FieldProblem(field, 'It has characters that cannot be shown.');
  return name;
};

export const nameIn = (fields: Fields, field: string): string => nameOf(field, fields.get(field));

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** A day from its parts as text. Throws FieldProblem for one that does not exist. */
export const dayOf = (field: string, parts: readonly (string | undefined)[]): Day => {
  const day = `${parts[0] ?? ''}-${pad(parts[1])}-${pad(parts[2])}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isCalendarDay(day))
    throw new FieldProblem(field, `There is no day ${parts.join('-').slice(0, 40)}.`);
  return day;
};

/** `07:05 PM` is `19:05`; without AM or PM `isMorning` decides. Throws FieldProblem. */
export const clockOf = (field: string, text: string, isMorning = false): string => {
  const [, hours = '', minutes = '', meridiem] = /^(\d{1,2}):(\d\d)\s*([AP]M)?$/i.exec(text.trim()) ?? [];
  const hour = Number(hours);
  if (hours === '' || hour < 1 || hour > 12 || Number(minutes) > 59)
    throw new FieldProblem(field, `${text.trim().slice(0, 40) || 'An empty field'} is not a time of day.`);
  const isBeforeNoon = meridiem === undefined ? isMorning : meridiem.toUpperCase() === 'AM';
  return `${pad(String((hour % 12) + (isBeforeNoon ? 0 : 12)))}:${minutes}`;
};

/** An instant as ISO text; without a zone it is UTC. Throws FieldProblem. */
export const instantOf = (field: string, value: unknown): Date => {
  const text = typeof value === 'string' ? value.trim() : '';
  const [day = ''] = text.split('T');
  const instant = new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant.getTime()) || !isCalendarDay(day))
    throw new FieldProblem(field, `${text.slice(0, 40) || 'An empty field'} is not a date and time.`);
  return instant;
};

/** A number of degrees. Throws FieldProblem. */
export const degreesOf = (field: string, value: unknown, limit: number): number => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const degrees = Number(text);
  if (text === '' || !Number.isFinite(degrees) || Math.abs(degrees) > limit)
    throw new FieldProblem(field, `${text.slice(0, 40) || 'An empty field'} is not a coordinate.`);
  return degrees;
};

const largestCapacity = 200_000;

/** Seats; undefined for none or 0, which means unknown. Throws FieldProblem. */
export const capacityIn = (field: string, value: unknown): number | undefined => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (text === '' || text === '0') return undefined;
  const capacity = Number(text);
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > largestCapacity)
    throw new FieldProblem(field, `${text.slice(0, 40)} is not a number of seats.`);
  return capacity;
};
