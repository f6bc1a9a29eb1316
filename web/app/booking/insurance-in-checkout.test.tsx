import type { InsuranceQuote } from '@golark/contract/insurance/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleCard, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

const order = 'PUT /v1/orders';
const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const });

const insurance: InsuranceQuote = {
  insuranceQuoteId: 'insurance1',
  premium: dollars(31),
  insurer: { name: 'Cedar Mutual', isSample: false },
  coverage: [{ code: 'trip_cancellation', label: 'You have to cancel', limit: dollars(682) }],
  expiresAt: '2026-11-20T18:30:00.000Z',
};

type Options = { locale?: 'en' | 'es'; query?: string; heldOrderId?: string; lastName?: string };

const open = (api: ApiResponses, { locale = 'en', query = '', lastName = maya.lastName }: Options = {}) =>
  openPage(bookingPage, {
    path: '/booking/:id/',
    address: `/booking/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1${query}`,
    locale,
    account: { ...maya, lastName },
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'POST /v1/insurance/quote': () => Response.json(insurance),
      ...api,
    },
  });

const pay = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const option = (name = 'Insure this stay for $31.00') =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name });
const placed = () =>
  Response.json({ order: { id: 'order1', items: [{ id: 'trip1', kind: 'stay' }] } }, { status: 201 });

describe('an insurance in the checkout of a stay', () => {
  it('is offered to a guest with one name, who books with it', async () => {
    const { user, sent } = await open({ [order]: placed }, { lastName: '' });
    expect(screen.getByText('Maya', { selector: 'b' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Insure this stay for $31.00' }));
    await user.click(pay('Pay $713.00'));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sent.find(({ path }) => path === '/v1/insurance/quote')?.body).toMatchObject({
      booker: { firstName: 'Maya', lastName: null },
    });
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [{ guest: { firstName: 'Maya', lastName: null } }, { kind: 'insurance' }],
    });
  });

  it.each([
    ['en', 'Insure this stay for $31.00', 'Pay $682.00', 'Pay $713.00'],
    ['es', 'Asegurar esta estancia por $31.00', 'Pagar $682.00', 'Pagar $713.00'],
  ] as const)('is an unchecked option that changes the total in place, in %s', async (...words) => {
    const [locale, name, before, after] = words;
    const { user, sent } = await open({ [order]: placed }, { locale });
    expect(option(name)?.checked).toBe(false);
    expect(pay(before)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name }));
    await user.click(pay(after));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sent.find(({ path }) => path === '/v1/insurance/quote')?.body).toMatchObject({
      propertyId: sampleQuote.propertyId,
      bookingTotal: dollars(682),
      checkInDate: sampleQuote.arriveDay,
      refundable: true,
      numGuests: 2,
    });
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [{ kind: 'stay' }, { kind: 'insurance', insuranceQuoteId: 'insurance1' }],
    });
  });

  it('says what is covered, and whose it is', async () => {
    await open({});
    expect(screen.getByText('You have to cancel')).toBeTruthy();
    expect(screen.getByText('up to $682')).toBeTruthy();
    expect(screen.getByText('By Cedar Mutual. Its terms apply.')).toBeTruthy();
  });

  it('of a demo says that nobody is insured', async () => {
    const insurer = { name: 'Golark Sample Insurance', isSample: true };
    await open({ 'POST /v1/insurance/quote': () => Response.json({ ...insurance, insurer }) });
    expect(screen.getByText(/no one is really insured/)).toBeTruthy();
  });

  it('is left out without an answer of the insurer, and the stay is booked alone', async () => {
    const { user, sent } = await open({
      'POST /v1/insurance/quote': () => problem(503, 'UNAVAILABLE', { kind: 'UnavailableError' }),
      'PUT /v1/booking': () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }),
    });
    expect(option()).toBeNull();
    await user.click(pay('Pay $682.00'));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sent.some(({ path }) => path === '/v1/orders')).toBe(false);
  });

  it('is no longer offered after a declined card, because the order is placed without it', async () => {
    const { user } = await open({
      'PUT /v1/booking': () =>
        problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: '2026-11-20T18:30:00.000Z' }),
    });
    expect(screen.getByRole('heading', { name: 'Travel insurance' })).toBeTruthy();
    await user.click(pay('Pay $682.00'));
    expect((await screen.findByRole('alert')).textContent).toContain('Payment declined.');
    expect(screen.queryByRole('heading', { name: 'Travel insurance' })).toBeNull();
  });

  it('whose price has changed is asked for again, and nothing is charged', async () => {
    const { user } = await open({
      [order]: () =>
        problem(422, 'VALIDATION_ERROR', {
          kind: 'ValidationError',
          errors: [
            { path: 'insuranceQuoteId', code: 'insurance_expired', params: {}, message: 'has expired' },
          ],
        }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Insure this stay for $31.00' }));
    await user.click(pay('Pay $713.00'));
    expect(await screen.findByText('The price of the insurance has changed.')).toBeTruthy();
    expect(option()?.checked).toBe(true);
  });

  it('is chosen in the address where the page has no scripts', async () => {
    await open({}, { query: '&insurance=1' });
    expect(pay('Pay $713.00')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Show the price without the insurance', hidden: true });
    expect(link.getAttribute('href')).not.toContain('insurance=');
  });
});
