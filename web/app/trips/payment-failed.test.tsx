import type { Booking } from '@golark/contract/booking/schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleCard } from '../../testing/sample-stay.ts';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

const [declined] = sampleTrip.charges;
const failedTrip = {
  ...sampleTrip,
  status: 'PAYMENT_FAILED',
  charges: [declined],
  refundIfCanceledNow: null,
  holdExpiresAt: '2026-11-20T18:30:00.000Z',
} as Booking;
const retry = 'POST /v1/booking/trip1/retry-payment';
const update = 'POST /v1/booking/trip1/update-saved-card';
const confirmed = () => Response.json({ booking: sampleTrip });

const open = (api: ApiResponses, locale: 'en' | 'es' = 'en') =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    locale,
    account: maya,
    api: {
      ...apiOf(failedTrip),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      ...api,
    },
  });

const posts = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('a failed payment is tried again with a saved card', async () => {
  const { user, sent } = await open({ [update]: confirmed, [retry]: confirmed });
  await user.click(screen.getByRole('button', { name: 'Pay $682.00' }));
  await waitFor(() => expect(posts(sent)).toHaveLength(2));
  expect(posts(sent)).toEqual([
    ['/v1/booking/trip1/update-saved-card', { savedCardId: 'card1' }],
    ['/v1/booking/trip1/retry-payment', { bookingChargeNumber: 'charge1' }],
  ]);
});

it('or with the card that was declined, which may be declined again', async () => {
  const answer = problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: null });
  const { user, sent } = await open({ [retry]: () => answer });
  await user.selectOptions(screen.getByLabelText('Card'), 'The same card: Visa ending 0002');
  await user.click(screen.getByRole('button', { name: 'Pay $682.00' }));
  expect((await screen.findByText(/Try another card/)).closest('[role=alert]')).toBeTruthy();
  expect(posts(sent)).toEqual([['/v1/booking/trip1/retry-payment', { bookingChargeNumber: 'charge1' }]]);
});

it('reads in Spanish, and leads to the checkout for a new card', async () => {
  await open({}, 'es');
  expect(screen.getByRole('heading', { name: 'Intenta pagar de nuevo' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Pagar con una tarjeta nueva' });
  expect(link.getAttribute('href')).toContain('quote=quote1');
});
