import type { Booking } from '@golark/contract/booking/schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { apiOf, canceledTrip, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const night = (date: string, more: Partial<Booking['returnedNights'][number]>) => ({
  ...{ date, status: 'OPEN' as const, upTo: usd(9900), refunded: null, refundsFrom: null },
  ...more,
});

const returnedNights = [
  night('2027-01-10', { status: 'REFUNDED', refunded: usd(9000) }),
  night('2027-01-11', { status: 'SOLD', refundsFrom: '2027-01-09T12:00:00.000Z' }),
  night('2027-01-12', {}),
  night('2027-01-12', { status: 'UNSOLD' }),
];

const open = (trip: Booking, locale: 'en' | 'es') =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    locale,
    account: maya,
    api: apiOf(trip),
  });

it.each([
  {
    locale: 'en',
    title: 'Nights you gave back',
    rows: [/\$90\.00 refunded/, /Refunded on Jan 9, 2027/, /Up to \$99\.00/, /Not booked again/],
  },
  {
    locale: 'es',
    title: 'Noches que dejaste libres',
    rows: [/\$90\.00 reembolsados/, /el 9 ene 2027/, /Hasta \$99\.00/, /No se reservó de nuevo/],
  },
] as const)(
  'a canceled trip lists its nights with what became of each ($locale)',
  async ({ locale, title, rows }) => {
    await open({ ...canceledTrip, returnedNights, moreIfResold: null }, locale);
    const items = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(items).toHaveLength(4);
    for (const [i, item] of items.entries()) expect(item.textContent).toMatch(rows[i] as RegExp);
  },
);

it.each([
  { locale: 'en', words: /^Up to \$198\.00 more comes back as your nights are booked again/ },
  { locale: 'es', words: /^Te devolvemos hasta \$198\.00 más/ },
] as const)('canceling says what can still come back ($locale)', async ({ locale, words }) => {
  await open({ ...sampleTrip, moreIfResold: usd(19_800) }, locale);
  expect(screen.getByText(words)).toBeTruthy();
});
