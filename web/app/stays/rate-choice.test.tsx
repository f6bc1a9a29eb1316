import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { quoteWithPlans, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import { QuotePanel } from './quote-panel.tsx';
import { readStayChoice } from './stay-choice.ts';

const dated = 'dateFrom=2027-01-10&dateTo=2027-01-13&adults=3';

const show = (rate: typeof sampleQuote, { query = dated, locale = 'en' as 'en' | 'es' } = {}) =>
  renderInApp(
    <QuotePanel
      property={sampleStay}
      priced={{ kind: 'rate', rate }}
      goPlus={null}
      search={readStayChoice(new URLSearchParams(query))}
      days={new Map()}
      onMonthShown={() => undefined}
    />,
    { locale },
  );

it.each([
  [
    'en',
    'Cancellation policy',
    ['Moderate', 'Free cancellation until Tue, Jan 5, 5\u00a0PM AKST', '$682.00'],
    ['Non-refundable', '10% off the nightly rates', '$631.00'],
  ],
  [
    'es',
    'Política de cancelación',
    ['Moderada', 'Cancelación gratis hasta el', '$682.00'],
    ['No reembolsable', '10% menos por noche', '$631.00'],
  ],
] as const)('offers both rates in %s as links, with deadline and price', (locale, name, ...words) => {
  show(quoteWithPlans('standard'), { locale });
  const links = within(screen.getByRole('list', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/property/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=3',
    '/property/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=3&ratePlan=non-refundable',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  words.forEach((part, i) => {
    for (const word of part) expect(links[i]?.textContent).toContain(word);
  });
});

it('keeps the chosen rate in the form and in the link to the checkout', () => {
  const { container } = show(quoteWithPlans('non-refundable'), { query: `${dated}&ratePlan=non-refundable` });
  expect(container.querySelector<HTMLInputElement>('input[name="ratePlan"]')?.value).toBe('non-refundable');
  expect(screen.getByRole('link', { name: 'Reserve' }).getAttribute('href')).toContain(
    'ratePlan=non-refundable',
  );
  expect(screen.getByText('Non-refundable rate (10%)')).toBeTruthy();
});

it('is not there where the host offers one rate only', () => {
  const { container } = show(sampleQuote);
  expect(screen.queryByRole('list', { name: 'Cancellation policy' })).toBeNull();
  expect(container.querySelector('input[name="ratePlan"]')).toBeNull();
});
