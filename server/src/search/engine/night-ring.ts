import { dayNumber, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';

const ring = 1024;

/** The bit of a night in the rings of `search_units`. */
const ringBit = (night: string): number => ((dayNumber(night) % ring) + ring) % ring;

export const isNightSet = (column: RawBuilder<unknown>, night: string): RawBuilder<unknown> =>
  sql`get_bit(${column}, ${ringBit(night)}) = 1`;

const hasBits = (column: RawBuilder<unknown>, start: number, length: number): RawBuilder<unknown> =>
  sql`bit_count(substring(${column} FROM ${start + 1}::integer FOR ${length}::integer)) > 0`;

/** Whether a ring of `search_units` has any of these nights. Only their bits are read; a stay at the end of the ring has two parts. */
export const isAnyNightSet = (
  column: RawBuilder<unknown>,
  { arriveDay, departDay }: StayDates,
): RawBuilder<unknown> => {
  const start = ringBit(arriveDay);
  const length = nightsBetween(arriveDay, departDay);
  const wrapped = Math.max(0, start + length - ring);
  const first = hasBits(column, start, length - wrapped);
  return wrapped > 0 ? sql`(${first} OR ${hasBits(column, 0, wrapped)})` : sql`(${first})`;
};
