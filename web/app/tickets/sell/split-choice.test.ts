import { chooseSeats } from '@golark/contract/tickets/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitChoices, usualSplit } from './split-choice.ts';

const offered = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  companions: fc.constantFrom(null, 1, 3),
  limit: fc.integer({ min: 1, max: 12 }),
});

it('offers only rules under which buyers can buy everything, within their limit', () => {
  fc.assert(
    fc.property(offered, ({ quantity, companions, limit }) => {
      for (const { rule, quantities } of splitChoices({ quantity, companions, limit })) {
        let left = quantity;
        // each buyer takes as few as the rule allows
        while (left > 0) {
          const free = [{ from: 0, to: left }];
          const size = Array.from({ length: limit }, (_, i) => i + 1).find((one) =>
            chooseSeats({ seats: free, free, rule, companions }, one),
          );
          if (size === undefined) return false;
          left -= size;
        }
        expect(Math.max(...quantities)).toBeLessThanOrEqual(limit);
      }
      return true;
    }),
  );
});

it('draws a line where a buyer can stop', () => {
  const cuts = Object.fromEntries(
    splitChoices({ quantity: 4, companions: null, limit: 8 }).map((choice) => [choice.rule, choice.cuts]),
  );
  expect(cuts).toEqual({ any: [1, 2, 3], pairs: [2], 'no-single': [1, 2], all: [] });
});

it('keeps wheelchair spaces and their companion seats together', () => {
  const pairs = { quantity: 4, companions: 1, limit: 8 };
  expect(splitChoices(pairs).map(({ rule }) => rule)).toEqual(['pairs', 'all']);
  expect(usualSplit(pairs)).toBe('pairs');
  const party = { quantity: 3, companions: 3, limit: 8 };
  expect(splitChoices(party).map(({ rule }) => rule)).toEqual(['all']);
  expect(usualSplit(party)).toBe('all');
});
