import type { Booking } from '@golark/contract/booking/schemas';
import type { Policy } from '@golark/contract/insurance/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

const premium = { amount: 3100, currency: 'USD' as const };

const policy: Policy = {
  id: 'insurance1',
  status: 'ACTIVE',
  policyNumber: 'CM-2041',
  premium,
  insurer: { name: 'Cedar Mutual', isSample: false },
  coverage: [
    { code: 'medical', label: 'Emergency medical care', limit: { amount: 2_500_000, currency: 'USD' } },
  ],
  arriveDay: sampleTrip.arriveDay,
  departDay: sampleTrip.departDay,
  refundableUntil: '2026-11-30T18:00:00.000Z',
};

const open = (shown: Policy | null, locale: 'en' | 'es' = 'en', trip: Partial<Booking> = {}) =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    locale,
    account: maya,
    api: {
      ...apiOf({ ...sampleTrip, orderTotal: { amount: 71_300, currency: 'USD' }, ...trip }),
      'GET /v1/orders/order1': () => Response.json({ order: { id: 'order1', items: [] } }),
      'GET /v1/booking/trip1/insurance': () => Response.json({ policy: shown }),
      'DELETE /v1/insurance/insurance1': () =>
        Response.json({ policy: { ...policy, status: 'CANCELED' }, refund: premium }),
    },
  });

const panel = () => within(document.getElementById('insurance') as HTMLElement);

describe('the insurance of a trip', () => {
  it('is shown with its number and what it covers', async () => {
    await open(policy);
    expect(panel().getByText('CM-2041')).toBeTruthy();
    expect(panel().getByText('Emergency medical care')).toBeTruthy();
    expect(panel().getByText('up to $25,000')).toBeTruthy();
  });

  it.each([
    ['en', 'Cancel the insurance', 'Cancel and refund $31.00', 'The insurance is canceled.'],
    ['es', 'Cancelar el seguro', 'Cancelar y recibir $31.00', 'El seguro está cancelado.'],
  ] as const)('is canceled after a question, in %s', async (...words) => {
    const [locale, name, confirm, done] = words;
    const { user, sent } = await open(policy, locale);
    await user.click(panel().getByText(name));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/v1/insurance/insurance1');
  });

  it('can no longer be canceled when that is over, and a canceled one says so', async () => {
    const { unmount } = await open({ ...policy, refundableUntil: null });
    expect(panel().queryByText('Cancel the insurance')).toBeNull();
    unmount();
    await open({ ...policy, status: 'CANCELED', refundableUntil: null });
    expect(panel().getByText('The insurance is canceled.')).toBeTruthy();
    expect(panel().queryByText('Emergency medical care')).toBeNull();
  });

  it.each([
    [68_200, /ends too, and its \$31\.00 is refunded in full/],
    [40_000, /stays in force.*Its \$31\.00 isn’t refunded/],
  ])('follows a trip whose cancellation refunds %s cents', async (amount, words) => {
    const refundIfCanceledNow = { amount, currency: 'USD' as const };
    const { user } = await open(policy, 'en', { refundIfCanceledNow });
    await user.click(screen.getByText('Cancel this trip'));
    expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeTruthy();
  });

  it('is named by the receipt', async () => {
    await open(policy);
    expect(screen.getByText('Includes $31.00 for travel insurance.')).toBeTruthy();
  });

  it('is not there without one', async () => {
    await open(null);
    expect(document.getElementById('insurance')).toBeNull();
  });
});
