import { expect, it } from 'vitest';
import { benchPageWeight, weightBudget } from '../bench/page-weight.ts';
import { buildWebOnce } from './serve-golark.ts';

it('the first load of a page has few scripts, with at most 1.3 times the JavaScript of an empty page', async () => {
  buildWebOnce();
  const results = await benchPageWeight();
  const weights = results.filter(({ name }) => name.startsWith('weight'));
  const counts = results.filter(({ name }) => name.startsWith('scripts'));
  expect(weights.map(({ name }) => name)).toEqual(['weight, home', 'weight, login', 'weight, not found']);
  for (const { name, subject, ratio } of weights) {
    // an answer without scripts would be light for the wrong reason
    expect(ratio, `${name}: ${subject}`).toBeGreaterThan(1);
    expect(ratio, `${name}: ${subject}`).toBeLessThanOrEqual(weightBudget);
  }
  expect(counts).toHaveLength(weights.length);
  for (const { name, subject, ratio } of counts) expect(ratio, `${name}: ${subject}`).toBeLessThanOrEqual(1);
});
