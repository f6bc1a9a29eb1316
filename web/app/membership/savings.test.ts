import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionNear, readUsage, savedOn, savingsOf } from './savings.ts';

const discounts = { share: 0.8, percent: 10, serviceFeePercent: 10 };
const prices = { first: 5900, later: 7900 };
const usageOf = (query: string) => readUsage(new URLSearchParams(query));

describe('the usage in an address', () => {
  it.each([
    ['', { nights: 8, rate: 210 }],
    ['nights=0&rate=60', { nights: 0, rate: 60 }],
    ['nights=31&rate=5000', { nights: 30, rate: 600 }],
    ['nights=-3&rate=7', { nights: 0, rate: 60 }],
    ['nights=2.6&rate=234', { nights: 3, rate: 230 }],
    ['nights=many&rate=%20', { nights: 8, rate: 210 }],
  ])('%j is %j', (query, usage) => {
    expect(usageOf(query)).toEqual(usage);
  });
});

describe('the savings of a year', () => {
  it('are what is saved on stays, less the price of the first year and of later ones', () => {
    expect(savingsOf({ nights: 8, rate: 210 }, discounts, prices)).toEqual({
      saved: 14_784,
      ahead: { first: 8884, later: 6884 },
      breakEven: { first: 4, later: 5 },
    });
  });

  it('never reach the price without a discount', () => {
    const { saved, ahead, breakEven } = savingsOf(
      { nights: 30, rate: 600 },
      { ...discounts, share: 0 },
      prices,
    );
    expect([saved, ahead.first, breakEven.first, breakEven.later]).toEqual([0, -5900, null, null]);
  });

  it('pay off from the night of the break-even, and not a night before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 600 }), fc.integer({ min: 1, max: 30_000 }), (rate, price) => {
        const { breakEven } = savingsOf({ nights: 1, rate }, discounts, { first: price, later: price });
        const nights = breakEven.first ?? 0;
        expect(savedOn({ nights, rate }, discounts)).toBeGreaterThanOrEqual(price - 1);
        expect(savedOn({ nights: nights - 1, rate }, discounts)).toBeLessThanOrEqual(price);
      }),
    );
  });
});

it.each([
  [0, 0, 1],
  [1, 1, 1],
  [0.75, 3, 4],
  [0.79, 4, 5],
  [0.5, 1, 2],
  [0.65, 2, 3],
  [0.7, 7, 10],
  [0.995, 9, 10],
  [0.01, 1, 10],
])('a share of %d is %d in %d', (share, part, whole) => {
  expect(fractionNear(share)).toEqual({ part, whole });
});
