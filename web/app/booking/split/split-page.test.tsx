import type { Order } from '@golark/contract/orders/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleCard, sampleQuote, sampleStay } from '../../../testing/sample-stay.ts';
import { heldSplitPath } from './held-split-path.ts';
import * as splitPage from './split-page.tsx';

const order = 'PUT /v1/orders';
const lodge = {
  ...sampleStay,
  id: 'stay2',
  title: 'River lodge',
  host: { ...sampleStay.host, name: 'Sue' },
};
const second = {
  ...sampleQuote,
  ...{ quoteId: 'quote2', propertyId: 'stay2', arriveDay: '2027-01-13', departDay: '2027-01-18' },
};
const dates = 'dateFrom=2027-01-10&changeDay=2027-01-13&dateTo=2027-01-18';
const quotes = '&quote=quote1&secondQuote=quote2';

type Options = { locale?: 'en' | 'es'; query?: string; isVisitor?: boolean };

const open = (api: ApiResponses = {}, { locale = 'en', query = quotes, isVisitor = false }: Options = {}) =>
  openPage(splitPage, {
    path: '/property/:id/booking/:secondId/',
    address: `/property/stay1/booking/stay2/?${dates}${query}`,
    locale,
    ...(isVisitor ? {} : { account: maya }),
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/property/stay2': () => Response.json(lodge),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/quotes/quote2': () => Response.json(second),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      ...api,
    },
  });

const pay = (name = 'Pay $1,364.00') => screen.getAllByRole('button', { name })[0] as HTMLElement;
const placed = () =>
  Response.json({ order: { id: 'order1', items: [{ id: 'trip1', kind: 'stay' }] } }, { status: 201 });

describe('the checkout of two homes', () => {
  it.each([
    ['en', 'Pay $1,364.00', 'Message to House of Harlan and Sue'],
    ['es', 'Pagar $1,364.00', 'Mensaje para House of Harlan y Sue'],
  ] as const)('orders both with one payment, in %s', async (locale, name, note) => {
    const { user, sent } = await open({ [order]: placed }, { locale });
    await user.type(screen.getByRole('textbox', { name: new RegExp(note) }), 'We move by bike.');
    await user.click(pay(name));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
    const common = { kind: 'stay', guest, note: 'We move by bike.' };
    expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/v1/orders',
        body: {
          items: [
            { ...common, quoteId: 'quote1' },
            { ...common, quoteId: 'quote2' },
          ],
          savedCardId: 'card1',
        },
      },
    ]);
  });

  it('says until when both are held after a card was declined, and leads on with the same quotes', async () => {
    const declined = () =>
      problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: '2026-11-20T18:30:00.000Z' });
    const { user } = await open({ [order]: declined });
    await user.click(pay());
    expect(await screen.findByText(/Your nights and this price are held until/)).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('[name=secondQuoteId]')?.value).toBe('quote2');
  });

  it('asks for a quote of each part, and adds both to the address', async () => {
    const { sent } = await open(
      {
        'GET /v1/property/stay1/quote': () => Response.json(sampleQuote),
        'GET /v1/property/stay2/quote': () => Response.json(second),
      },
      { query: '' },
    );
    expect(pay()).toBeTruthy();
    const asked = sent.filter(({ path }) => path.endsWith('/quote')).map(({ search }) => search);
    expect(asked.map((query) => new URLSearchParams(query).get('arriveDay'))).toEqual([
      '2027-01-10',
      '2027-01-13',
    ]);
  });

  it('puts a new quote into the address in place of one that is over, so that reloading keeps it', async () => {
    const { sent } = await open(
      {
        'GET /v1/quotes/over': () => problem(404, 'NOT_FOUND'),
        'GET /v1/property/stay2/quote': () => Response.json(second),
      },
      { query: '&quote=quote1&secondQuote=over' },
    );
    expect(pay()).toBeTruthy();
    expect(sent.map(({ path }) => path)).toContain('/v1/quotes/quote2');
  });

  it('shows the new price of a home that costs more now', async () => {
    const dearer = { ...second, quoteId: 'quote3' };
    const total = { amount: 100_000, currency: 'USD' as const };
    const quote = { ...dearer, nonMember: { ...dearer.nonMember, total } };
    const changed = () => problem(409, 'PRICE_CHANGED', { kind: 'ConflictError', quote });
    const { user } = await open({ [order]: changed });
    await user.click(pay());
    expect(await screen.findByText('The price or the policy has changed.')).toBeTruthy();
    expect(pay('Pay $1,682.00')).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('[name=secondQuoteId]')?.value).toBe('quote3');
  });

  it('names the home that is taken', async () => {
    const taken = () => problem(409, 'DATES_UNAVAILABLE', { kind: 'ConflictError' });
    await open({ 'GET /v1/property/stay2/quote': taken }, { query: '&quote=quote1' });
    expect(screen.getByRole('heading', { name: 'River lodge' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('shows visitors both homes and the total of both', async () => {
    const rate = (quote: typeof sampleQuote) => () => Response.json(quote);
    await open(
      {
        'GET /v1/property/stay1/rate': rate(sampleQuote),
        'GET /v1/property/stay2/rate': rate(second as typeof sampleQuote),
      },
      { query: '', isVisitor: true },
    );
    expect(screen.getAllByText('$1,364.00').length).toBeGreaterThan(0);
    expect(screen.getAllByText('River lodge').length).toBeGreaterThan(0);
  });
});

describe('an order that is held', () => {
  const booking = (id: string, quote: { propertyId: string; arriveDay: string; departDay: string }) => ({
    node: { ...quote, id, quoteId: `of-${id}` },
  });
  const pathOf = (items: { id: string; kind: string }[], edges: object[]) =>
    heldSplitPath({ fetch: async () => Response.json({ edges }) }, { items } as Order);
  const trips = [
    { id: 'trip1', kind: 'stay' },
    { id: 'trip2', kind: 'stay' },
  ];

  it('of two homes one after the other has a checkout of both', async () => {
    const path = await pathOf(trips, [booking('trip2', second), booking('trip1', sampleQuote)]);
    expect(path).toBe(`/property/stay1/booking/stay2/?${dates}&quote=of-trip1&secondQuote=of-trip2`);
  });

  it('of one home, or of two for the same nights, has not', async () => {
    expect(await pathOf(trips.slice(1), [booking('trip2', second)])).toBeNull();
    const sameNights = { ...sampleQuote, propertyId: 'stay2' };
    expect(await pathOf(trips, [booking('trip1', sampleQuote), booking('trip2', sameNights)])).toBeNull();
  });
});
