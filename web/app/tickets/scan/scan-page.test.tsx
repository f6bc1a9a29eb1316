import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleTicketOrder } from '../../../testing/sample-ticket-event.ts';
import * as scanPage from './scan-page.tsx';

const event = {
  ...{ id: 'ev1', title: 'Rail v. Kings', startsAt: '2026-11-21T03:00:00.000Z', venue: 'Test Arena' },
  ...{ timeZone: 'America/Denver', ticketCount: 120, admittedCount: 7 },
};

const open = (address: string, api: ApiResponses = {}) =>
  openPage(scanPage, {
    path: '/tickets/scan/:eventId?/',
    address,
    account: maya,
    api: { 'GET /v1/operator/tickets/events': () => Response.json({ events: [event] }), ...api },
  });

it('offers the events of these days, and nothing to an account without the permission', async () => {
  await open('/tickets/scan/');
  expect(screen.getByRole('link', { name: 'Rail v. Kings' }).getAttribute('href')).toBe('/tickets/scan/ev1/');
  expect(screen.getByText('7 of 120 let in')).toBeTruthy();
  cleanup();
  await open('/tickets/scan/', {
    'GET /v1/operator/tickets/events': () => problem(403, 'UNAUTHORIZED_ERROR'),
  });
  expect(screen.getByText('This page is for scanners at the door')).toBeTruthy();
});

it('shows the result in large words, and is ready for the next code', async () => {
  const place = sampleTicketOrder.tickets[0]?.place;
  const results = [
    { result: 'VALID', place, usedAt: '2026-11-21T02:10:00.000Z' },
    { result: 'USED', place, usedAt: '2026-11-21T02:10:00.000Z' },
  ];
  const { user, sent } = await open('/tickets/scan/ev1/', {
    'POST /v1/operator/tickets/scan': () => Response.json(results.shift()),
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code on the ticket' });
  // as a handheld scanner types it
  await user.type(field, 'GLK01{Enter}');
  expect((await screen.findByText('Let in')).closest('[data-result]')?.getAttribute('data-result')).toBe(
    'VALID',
  );
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'GLK01{Enter}');
  await screen.findByText('Already used');
  expect(screen.getByText(/Used at 7:10 PM MST/)).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('scan')).map(({ body }) => body)).toEqual([
    { eventId: 'ev1', barcode: 'GLK01' },
    { eventId: 'ev1', barcode: 'GLK01' },
  ]);
});
