import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advisedRange, adviseOn } from './price-advice.ts';

const listed = (priceAmount: number) => ({ priceAmount, daysToSell: null });
const sold = (priceAmount: number, daysToSell: number) => ({ priceAmount, daysToSell });

test('the middle half of at least eight prices is advised', () => {
  expect(advisedRange([1, 2, 3, 4, 5, 6, 7].map((n) => n * 1000))).toBeNull();
  expect(advisedRange([9, 1, 8, 2, 7, 3, 6, 4, 5].map((n) => n * 1000))).toEqual({ from: 3000, to: 7000 });
});

test('a price is low, advised or high, and is compared with what is listed only', () => {
  const tickets = [...[4, 5, 6, 7, 8, 9].map((n) => listed(n * 1000)), sold(4000, 2), sold(9000, 9)];
  const at = (price: number) => adviseOn(price, tickets);
  expect(at(4000)).toMatchObject({ level: 'low', cheaperThan: 5 });
  expect(at(6500)).toMatchObject({ level: 'advised', cheaperThan: 3 });
  expect(at(9000)).toMatchObject({ level: 'high', cheaperThan: 0 });
  expect(adviseOn(6500, tickets.slice(0, 4))).toMatchObject({ level: 'unknown', advised: null });
});

test('days to sell are those of at least four sales near the price', () => {
  const sales = [1.2, 2.5, 3.1, 6.4].map((days) => sold(8000, days));
  expect(adviseOn(8100, sales).daysToSell).toEqual({ from: 2, to: 4 });
  expect(adviseOn(8100, sales.slice(1)).daysToSell).toBeNull();
  expect(adviseOn(20_000, sales).daysToSell).toBeNull();
});

test('half of the prices, or more, are in the advised range', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 8, maxLength: 60 }),
      (prices) => {
        const { from, to } = advisedRange(prices) ?? { from: 0, to: 0 };
        const inside = prices.filter((price) => price >= from && price <= to).length;
        expect(inside * 2).toBeGreaterThanOrEqual(prices.length);
      },
    ),
  );
});
