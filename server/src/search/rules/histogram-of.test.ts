import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramOf } from './histogram-of.ts';

test('no totals have no histogram, and equal ones a single step', () => {
  expect(histogramOf([])).toBeNull();
  expect(histogramOf([12_345, 12_345])).toEqual({ from: 120, step: 5, counts: [2] });
});

test('totals above $10,000 are in the last step', () => {
  const { from, step, counts } = histogramOf([999_000, 9_900_000]) ?? { from: 0, step: 0, counts: [] };
  expect(from + step * (counts.length - 1)).toBe(10_000);
  expect(counts.at(-1)).toBe(1);
});

test('every total is in the step that has it, in at most 40 steps or some more of $250', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (totals) => {
      const histogram = histogramOf(totals);
      if (!histogram) throw new Error('no histogram');
      const { from, step, counts } = histogram;
      expect(counts.length).toBeLessThanOrEqual(41);
      counts.forEach((count, index) => {
        const low = (from + index * step) * 100;
        expect(count).toBe(totals.filter((total) => total >= low && total < low + step * 100).length);
      });
    }),
  );
});
