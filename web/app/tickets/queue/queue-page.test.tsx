import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponses, openPage } from '../../../testing/open-page.tsx';
import { sampleEvent } from '../../../testing/sample-ticket-event.ts';
import * as queuePage from './queue-page.tsx';

const queue: Queue = {
  eventId: 'ev1',
  status: 'OPEN',
  opensAt: '2025-11-01T17:30:00.000Z',
  saleAt: '2025-11-01T18:00:00.000Z',
  hasDraw: true,
  commitment: 'c0ffee',
  waiting: 8920,
  total: 9000,
  ticketsLeft: 3400,
  isSoldOut: false,
};

const place: QueuePlace = {
  id: 'place1',
  code: 'abc',
  status: 'WAITING',
  number: 2200,
  ahead: 2113,
  expectedSeconds: 1080,
  admittedUntil: null,
  pollSeconds: 60,
};

type Options = { of?: Partial<Queue>; own?: Partial<QueuePlace> | null; api?: ApiResponses };

const open = ({ of = {}, own = {}, api = {} }: Options = {}) =>
  openPage(queuePage, {
    path: '/tickets/event/:eventId/queue/',
    address: '/tickets/event/ev1/queue/',
    api: {
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      'GET /v1/events/ev1/queue': () =>
        Response.json({ queue: { ...queue, ...of }, place: own === null ? null : { ...place, ...own } }),
      ...api,
    },
  });

afterEach(() => vi.unstubAllGlobals());

describe('the waiting room', () => {
  it('says when it opens and when the sale starts', async () => {
    await open({
      of: { status: 'ROOM', opensAt: '2099-11-01T17:30:00.000Z', saleAt: '2099-11-01T18:00:00.000Z' },
      own: null,
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Sun, Nov 1, 9:30\u00a0AM PST');
    expect(screen.queryByRole('button', { name: /take part/i })).toBeNull();
  });

  it('gives a place in the draw', async () => {
    const { user, sent } = await open({
      of: { status: 'ROOM', saleAt: '2099-11-01T18:00:00.000Z' },
      own: null,
      api: { 'POST /v1/events/ev1/queue': () => Response.json({ queue, place }) },
    });
    expect(screen.getByText('8,920 people are here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take part' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('shows place, wait and tickets left, and where to check the draw', async () => {
    await open();
    expect(screen.getByText('You’re number 2,114 of 8,920 waiting')).toBeTruthy();
    expect(screen.getByText(/About 18 minutes, 3,400 tickets left/).textContent).toContain(
      'There may not be enough tickets',
    );
    expect(screen.getByRole('link', { name: 'Check the draw' }).getAttribute('href')).toBe(
      '/tickets/event/ev1/draw/',
    );
  });

  it('asks again when the server said, and then leads to the seats', async () => {
    const admitted = { ...place, status: 'ADMITTED', ahead: null, admittedUntil: '2099-11-01T18:10:00.000Z' };
    vi.stubGlobal('fetch', async () => Response.json({ queue, place: admitted }));
    await open({ own: { pollSeconds: 0.01 } });
    const seats = await screen.findByRole('link', { name: 'Choose seats' });
    expect(seats.getAttribute('href')).toBe('/tickets/event/ev1/');
  });

  it('says that the time is over, and that everything is sold', async () => {
    await open({ own: { status: 'ENDED' } });
    expect(screen.getByRole('button', { name: 'Get back in line' })).toBeTruthy();
  });

  it('tells who still waits that nothing is left', async () => {
    await open({ of: { isSoldOut: true, ticketsLeft: 0 } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sold out');
  });

  it('doesn’t promise a time while everything that is left is held', async () => {
    await open({ of: { ticketsLeft: 0 }, own: { expectedSeconds: null } });
    expect(screen.getByText(/other people’s carts/)).toBeTruthy();
  });
});
