import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleHit } from '../../testing/sample-hit.ts';
import { HitCard } from './hit-card.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const cheaper = { memberTotal: usd(70_700), savings: usd(8_500) };

const pricesOf = (change: Parameters<typeof sampleHit>[0], locale: 'en' | 'es' = 'en') => {
  const { container } = renderInApp(<HitCard hit={sampleHit(change)} query="" hasAskedDates />, { locale });
  return [...container.querySelectorAll('.price, .member-price')].map(({ textContent }) => textContent);
};

it('visitors see the total and what members pay', () => {
  const prices = pricesOf({ total: usd(79_200), ...cheaper });
  expect(prices).toEqual([expect.stringMatching(/^\$792total/), expect.stringContaining('$707 for members')]);
});

it.each([
  ['en', 'Before: $792', 'You save $85'],
  ['es', 'Antes: $792', 'Ahorras $85'],
] as const)(
  'members see one total, the usual one struck through, and what they save (%s)',
  (locale, usual, saved) => {
    const prices = pricesOf({ total: usd(70_700), ...cheaper }, locale);
    expect(prices).toEqual([expect.stringMatching(/^\$707/), expect.stringContaining(saved)]);
    expect(screen.getByText('$792').textContent).toBe(usual);
  },
);

it('a stay without a member price shows one total', () => {
  expect(pricesOf({ total: usd(79_200) })).toEqual([expect.stringMatching(/^\$792total/)]);
});

it.each([
  ['en', '1.4 mi away'],
  ['es', 'a 1.4 mi$'],
] as const)('near a venue the distance is that to the venue (%s)', (locale, away) => {
  const hit = sampleHit();
  const venue = { lat: hit.lat + 0.02, lng: hit.lng };
  renderInApp(<HitCard hit={hit} query="" venue={venue} hasAskedDates />, { locale });
  expect(screen.getByText(new RegExp(away))).toBeTruthy();
});
