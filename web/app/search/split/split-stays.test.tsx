import type { SplitStay } from '@golark/contract/search/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleHit } from '../../../testing/sample-hit.ts';
import { emptySearch } from '../search-query.ts';
import { SplitStays } from './split-stays.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const pricesOf = (change: Partial<SplitStay>) => {
  const homes: SplitStay['homes'] = [
    sampleHit({ id: 'one', dates: { arriveDay: '2026-12-04', departDay: '2026-12-08' } }),
    sampleHit({ id: 'two', dates: { arriveDay: '2026-12-08', departDay: '2026-12-12' } }),
  ];
  const split = { changeDay: '2026-12-08', homes, total: usd(120_000), meters: 1609, ...change };
  const search = { ...emptySearch, dateFrom: '2026-12-04', dateTo: '2026-12-12' };
  const { container } = renderInApp(<SplitStays search={search} splits={[split]} />);
  return [...container.querySelectorAll('.price, .member-price')].map(({ textContent }) => textContent);
};

it('visitors see the total of both homes and what members pay', () => {
  const prices = pricesOf({ memberTotal: usd(108_000), savings: usd(12_000) });
  expect(prices).toEqual([
    expect.stringMatching(/^\$1,200total/),
    expect.stringContaining('$1,080 for members'),
  ]);
});

it('members see the usual total struck through and what they save', () => {
  const prices = pricesOf({ total: usd(108_000), memberTotal: usd(108_000), savings: usd(12_000) });
  expect(prices).toEqual([expect.stringMatching(/^\$1,080/), expect.stringContaining('You save $120')]);
  expect(screen.getByText('$1,200').tagName).toBe('S');
});

it('two homes without a member price show one total', () => {
  expect(pricesOf({})).toHaveLength(1);
});
