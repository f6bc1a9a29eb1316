import { dayNumber, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql } from 'kysely';

const ring = 1024;

/** The bit of a night in the rings of `search_units`. */
export const ringBit = (night: string): number => ((dayNumber(night) % ring) + ring) % ring;

/** The bits of a stay's nights in the rings of `search_units`, as the text of a bit string. */
export const nightMask = ({ arriveDay, departDay }: StayDates): string => {
  const length = nightsBetween(arriveDay, departDay);
  const start = ringBit(arriveDay);
  const wrapped = Math.max(0, start + length - ring);
  const bits = '1'.repeat(wrapped).padEnd(start, '0') + '1'.repeat(length - wrapped);
  return bits.padEnd(ring, '0');
};

export const noNights = sql.raw(`B'${'0'.repeat(ring)}'`);
