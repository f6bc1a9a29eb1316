import { expect, it } from 'vitest';
import { benchPageWeight, weightBudget } from '../bench/page-weight.ts';
import { buildWebOnce } from './serve-golark.ts';

it('the first load of a page has at most 1.3 times the JavaScript of an empty page', async () => {
  buildWebOnce();
  const weights = await benchPageWeight();
  expect(weights.map(({ name }) => name)).toEqual(['weight, home', 'weight, login', 'weight, not found']);
  for (const { name, subject, ratio } of weights) {
    // an answer without scripts would be light for the wrong reason
    expect(ratio, `${name}: ${subject}`).toBeGreaterThan(1);
    expect(ratio, `${name}: ${subject}`).toBeLessThanOrEqual(weightBudget);
  }
});
