import { expect, it } from 'vitest';
import { benchPageWeight } from '../bench/page-weight.ts';
import { exceedsBudget } from '../bench/results.ts';

it('the first load of a page has few scripts, with little more JavaScript than an empty page', async () => {
  const results = await benchPageWeight();
  const weights = results.filter(({ name }) => name.startsWith('weight'));
  expect(weights.map(({ name }) => name.replace('weight, ', ''))).toEqual([
    'home',
    'login',
    'not found',
    'stay',
    'Go+',
    'search',
    "a host's listing",
    "a host's calendar",
  ]);
  // an answer without scripts would be light for the wrong reason
  for (const { name, subject, ratio } of weights) expect(ratio, `${name}: ${subject}`).toBeGreaterThan(1);
  expect(results.filter(exceedsBudget)).toEqual([]);
});
