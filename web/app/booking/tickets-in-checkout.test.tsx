import type { Hold } from '@golark/contract/tickets/order-schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleCard, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import { sampleHold } from '../../testing/sample-ticket-event.ts';
import * as bookingPage from './booking-page.tsx';

const order = 'PUT /v1/orders';
const holdsOf = (...holds: Hold[]) => ({ 'GET /v1/tickets/holds': () => Response.json({ holds }) });

type Options = { locale?: 'en' | 'es'; query?: string; instantBook?: boolean };

const open = (api: ApiResponses, { locale = 'en', query = '', instantBook = true }: Options = {}) =>
  openPage(bookingPage, {
    path: '/booking/:id/',
    address: `/booking/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1${query}`,
    locale,
    account: maya,
    api: {
      'GET /v1/property/stay1': () => Response.json({ ...sampleStay, instantBook }),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      ...holdsOf(sampleHold),
      ...api,
    },
  });

const pay = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const option = (name = 'Pay for these tickets with the stay: $172.00 more') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const placed = () =>
  Response.json({ order: { id: 'order1', items: [{ id: 'trip1', kind: 'stay' }] } }, { status: 201 });
const declined = () =>
  problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: '2026-11-20T18:30:00.000Z' });

/** The amounts of the lines of the price, the last of which is the total. */
const shownLines = () => {
  const [lines] = [...document.querySelectorAll('.price-lines')];
  const amounts = [...(lines?.querySelectorAll('dd') ?? [])].map((cell) => cell.textContent ?? '');
  return amounts.map((words) => Number(words.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
};

describe('tickets that are held, in the checkout of a stay', () => {
  it.each([
    {
      locale: 'en',
      name: 'Pay for these tickets with the stay: $172.00 more',
      before: 'Pay $682.00',
      after: 'Pay $854.00',
    },
    {
      locale: 'es',
      name: 'Pagar estos boletos junto con la estancia: $172.00 más',
      before: 'Pagar $682.00',
      after: 'Pagar $854.00',
    },
  ] as const)('are an unchecked option that changes every price in place, in $locale', async (words) => {
    const { locale, name, before, after } = words;
    const { user, sent } = await open({ [order]: placed }, { locale });
    expect(option(name).checked).toBe(false);
    expect(pay(before)).toBeTruthy();
    await user.click(option(name));
    const lines = shownLines();
    expect(Math.round(lines.slice(0, -1).reduce((sum, amount) => sum + amount, 0) * 100)).toBe(85_400);
    expect(lines.at(-1)).toBe(854);
    await user.click(pay(after));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [
        { kind: 'stay', quoteId: 'quote1' },
        { kind: 'tickets', holdId: 'hold1', buyer: { firstName: 'Maya', email: 'maya@example.com' } },
      ],
    });
  });

  it('are left out of a stay that is booked alone', async () => {
    const { user, sent } = await open({
      'PUT /v1/booking': () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }),
    });
    await user.click(pay('Pay $682.00'));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sent.find(({ method }) => method === 'PUT')?.path).toBe('/v1/booking');
  });

  it('are not offered where a host has to accept, and not without any', async () => {
    const view = await open({}, { instantBook: false });
    expect(screen.queryByText('Your tickets')).toBeNull();
    view.unmount();
    await open(holdsOf());
    expect(screen.queryByText('Your tickets')).toBeNull();
  });

  it('are in the price from the start where the address says so, as without JavaScript', async () => {
    await open({}, { query: '&tickets=1' });
    expect(pay('Pay $854.00')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Show the price without the tickets' });
    expect(link.getAttribute('href')).not.toContain('tickets');
  });

  it('stay in the order after a declined card', async () => {
    const answers = [declined, placed];
    const { user, sent } = await open({ [order]: () => answers.shift()?.() ?? Response.error() });
    await user.click(option());
    await user.click(pay('Pay $854.00'));
    expect((await screen.findByRole('alert')).textContent).toContain('Payment declined.');
    expect(screen.queryByRole('checkbox', { name: /these tickets/ })).toBeNull();
    await user.click(pay('Pay $854.00'));
    await screen.findByText(/page \/account\/trips\//);
    const [first, second] = sent.filter(({ method }) => method === 'PUT');
    expect(second?.body).toEqual(first?.body);
  });

  it('whose time is up are taken out of the price, and nothing is paid', async () => {
    let isHeld = true;
    const { user } = await open({
      'GET /v1/tickets/holds': () => Response.json({ holds: isHeld ? [sampleHold] : [] }),
      [order]: () => {
        isHeld = false;
        return problem(409, 'HOLD_EXPIRED', { kind: 'ConflictError' });
      },
    });
    await user.click(option());
    await user.click(pay('Pay $854.00'));
    expect(await screen.findByText('Your seats are no longer held.')).toBeTruthy();
    await waitFor(() => expect(pay('Pay $682.00')).toBeTruthy());
  });

  it('of an order that is held are shown again with what was ordered', async () => {
    const booking = { id: 'trip1', orderId: 'order1', propertyId: 'stay1' };
    const held = { ...booking, quoteId: 'quote1', status: 'PAYMENT_FAILED' };
    const lines = [{ code: 'tickets', label: '2 tickets', amount: sampleHold.total }];
    const items = [
      { id: 'trip1', kind: 'stay', lines: [] },
      { id: 'item2', kind: 'tickets', lines },
    ];
    const { user, sent } = await open({
      ...holdsOf({ ...sampleHold, status: 'ORDERED', orderId: 'order1' }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [{ node: { id: 'trip1' } }] }),
      'GET /v1/bookings': () => Response.json({ edges: [{ node: held }] }),
      'GET /v1/orders/order1': () => Response.json({ order: { id: 'order1', items, payments: [] } }),
      [order]: placed,
    });
    expect(screen.getByText('These tickets are in the same order as the stay.')).toBeTruthy();
    await user.click(pay('Pay $854.00'));
    await screen.findByText(/page \/account\/trips\//);
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [{ kind: 'stay' }, { kind: 'tickets', holdId: 'hold1' }],
    });
  });
});
