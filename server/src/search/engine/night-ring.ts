import { dayNumber, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';

const ring = 1024;

/** The bit of a night in the rings of `search_units`. */
const ringBit = (night: string): number => ((dayNumber(night) % ring) + ring) % ring;

export const isNightSet = (column: RawBuilder<unknown>, night: string): RawBuilder<unknown> =>
  sql`get_bit(${column}, ${ringBit(night)}) = 1`;

const countBits = (column: RawBuilder<unknown>, start: number, length: number): RawBuilder<unknown> =>
  sql`bit_count(substring(${column} FROM ${start + 1}::integer FOR ${length}::integer))`;

/** How many of these nights a ring of `search_units` has. Only their bits are read; a stay at the end of the ring has two parts. */
export const countNightsSet = (
  column: RawBuilder<unknown>,
  { arriveDay, departDay }: StayDates,
): RawBuilder<unknown> => {
  const start = ringBit(arriveDay);
  const length = nightsBetween(arriveDay, departDay);
  const wrapped = Math.max(0, start + length - ring);
  const first = countBits(column, start, length - wrapped);
  return wrapped > 0 ? sql`(${first} + ${countBits(column, 0, wrapped)})` : first;
};

export const isAnyNightSet = (column: RawBuilder<unknown>, dates: StayDates): RawBuilder<unknown> =>
  sql`(${countNightsSet(column, dates)} > 0)`;
