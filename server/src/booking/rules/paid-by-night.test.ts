import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PaidParts,
  paidByNight,
  refundForResale,
  splitByWeight,
  sumByPart,
  unitNights,
} from './paid-by-night.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const parts = fc.record({ host: cents, fee: cents });
const total = ({ host, fee }: PaidParts): number => host + fee;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('the parts of a split add up to the cent, and none is negative', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 60 }), (amount, weights) => {
      const split = splitByWeight(amount, weights);
      expect(sum(split)).toBe(amount);
      expect(Math.min(...split)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(splitByWeight(100, [1, 1, 1])).toEqual([33, 33, 34]);
});

test('the parts of a price are its nights with discounts and the service fee; fees of the host and taxes are none', () => {
  const lines = [
    { code: 'nights', amount: 30_000 },
    { code: 'non_refundable_discount', amount: -3000 },
    { code: 'cleaning_fee', amount: 5000 },
    { code: 'service_fee', amount: 3200 },
    { code: 'occupancy_tax', amount: 1600 },
  ] as const;
  expect(sumByPart(lines)).toEqual({ host: 27_000, fee: 3200 });
});

test('a smaller stay in a larger one leaves the nights and units that were given up', () => {
  const dates = { arriveDay: '2026-12-01', departDay: '2026-12-03' };
  const before = { ...dates, rooms: [{ roomTypeId: 'a', units: 2 }] };
  const after = { ...dates, departDay: '2026-12-02', rooms: [{ roomTypeId: 'a', units: 1 }] };
  expect(unitNights(before, after).map(({ night, unit }) => `${night} ${unit}`)).toEqual([
    '2026-12-01 1',
    '2026-12-02 1',
    '2026-12-02 2',
  ]);
});

test('nights cost in proportion to their rates', () => {
  const nights = unitNights({
    arriveDay: '2026-12-01',
    departDay: '2026-12-03',
    rooms: [{ roomTypeId: 'a', units: 1 }],
  });
  const rates = [
    { date: '2026-12-01', roomTypeId: 'a', amount: 100 },
    { date: '2026-12-02', roomTypeId: 'a', amount: 300 },
  ];
  expect(paidByNight({ host: 1000, fee: 101 }, nights, rates).map(({ host, fee }) => [host, fee])).toEqual([
    [250, 25],
    [750, 76],
  ]);
});

/**
 * One night that is sold again and again: each guest pays, cancels with a part refunded, and gets back from the next sale that
 * becomes final. The last one comes.
 */
test('the host never has less than if a guest had come, and no guest gets back more than they lost', () => {
  const sale = fc.record({
    paid: parts,
    lostPercent: fc.integer({ min: 0, max: 100 }),
    isFinal: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 12 }), (sales) => {
      let income = { host: 0, fee: 0 };
      const open: { lost: PaidParts; incomeWithout: PaidParts }[] = [];
      sales.forEach(({ paid, lostPercent, isFinal }, i) => {
        const isLast = i === sales.length - 1;
        const share = (amount: number): number => Math.floor((amount * lostPercent) / 100);
        const stays = isLast || isFinal;
        const retained = stays && !isLast ? { host: share(paid.host), fee: share(paid.fee) } : paid;
        const waiting = open[0];
        if (stays && waiting) {
          // a sale whose nights are final pays for the oldest one; what its guest then loses is all of it
          const refund = refundForResale(waiting.lost, paid);
          expect(total(refund)).toBeLessThanOrEqual(total(waiting.lost));
          income = { host: income.host + paid.host - refund.host, fee: income.fee + paid.fee - refund.fee };
          expect(income.host).toBeGreaterThanOrEqual(waiting.incomeWithout.host);
          expect(income.fee).toBeGreaterThanOrEqual(waiting.incomeWithout.fee);
          open.shift();
          if (!isLast) open.push({ lost: paid, incomeWithout: income });
        } else if (stays) {
          income = { host: income.host + retained.host, fee: income.fee + retained.fee };
          if (!isLast) open.push({ lost: retained, incomeWithout: income });
        }
        // a guest who cancels while everything is refunded leaves nothing, and the night is open again
      });
    }),
  );
});
