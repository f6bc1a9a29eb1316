import type { Objection, OrderObjection } from '@golark/contract/objections/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import {
  sampleCodes,
  sampleEvent,
  sampleHold,
  sampleTicketOrder,
} from '../../../testing/sample-ticket-event.ts';
import * as orderPage from './order-page.tsx';

const nothingToSay: OrderObjection = { kinds: [], until: null, objection: null };
const until = '2026-12-08T20:00:00.000Z';
const said: Objection = {
  ...{ kind: 'not-received', text: 'Nothing in the app', state: 'OPEN', answer: null },
  ...{ madeAt: '2026-11-22T18:00:00.000Z', endedAt: null, reason: null },
};

type Options = { api?: ApiResponses; order?: Partial<typeof sampleTicketOrder>; query?: string };

const open = ({ api = {}, order = {}, query = '' }: Options = {}) =>
  openPage(orderPage, {
    path: '/account/tickets/purchased/:orderId/',
    address: `/account/tickets/purchased/order1/${query}`,
    account: maya,
    api: {
      'GET /v1/tickets/orders/order1': () => Response.json({ order: { ...sampleTicketOrder, ...order } }),
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      'GET /v1/tickets/orders/order1/codes': () => Response.json({ codes: sampleCodes }),
      'GET /v1/tickets/orders/order1/objection': () => Response.json(nothingToSay),
      ...api,
    },
  });

