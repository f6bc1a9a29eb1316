import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import type { CalendarDay } from '../ui/calendar-days.ts';
import { BuyBar } from './buy-bar.tsx';
import type { Priced } from './priced.ts';
import { QuotePanel } from './quote-panel.tsx';
import { readStayChoice } from './stay-choice.ts';

const days = new Map<string, CalendarDay>(
  Array.from({ length: 25 }, (_, place) => [
    `2027-01-${String(place + 1).padStart(2, '0')}`,
    { price: 17_000, isClosed: place === 10 },
  ]),
);
const search = readStayChoice(new URLSearchParams('dateFrom=2027-01-10&dateTo=2027-01-13'));
const refused = (rule: string, limit = 0): Priced => ({
  kind: 'refused',
  refusal: { rule, limit, day: null },
});

const show = (priced: Priced, locale: 'en' | 'es' = 'en') =>
  renderInApp(
    <>
      <QuotePanel
        property={sampleStay}
        goPlus={null}
        onMonthShown={() => undefined}
        {...{ priced, search, days }}
      />
      <BuyBar property={sampleStay} {...{ priced, search }} />
    </>,
    { locale },
  );

describe('a stay that cannot be booked', () => {
  it.each([
    ['en', 'Nearest open dates', 'Jan 8 – 11 is open'],
    ['es', 'Fechas disponibles más cercanas', '8 – 11 de ene: disponible'],
  ] as const)('offers in %s the nearest free nights instead of taken ones', (locale, name, before) => {
    show(refused('taken'), locale);
    const links = within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/property/stay1/?dateFrom=2027-01-08&dateTo=2027-01-11',
      '/property/stay1/?dateFrom=2027-01-12&dateTo=2027-01-15',
    ]);
    expect(links[0]?.textContent).toBe(before);
  });

  it('is about the guests when there are too many of them', () => {
    show(refused('max_guests', 6));
    expect(screen.getByRole('status').textContent).toContain('sleeps up to 6');
    expect(screen.getByRole('link', { name: 'Change guests' }).getAttribute('href')).toBe('#guests');
    expect(screen.queryByRole('link', { name: 'Choose dates' })).toBeNull();
  });
});

describe('children', () => {
  it('count once their ages are chosen', async () => {
    const { user } = show({ kind: 'none' });
    await user.click(screen.getByRole('button', { name: /^Guests/ }));
    await user.click(await screen.findByRole('button', { name: 'More: Children' }));
    expect(screen.getByText('Choose an age for each child to see the price')).toBeTruthy();
    expect(screen.queryByText(/^page /)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '4');
    expect(await screen.findByText(/^page \/property\/stay1\/.*ages=4/)).toBeTruthy();
  });
});
