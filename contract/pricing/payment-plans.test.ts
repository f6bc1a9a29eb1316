import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitDeposit } from './payment-plans.ts';

const anyTotal = fc.integer({ min: 1, max: 5_000_000_000 });
const anyPercent = fc.integer({ min: 10, max: 90 });

test('deposit and balance are the total to the cent, and the deposit is its percent rounded half to even', () => {
  expect(splitDeposit(1001, { percent: 30 })).toEqual({ deposit: 300, balance: 701 });
  expect(splitDeposit(1005, { percent: 50 })).toEqual({ deposit: 502, balance: 503 });
  expect(splitDeposit(1015, { percent: 50 })).toEqual({ deposit: 508, balance: 507 });
  fc.assert(
    fc.property(anyTotal, anyPercent, (total, percent) => {
      const split = splitDeposit(total, { percent });
      if (!split) return;
      expect(split.deposit + split.balance).toBe(total);
      expect(Math.abs(split.deposit * 100 - total * percent)).toBeLessThanOrEqual(50);
    }),
  );
});

test('amounts below a dollar are not split', () => {
  expect(splitDeposit(900, { percent: 10 })).toBeNull();
  expect(splitDeposit(900, { percent: 90 })).toBeNull();
  expect(splitDeposit(1000, { percent: 10 })).toEqual({ deposit: 100, balance: 900 });
});