describe('an order of tickets', () => {
  it('is opened by its key, with a file for each ticket and the event for the calendar', async () => {
    await open({ query: '?bought=1' });
    expect(screen.getByRole('status').textContent).toContain('The 2 tickets are yours.');
    const file = screen.getByRole('link', { name: 'Download ticket: Section 101, Row 2, Seat 4' });
    expect(file.getAttribute('href')).toBe('/v1/tickets/orders/order1/tickets/2?key=key1');
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/account/tickets/purchased/order1/calendar.ics?key=key1',
    );
  });

  it('leads to stays near the venue for all who have tickets, until the event begins', async () => {
    const ahead = await open();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Stays near / });
    expect(new URL(link.href).searchParams.get('radius')).toBe('15000');
    ahead.unmount();
    await open({ order: { event: { ...sampleTicketOrder.event, startsAt: '2026-11-01T03:00:00.000Z' } } });
    expect(screen.queryByRole('link', { name: /^Stays near / })).toBeNull();
  });

  it('whose payment failed is paid with another card in the checkout of its hold', async () => {
    await open({
      order: { status: 'PAYMENT_FAILED', tickets: [], holdExpiresAt: '2026-11-20T18:30:00.000Z' },
      api: {
        'GET /v1/events/ev1/hold': () =>
          Response.json({ hold: { ...sampleHold, status: 'ORDERED', orderId: 'order1' } }),
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('10:30\u00a0AM PST');
    expect(screen.getByRole('link', { name: 'Pay with another card' }).getAttribute('href')).toBe(
      '/tickets/event/ev1/checkout/?hold=hold1',
    );
  });

  it('that waits for the bank leads there', async () => {
    await open({
      order: { status: 'PENDING_PAYMENT', tickets: [], paymentAction: { url: 'https://bank.example/' } },
    });
    expect(screen.getByRole('link', { name: 'Confirm with your bank' }).getAttribute('href')).toBe(
      'https://bank.example/',
    );
  });

  it('of an event that was moved can be returned in two presses while there is time', async () => {
    const { user, sent } = await open({
      order: {
        returnUntil: '2026-11-30T18:00:00.000Z',
        event: { ...sampleTicketOrder.event, status: 'MOVED' },
      },
      api: {
        'POST /v1/tickets/orders/order1/return': () => Response.json({ order: sampleTicketOrder }),
      },
    });
    expect(screen.getByText(/until Mon, Nov 30, 10 AM PST and get all of \$172.00 back/)).toBeTruthy();
    await user.click(screen.getByText('Return the tickets'));
    await user.click(screen.getByRole('button', { name: 'Return 2 tickets for $172.00' }));
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/return'))).toBe(true));
  });

  it('says what was refunded, and that the event is canceled', async () => {
    await open({
      order: {
        status: 'CANCELED',
        refunded: { amount: 17_200, currency: 'USD' },
        event: { ...sampleTicketOrder.event, status: 'CANCELED' },
        tickets: [],
      },
    });
    expect(screen.getByText('The event is canceled. $172.00 was refunded.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('says until when the seller delivers, and what happens otherwise', async () => {
    const tickets = sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, isReady: false }));
    const late = {
      delivery: 'upload',
      inHandOn: '2026-12-01',
      deliverBy: '2026-12-05T03:00:00.000Z',
    } as const;
    await open({ order: { ...late, tickets } });
    const words = screen.getByText(/The seller delivers them by Fri, Dec 4, 7 PM PST/);
    expect(words.textContent).toContain('The seller has the tickets from Tue, Dec 1.');
    expect(words.textContent).toContain('you get all of your money back automatically');
  });

  it('says where the seller transferred the tickets to', async () => {
    await open({
      order: {
        delivery: 'transfer',
        deliverBy: '2026-12-05T03:00:00.000Z',
        deliveredAt: '2026-11-21T18:00:00.000Z',
        transferredWith: { service: 'Ticket app', reference: 'T-42' },
        tickets: sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, isReady: false })),
      },
    });
    expect(
      screen.getByText(/transferred the tickets to ana@example.com with Ticket app. .* T-42/),
    ).toBeTruthy();
  });

  it('says that the seller did not deliver', async () => {
    await open({
      order: { status: 'CANCELED', isMissed: true, refunded: sampleTicketOrder.total, tickets: [] },
    });
    expect(screen.getByText('The seller didn’t deliver. $172.00 was refunded.')).toBeTruthy();
  });

  it('shows the code of each ticket, one after another, and on the whole screen, which stays on', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { user } = await open();
    const code = screen.getByRole('button', { name: 'Code of Section 101, Row 2, Seat 3, full screen' });
    expect(code.querySelector('path')?.getAttribute('d')).toBe(sampleCodes[0]?.path);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    code.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous ticket' }));
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const shown = await screen.findByRole('dialog', { name: 'Your 2 codes' });
    expect(request).toHaveBeenCalledWith('screen');
    await user.keyboard('{ArrowRight}');
    expect(within(shown).getByText('2 of 2')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Seat 4');
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(release).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('of a seller has its codes in the files, and says so', async () => {
    await open({ api: { 'GET /v1/tickets/orders/order1/codes': () => Response.json({ codes: [] }) } });
    expect(screen.getByText(/^The codes are in the seller’s PDFs/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('transfers a ticket in three presses', async () => {
    const own = sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, canTransfer: true }));
    const { user, sent } = await open({
      order: { tickets: own, isResale: false },
      api: {
        'POST /v1/tickets/orders/order1/transfers': () =>
          Response.json({ order: sampleTicketOrder }, { status: 201 }),
      },
    });
    await user.click(screen.getByRole('link', { name: 'Transfer ticket: Section 101, Row 2, Seat 4' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('Lee{Tab}lee@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Ticket sent to Lee.');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ tickets: [2], name: 'Lee', email: 'lee@example.com' },
    });
  });

  it('gives tickets to somebody, and says what is missing at its field', async () => {
    const bodies: unknown[] = [];
    const own = sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, canTransfer: true }));
    await open({
      order: { tickets: own, isResale: false },
      api: {
        'POST /v1/tickets/orders/order1/transfers': ({ body }) => {
          bodies.push(body);
          return Response.json({ order: sampleTicketOrder }, { status: 201 });
        },
      },
    });
    const send = screen.getByRole('button', { name: 'Send', hidden: true });
    await userEvent.click(send);
    expect(await screen.findByText('Choose at least one ticket')).toBeTruthy();
    const [choice] = screen.getAllByRole('checkbox', { name: 'Section 101, Row 2, Seat 4' });
    await userEvent.click(choice as HTMLElement);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lee');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'lee@example.com');
    await userEvent.click(send);
    const news = await screen.findByText('Ticket sent to Lee.');
    expect(bodies).toEqual([{ tickets: [2], name: 'Lee', email: 'lee@example.com' }]);
    expect(document.activeElement).toBe(news.closest('.alert'));
  });

  it('says to whom a ticket was given, without its file, and takes an offer back', async () => {
    const [first, second] = sampleTicketOrder.tickets;
    if (!first || !second) throw new Error('the sample has two tickets');
    const to = { id: 'transfer1', name: 'Lee', email: 'lee@example.com' };
    await open({
      order: {
        tickets: [
          { ...first, isReady: false, transfer: { ...to, status: 'ACCEPTED' } },
          { ...second, isReady: false, transfer: { ...to, status: 'SENT' } },
        ],
      },
    });
    expect(screen.getByText('Transferred to Lee (lee@example.com)')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Take back the tickets sent to Lee' })).toHaveLength(1);
  });

  it('shows what canceling tickets refunds, and cancels them for exactly that', async () => {
    const bodies: unknown[] = [];
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    await open({
      query: '?cancel=2',
      order: {
        tickets: sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, canCancel: true })),
        refundStep: { percent: 75, until: '2026-12-01T18:00:00.000Z' },
      },
      api: {
        'GET /v1/tickets/orders/order1/cancellation': () =>
          Response.json({
            ...{ tickets: [2], percent: 75, until: '2026-12-01T18:00:00.000Z' },
            ...{ paid: usd(8600), refund: usd(6450) },
          }),
        'POST /v1/tickets/orders/order1/cancel': ({ body }) => {
          bodies.push(body);
          return Response.json({ order: sampleTicketOrder, refund: usd(6450) });
        },
      },
    });
    expect(screen.getByText('$64.50 goes back to the card ending 4242.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the ticket, get $64.50' }));
    await waitFor(() => expect(bodies).toEqual([{ tickets: [2], refundAmount: 6450 }]));
  });

  it('offers tickets to others, and takes them back', async () => {
    const bodies: unknown[] = [];
    let own = sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, canTransfer: true }));
    const current = () => Response.json({ order: { ...sampleTicketOrder, tickets: own, refundStep: null } });
    await open({
      api: {
        'GET /v1/tickets/orders/order1': current,
        'POST /v1/tickets/orders/order1/offers': ({ body }) => {
          bodies.push(body);
          own = own.map((ticket) => (ticket.number === 2 ? { ...ticket, isInPool: true } : ticket));
          return Response.json({ order: sampleTicketOrder });
        },
      },
    });
    const confirm = screen.getByRole('button', { name: 'Resell these tickets', hidden: true });
    await userEvent.click(confirm);
    expect(await screen.findByText('Choose at least one ticket')).toBeTruthy();
    const [, choice] = screen.getAllByRole('checkbox', { name: 'Section 101, Row 2, Seat 4' });
    await userEvent.click(choice as HTMLElement);
    await userEvent.click(confirm);
    const news = await screen.findByText('One ticket is on sale to others.');
    expect(bodies).toEqual([{ tickets: [2] }]);
    expect(document.activeElement).toBe(news.closest('.alert'));
  });

  it('says which tickets are offered to others, and that somebody is buying them', async () => {
    const offered = sampleTicketOrder.tickets.map((ticket) => ({ ...ticket, isInPool: true }));
    await open({
      order: { tickets: offered },
      api: { 'DELETE /v1/tickets/orders/order1/offers': () => problem(409, 'INVALID_STATE') },
    });
    expect(screen.getAllByText('On sale to others: valid until it is bought')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Take them back' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Another buyer is paying for these tickets',
    );
  });

  const withObjection = (objection: OrderObjection, api: ApiResponses = {}) =>
    open({
      order: { transferredWith: { service: 'Ticket app', reference: 'T-42' } },
      api: { 'GET /v1/tickets/orders/order1/objection': () => Response.json(objection), ...api },
    });

  it('takes a report of a problem until the seller is paid, and says what is missing', async () => {
    const kinds: OrderObjection['kinds'] = ['not-received', 'refused'];
    const { user, sent } = await withObjection(
      { kinds, until, objection: null },
      { 'POST /v1/tickets/orders/order1/objection': () => Response.json(nothingToSay, { status: 201 }) },
    );
    expect(screen.getByRole('heading', { name: 'Did the tickets arrive?' })).toBeTruthy();
    expect(screen.getByText(/tell us by Tue, Dec 8, 12 PM PST/)).toBeTruthy();
    await user.click(screen.getByText('Report a problem'));
    await user.click(screen.getByRole('button', { name: 'Report the problem' }));
    expect(await screen.findByText('Choose what happened')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'The tickets didn’t arrive.' }));
    await user.type(screen.getByRole('textbox', { name: /What we should know/ }), 'Nothing in the app');
    await user.click(screen.getByRole('button', { name: 'Report the problem' }));
    const posted = () => sent.find(({ method }) => method === 'POST')?.body;
    await waitFor(() => expect(posted()).toEqual({ kind: 'not-received', text: 'Nothing in the app' }));
  });

  it('says that a problem can not be reported any longer', async () => {
    const { user } = await withObjection(
      { kinds: ['refused'], until, objection: null },
      { 'POST /v1/tickets/orders/order1/objection': () => problem(409, 'INVALID_STATE') },
    );
    await user.click(screen.getByText('Report a problem'));
    await user.click(screen.getByRole('radio', { name: 'The tickets were refused at the entrance.' }));
    await user.click(screen.getByRole('button', { name: 'Report the problem' }));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reported anymore');
  });

  it('shows what was reported with the answer of the seller, and takes it back', async () => {
    const answer = { text: 'Look in the spam', at: '2026-11-23T18:00:00.000Z' };
    const { user, sent } = await withObjection(
      { ...nothingToSay, objection: { ...said, answer } },
      { 'DELETE /v1/tickets/orders/order1/objection': () => Response.json(nothingToSay) },
    );
    expect(screen.getByText('Nothing in the app')).toBeTruthy();
    expect(screen.getByText('Look in the spam')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All is well now' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('that was decided for the buyer does not say that nothing was delivered', async () => {
    await open({
      order: { status: 'CANCELED', isMissed: true, refunded: sampleTicketOrder.total, tickets: [] },
      api: {
        'GET /v1/tickets/orders/order1/objection': () =>
          Response.json({ ...nothingToSay, objection: { ...said, state: 'UPHELD', reason: 'Used before.' } }),
      },
    });
    expect(screen.getByText('$172.00 was refunded.')).toBeTruthy();
    expect(screen.getByText('We decided for you.')).toBeTruthy();
  });

  it('says what was decided and why', async () => {
    const decided: Objection = { ...said, state: 'REJECTED', reason: 'The venue has scanned them.' };
    await withObjection({ ...nothingToSay, objection: decided });
    expect(screen.getByText('We decided for the seller.')).toBeTruthy();
    expect(screen.getByText(/The venue has scanned them/)).toBeTruthy();
    expect(screen.queryByText('Report a problem')).toBeNull();
  });
});
