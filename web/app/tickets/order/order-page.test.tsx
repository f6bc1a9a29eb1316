import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage } from '../../../testing/open-page.tsx';
import { sampleEvent, sampleHold, sampleTicketOrder } from '../../../testing/sample-ticket-event.ts';
import * as orderPage from './order-page.tsx';

type Options = { api?: ApiResponses; order?: Partial<typeof sampleTicketOrder>; query?: string };

const open = ({ api = {}, order = {}, query = '?key=key1' }: Options = {}) =>
  openPage(orderPage, {
    path: '/account/tickets/purchased/:orderId/',
    address: `/account/tickets/purchased/order1/${query}`,
    api: {
      'GET /v1/tickets/orders/order1': () => Response.json({ order: { ...sampleTicketOrder, ...order } }),
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      ...api,
    },
  });

describe('an order of tickets', () => {
  it('is opened by its key, with a file for each ticket and the event for the calendar', async () => {
    await open({ query: '?key=key1&bought=1' });
    expect(screen.getByRole('status').textContent).toContain('The 2 tickets are yours.');
    const file = screen.getByRole('link', { name: 'Download ticket: Section 101, Row 2, Seat 4' });
    expect(file.getAttribute('href')).toBe('/v1/tickets/orders/order1/tickets/2?key=key1');
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/account/tickets/purchased/order1/calendar.ics?key=key1',
    );
  });

  it('whose payment failed is paid with another card in the checkout of its hold', async () => {
    await open({
      order: { status: 'PAYMENT_FAILED', tickets: [], holdExpiresAt: '2026-11-20T18:30:00.000Z' },
      api: {
        'GET /v1/events/ev1/hold': () =>
          Response.json({ hold: { ...sampleHold, status: 'ORDERED', orderId: 'order1' } }),
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('10:30 AM PST');
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
});
