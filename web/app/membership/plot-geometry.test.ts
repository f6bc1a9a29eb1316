import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotGeometry } from './plot-geometry.ts';
import { savingsOf } from './savings.ts';

const size = { width: 690, height: 352, left: 46, right: 14, nightsPerTick: 5 };
const prices = { first: 5900, later: 7900 };
const discounts = { share: 0.8, percent: 10, serviceFeePercent: 10 };

const figures = fc.record({
  usage: fc.record({
    nights: fc.integer({ min: 0, max: 30 }),
    rate: fc.integer({ min: 60, max: 600 }),
  }),
  discounts: fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    percent: fc.double({ min: 0, max: 40, noNaN: true }),
    serviceFeePercent: fc.integer({ min: 0, max: 20 }),
  }),
  prices: fc.constantFrom(prices, { first: 7900, later: 7900 }, { first: 0, later: 100_000 }),
});

describe('the plot', () => {
  it('has everything within its frame, and three to six lines to read it by', () => {
    fc.assert(
      fc.property(figures, (given) => {
        const plot = plotGeometry(given, size);
        const points = [plot.end, plot.you, plot.first.crossing, plot.later.crossing].filter(
          (point) => point !== null,
        );
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(size.left);
          expect(x).toBeLessThanOrEqual(size.width - size.right + 0.001);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(plot.bottomY);
        }
        expect(plot.amounts.length).toBeGreaterThanOrEqual(3);
        expect(plot.amounts.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('crosses the prices at the night from which Go+ pays off', () => {
    const usage = { nights: 8, rate: 210 };
    const { first, later, nights } = plotGeometry({ usage, discounts, prices }, size);
    const { breakEven } = savingsOf(usage, discounts, prices);
    const perNight = ((nights[1]?.x ?? 0) - (nights[0]?.x ?? 0)) / size.nightsPerTick;
    const nightAt = (x: number | undefined) => Math.ceil(((x ?? 0) - size.left) / perNight);
    expect(nightAt(first.crossing?.x)).toBe(breakEven.first);
    expect(nightAt(later.crossing?.x)).toBe(breakEven.later);
  });

  it('has no crossing that is out of reach', () => {
    const usage = { nights: 8, rate: 60 };
    const little = { ...discounts, share: 0.35 };
    const { first, later } = plotGeometry({ usage, discounts: little, prices }, size);
    expect([first.crossing === null, later.crossing === null]).toEqual([false, true]);
  });
});
