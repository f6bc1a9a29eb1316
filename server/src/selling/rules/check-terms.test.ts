import {
  chooseSeats,
  mostTickets,
  type SeatRange,
  type SplitRule,
  splitRules,
} from '@golark/contract/tickets/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSellOut } from './check-terms.ts';

/** Whether some order of purchases, each of at most `limit` seats, leaves none. */
const canEmpty = (free: readonly SeatRange[], rule: SplitRule, limit: number): boolean => {
  const [run] = free;
  if (!run) return true;
  const offered = run.to - run.from;
  return Array.from({ length: Math.min(limit, offered) }, (_, i) => i + 1).some((quantity) => {
    const seats = chooseSeats({ free, seats: free, rule, companions: null }, quantity);
    if (!seats) return false;
    return canEmpty(seats.to < run.to ? [{ from: seats.to, to: run.to }] : [], rule, limit);
  });
};

test('a rule is refused exactly if no purchases under it leave nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.constantFrom(...splitRules),
      fc.integer({ min: 1, max: 8 }),
      (count, rule, limit) => {
        expect(canSellOut(count, rule, limit)).toBe(canEmpty([{ from: 0, to: count }], rule, limit));
      },
    ),
  );
  expect(canSellOut(mostTickets, 'all', mostTickets)).toBe(true);
});
