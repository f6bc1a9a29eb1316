import { priceLineCodes } from '@golark/contract/pricing/rules';
import type { Price } from '@golark/contract/pricing/schemas';
import { en } from '@golark/messages/pages/en';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleQuote } from '../../testing/sample-stay.ts';
import { PriceLines } from './price-lines.tsx';

const price: Price = sampleQuote.nonMember;

it.each([
  ['en', 'Cleaning What is this?', /once per stay, however many nights/],
  ['es', 'Cleaning ¿Qué es esto?', /una vez por estancia, sin importar cuántas noches/],
] as const)('each fee says in %s what it is for', (locale, name, words) => {
  renderInApp(<PriceLines price={price} />, { locale });
  const summary = screen.getByText('Cleaning').closest('summary');
  expect(summary?.textContent).toBe(name.replace(' ', ''));
  expect(summary?.closest('details')?.querySelector('p')?.textContent).toMatch(words);
  expect(document.querySelectorAll('details')).toHaveLength(2);
});

it('no kind of line is without an explanation', () => {
  const explained = new Set(['nights', ...Object.keys(en.stays.price.lines)]);
  expect(priceLineCodes.filter((code) => !explained.has(code))).toEqual([]);
});
