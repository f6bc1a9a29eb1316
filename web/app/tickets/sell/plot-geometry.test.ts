import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleAdvice } from '../../../testing/sample-selling.ts';
import { plotGeometry } from './plot-geometry.ts';

const sizes = [
  { width: 700, height: 236, radius: 6, tickWidth: 70 },
  { width: 300, height: 232, radius: 4.6, tickWidth: 64 },
];
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const ticket = fc.record({
  kind: fc.constantFrom('sold' as const, 'listed' as const),
  price: fc.integer({ min: 100, max: 1_000_000 }).map(usd),
});

it('draws every offer inside the plot, or counts it', () => {
  const given = fc.record({
    comparables: fc.array(ticket, { maxLength: 200 }),
    advised: fc.constant(null),
    price: fc.integer({ min: 100, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(given, fc.constantFrom(...sizes), (advice, size) => {
      const { dots, ticks, you, beyond, bottomY } = plotGeometry(advice, size);
      expect(dots.length + beyond).toBe(advice.comparables.length);
      for (const x of [...dots, ...ticks, you].map((one) => one.x)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
      }
      for (const { y } of dots) expect(y > 40 && y < bottomY).toBe(true);
    }),
  );
});

it('stacks what costs the same, sold ones at the bottom', () => {
  const { advice, price } = sampleAdvice;
  const { dots } = plotGeometry({ ...advice, price: price.amount }, sizes[0] as (typeof sizes)[0]);
  const column = dots.filter(({ x }) => x === dots.find(({ kind }) => kind === 'listed')?.x);
  expect(column.map(({ kind }) => kind)).toEqual(['sold', 'listed']);
  expect(column[0]?.y).toBeGreaterThan(column[1]?.y ?? 0);
});
