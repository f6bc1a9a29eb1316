import type { Booking } from '@golark/contract/booking/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { sampleHit } from '../../testing/sample-hit.ts';
import { samplePassport } from '../../testing/sample-stay.ts';
import { apiOf, canceledTrip, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

const open = (trip: Booking, locale: 'en' | 'es' = 'en', query = '') =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: `/account/trips/trip1/${query}`,
    locale,
    account: maya,
    api: apiOf(trip),
  });

const receipt = () => within(document.getElementById('receipt') as HTMLElement);
const amounts = () => [...document.querySelectorAll('#receipt dd')].map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a trip that was just booked', () => {
  it('says so once', async () => {
    window.history.replaceState(null, '', '/account/trips/trip1/?booked=1');
    await open(sampleTrip, 'en', '?booked=1');
    expect(screen.getByText('Your stay is confirmed.')).toBeTruthy();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('a trip that was paid with tickets', () => {
  it('leads to them', async () => {
    const items = [
      { id: 'trip1', kind: 'stay', description: 'Olive Street cabin' },
      { id: 'item2', kind: 'tickets', description: '2 tickets: Rail v. Kings' },
    ];
    await openPage(tripPage, {
      path: '/account/trips/:bookingId/',
      address: '/account/trips/trip1/',
      account: maya,
      api: {
        ...apiOf({ ...sampleTrip, orderTotal: { amount: 85_400, currency: 'USD' } }),
        'GET /v1/orders/order1': () => Response.json({ order: { id: 'order1', items } }),
      },
    });
    const link = screen.getByRole('link', { name: '2 tickets: Rail v. Kings' });
    expect(link.getAttribute('href')).toBe('/account/tickets/purchased/order1/');
  });
});

describe('why a trip cost what it did', () => {
  it('is loaded by a link, and says the inputs of the price', async () => {
    await open(sampleTrip);
    const link = receipt().getByRole('link', { name: 'Why this price?' });
    expect(link.getAttribute('href')).toContain('?why=price');
  });

  it.each([
    ['en', samplePassport, '15% off for booking up to 7 days before arrival.'],
    ['es', null, 'Este viaje se reservó antes de que guardáramos cómo se forma el precio.'],
  ] as const)('is shown in %s', async (locale, passport, words) => {
    await openPage(tripPage, {
      path: '/account/trips/:bookingId/',
      address: '/account/trips/trip1/?why=price',
      locale,
      account: maya,
      api: {
        ...apiOf(sampleTrip),
        'GET /v1/bookings/trip1/price-passport': () => Response.json({ passport }),
      },
    });
    expect(receipt().getByText(words)).toBeTruthy();
  });
});

describe('the receipt', () => {
  it('has what was paid, not the attempts before', async () => {
    await open(sampleTrip);
    expect(receipt().getByText(/\$682\.00 paid with the card ending 4242/)).toBeTruthy();
    expect(receipt().queryByText(/0002/)).toBeNull();
  });

  it('of a stay that was paid with Go+ says what was not for the stay, and does not refund it', async () => {
    const charges = sampleTrip.charges.map((charge) => ({
      ...charge,
      amount: { amount: 74_100, currency: 'USD' as const },
    }));
    const orderTotal = { amount: 74_100, currency: 'USD' as const };
    const view = await open({ ...sampleTrip, charges, orderTotal });
    expect(receipt().getByText('Includes $59.00 for the rest of your order.')).toBeTruthy();
    view.unmount();
    await open({ ...canceledTrip, charges, orderTotal });
    expect(amounts().slice(-3)).toEqual(['$682.00', '−$572.00', '$110.00']);
  });

  it.each([
    ['en', 'paid after your refund', /\$572\.00 is on its way back to the card ending 4242/],
    ['es', 'pagado después del reembolso', /Se están reembolsando \$572\.00 a la tarjeta terminada en 4242/],
  ] as const)(
    'of a canceled trip nets to what was kept, under its refund (%s)',
    async (locale, words, banner) => {
      await open(canceledTrip, locale);
      expect(screen.getByText(banner)).toBeTruthy();
      expect(receipt().getByText(words).closest('p')?.textContent).toContain('$110.00');
      expect(amounts().slice(-4)).toEqual(['$682.00', '$682.00', '−$572.00', '$110.00']);
    },
  );
});

describe('a trip that its host canceled', () => {
  const canceled = { ...canceledTrip, canceledBy: 'host' } as Booking;
  const openWith = (similar: () => Response, locale: 'en' | 'es' = 'en') =>
    openPage(tripPage, {
      path: '/account/trips/:bookingId/',
      address: '/account/trips/trip1/',
      locale,
      account: maya,
      api: { ...apiOf(canceled), 'GET /v1/booking/trip1/similar-stays': similar },
    });

  it.each([
    ['en', 'House of Harlan canceled this trip.', 'Stays you can book instead'],
    ['es', 'House of Harlan canceló este viaje.', 'Alojamientos que puedes reservar en su lugar'],
  ] as const)(
    'says who did, and offers others for its dates and guests in %s',
    async (locale, who, title) => {
      await openWith(() => Response.json({ stays: [sampleHit()], childAges: [] }), locale);
      expect(screen.getByText(who)).toBeTruthy();
      const section = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
      const link = within(section).getAllByRole('link')[0];
      expect(link?.getAttribute('href')).toContain('dateFrom=2027-01-10&dateTo=2027-01-13');
    },
  );

  it('says so when they cannot be loaded', async () => {
    await openWith(() => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
    expect(screen.getByRole('heading', { name: 'Stays you can book instead' })).toBeTruthy();
  });
});
