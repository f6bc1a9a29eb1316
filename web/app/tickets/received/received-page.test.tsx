import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage } from '../../../testing/open-page.tsx';
import { sampleCodes, sampleTicketOrder } from '../../../testing/sample-ticket-event.ts';
import * as receivedPage from './received-page.tsx';

const transfer: ReceivedTickets = {
  id: 'transfer1',
  status: 'SENT',
  event: sampleTicketOrder.event,
  from: 'Ana Diaz',
  name: 'Lee',
  tickets: sampleTicketOrder.tickets.map(({ number, place, status, usedAt }) => ({
    ...{ number, place, status, usedAt },
    isReady: false,
  })),
  disclosures: [],
  key: 'key1',
  createdAt: '2026-11-20T18:00:00.000Z',
};

const open = (change: Partial<ReceivedTickets>, api: ApiResponses = {}) =>
  openPage(receivedPage, {
    path: '/tickets/transfer/:transferId/',
    address: '/tickets/transfer/transfer1/',
    account: maya,
    api: {
      'GET /v1/tickets/transfers/transfer1': () => Response.json({ transfer: { ...transfer, ...change } }),
      'GET /v1/tickets/transfers/transfer1/codes': () => Response.json({ codes: sampleCodes }),
      ...api,
    },
  });

it('offers tickets with their seats, to be accepted or declined', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Diaz sent you 2 tickets.');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

it('says in view of the reader that accepted tickets are theirs', async () => {
  let status: ReceivedTickets['status'] = 'SENT';
  const current = () => Response.json({ transfer: { ...transfer, status } });
  const { user } = await open(
    {},
    {
      'GET /v1/tickets/transfers/transfer1': current,
      'POST /v1/tickets/transfers/transfer1/accept': () => {
        status = 'ACCEPTED';
        return current();
      },
    },
  );
  expect(screen.getByText(/It costs nothing\. They’re added to your account\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const news = await screen.findByText('The 2 tickets are yours.');
  expect(document.activeElement).toBe(news.closest('.alert'));
  expect(document.activeElement?.textContent).toContain('You find them in your account.');
});

it('has the code and the file of each ticket once they are accepted', async () => {
  await open({
    status: 'ACCEPTED',
    tickets: transfer.tickets.map((ticket) => ({ ...ticket, isReady: true })),
  });
  const file = screen.getByRole('link', { name: 'Download ticket: Section 101, Row 2, Seat 4' });
  expect(file.getAttribute('href')).toBe('/v1/tickets/transfers/transfer1/tickets/2?key=key1');
  expect(
    screen.getByRole('button', { name: 'Code of Section 101, Row 2, Seat 3, full screen' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('says that tickets were withdrawn', async () => {
  await open({ status: 'WITHDRAWN', tickets: [] });
  expect(screen.getByText('Ana Diaz took these tickets back.')).toBeTruthy();
});
