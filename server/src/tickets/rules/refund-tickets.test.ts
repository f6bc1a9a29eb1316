import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOfTickets, refundStepAt } from './refund-tickets.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('the step that ends next applies, whatever the order of the rule', () => {
  const starts_at = new Date('2026-12-10T03:00:00Z');
  const refund_rule = [
    { hoursBefore: 168, percent: 100 },
    { hoursBefore: 24, percent: 75 },
  ];
  const at = (text: string) => refundStepAt({ refund_rule, starts_at }, new Date(text))?.percent ?? null;
  expect(at('2026-12-03T02:59:59Z')).toBe(100);
  expect(at('2026-12-03T03:00:00Z')).toBe(75);
  expect(at('2026-12-09T02:59:59Z')).toBe(75);
  expect(at('2026-12-09T03:00:00Z')).toBeNull();
  expect(refundStepAt({ refund_rule: [...refund_rule].reverse(), starts_at }, new Date(0))?.percent).toBe(
    100,
  );
});

const purchase = fc.record({
  lines: fc.array(fc.record({ amount: fc.integer({ min: -5000, max: 900_000 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  parts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
});

test('tickets that are canceled in parts refund each line exactly, to the cent', () => {
  fc.assert(
    fc.property(purchase, ({ lines, parts }) => {
      const quantity = sum(parts);
      const refunds = parts.map((count, i) =>
        refundOfTickets(lines, { quantity, canceled: sum(parts.slice(0, i)), count, percent: 100 }),
      );
      lines.forEach(({ amount }, line) => {
        expect(sum(refunds.map((refund) => refund[line] ?? 0))).toBe(amount);
      });
    }),
  );
});

test('a percentage is of the price of these tickets', () => {
  fc.assert(
    fc.property(purchase, fc.integer({ min: 1, max: 100 }), ({ lines, parts }, percent) => {
      const of = { quantity: sum(parts), canceled: 0, count: parts[0] ?? 1 };
      const full = sum(refundOfTickets(lines, { ...of, percent: 100 }));
      const refund = sum(refundOfTickets(lines, { ...of, percent }));
      expect(Math.abs(refund - (full * percent) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});
