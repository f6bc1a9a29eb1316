import type { LoginResult } from '@golark/contract/accounts/schemas';
import { canceledTrips, listBookings, pastTrips, upcomingTrips } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import {
  getConversation,
  listConversations,
  listHostConversations,
} from '@golark/contract/conversations/calls';
import { getBookingInsurance } from '@golark/contract/insurance/calls';
import { getMembership } from '@golark/contract/membership/calls';
import { getHostDay, listReservations } from '@golark/contract/partners/calls';
import { listCards } from '@golark/contract/payments/calls';
import { getBookingReview } from '@golark/contract/reviews/calls';
import { listSavedStays } from '@golark/contract/saved/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { listOwnTicketListings, listTicketSales } from '@golark/contract/selling/calls';
import { logIn } from '@golark/contract/sessions/calls';
import { listReceivedTickets } from '@golark/contract/ticket-transfers/calls';
import { listTicketOrders } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { recordOutput } from '#testing/record-output';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { CommandRuntime } from '../command-host.ts';
import { demoSignIns, fillDemo, isDemoFilled } from '../fill-demo.ts';

let golark: TestApp;

beforeAll(async () => {
  golark = await createTestApp({ GOLARK_CATALOG_SIZE: '200', LOG_LEVEL: 'info' });
});
afterAll(() => golark.close());

const start = (change: Partial<CommandRuntime> = {}): Promise<void> => {
  const { ctx, boss, database } = golark;
  const { output } = recordOutput();
  const { signal } = new AbortController();
  return fillDemo({ ctx, boss, database, migrated: [], output, signal, ...change });
};

const demoEmails = demoSignIns.map(({ email }) => email);

const countRows = async (): Promise<Record<string, number>> => {
  const tables = ['accounts', 'listings', 'events', 'orders', 'payments', 'ledger_transactions', 'emails'];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const demo = '(SELECT count(*)::int FROM accounts WHERE email = ANY ($1)) AS demo';
  const { rows } = await golark.database.pool.query(`SELECT ${demo}, ${counts.join(', ')}`, [demoEmails]);
  return rows[0];
};

test('a fill that is stopped in the middle leaves a catalog without accounts, and a later start fills them', async () => {
  const stopped = new AbortController();
  const { output } = recordOutput();
  const stopping = {
    ...output,
    progress: (title: string) => ({
      ...output.progress(title),
      update: (done: number) => {
        if (title === 'Filling the accounts' && done === 10) stopped.abort(new Error('stopped'));
      },
    }),
  };
  await expect(start({ output: stopping, signal: stopped.signal })).rejects.toThrow('stopped');
  expect(await isDemoFilled(golark.ctx.config, golark.ctx.db)).toBe(false);
  expect(await countRows()).toMatchObject({
    demo: 0,
    orders: 0,
    payments: 0,
    ledger_transactions: 0,
    emails: 0,
  });
  await start();
  expect(await isDemoFilled(golark.ctx.config, golark.ctx.db)).toBe(true);
  expect(await countRows()).toMatchObject({ demo: demoSignIns.length });
  expect(golark.logged.filter((line) => line.includes('the demo lacks'))).toEqual([]);
});

test('another start adds nothing, nor does that of a later version on accounts that exist', async () => {
  const before = await countRows();
  await start();
  expect(await countRows()).toEqual(before);
  await golark.database.pool.query(`DELETE FROM milestones WHERE name = 'demo-accounts-filled'`);
  await start();
  expect(await countRows()).toEqual(before);
});

describe('the accounts', () => {
  const logins = new Map<string, LoginResult>();
  let as: Record<(typeof demoSignIns)[number]['role'], LoginResult>;
  const logInAs = async ({ email, password }: (typeof demoSignIns)[number]): Promise<LoginResult> => {
    const { status, body } = await golark.call(logIn, { body: { email, password } });
    expect(status).toBe(200);
    return body;
  };
  beforeAll(async () => {
    for (const one of demoSignIns) logins.set(one.role, await logInAs(one));
  });
  beforeEach(() => {
    as = Object.fromEntries(logins) as typeof as;
  });

  const tripsOf = async (
    call: typeof upcomingTrips | typeof pastTrips | typeof canceledTrips,
  ): Promise<Booking[]> => {
    const { edges } = (await golark.call(call, { as: as.guest, query: {} })).body;
    const ids = edges.map(({ node }) => node.id);
    const { body } = await golark.call(listBookings, { as: as.guest, query: { ids } });
    return body.edges.map(({ node }) => node);
  };
  const ordersOf = async (of: LoginResult, when: 'upcoming' | 'past'): Promise<TicketOrder[]> =>
    (await golark.call(listTicketOrders, { as: of, query: { when } })).body.edges.map(({ node }) => node);

  test('the guest has trips of every state', async () => {
    const upcoming = await tripsOf(upcomingTrips);
    expect(upcoming.filter(({ status }) => status === 'AWAITING_HOST')).toHaveLength(1);
    expect(upcoming.filter(({ changes }) => changes.length > 0)).toHaveLength(1);
    expect(upcoming.map(({ balance }) => balance?.status)).toContain('OPEN');
    const now = golark.clock.now().toISOString().slice(0, 10);
    expect(upcoming.filter(({ arriveDay }) => arriveDay <= now)).toHaveLength(1);
    const policies = await Promise.all(
      upcoming.map(async ({ id }) => {
        const { body } = await golark.call(getBookingInsurance, { as: as.guest, params: { bookingId: id } });
        return body.policy?.status;
      }),
    );
    expect(policies).toContain('ACTIVE');

    const canceled = await tripsOf(canceledTrips);
    const refunded = (by: Booking['canceledBy']) =>
      canceled
        .filter(({ canceledBy }) => canceledBy === by)
        .map(({ total, refunds }) => (refunds[0]?.amount.amount ?? 0) / total.amount);
    expect(refunded('host')).toEqual([1]);
    const [least = 0, most] = refunded('guest').sort();
    expect(least > 0 && least < 1).toBe(true);
    expect(most).toBe(1);
    expect(canceled.filter(({ status }) => status === 'DECLINED')).toHaveLength(2);
    // its card was declined, and the hold has ended
    expect(
      canceled.filter(({ status, canceledBy }) => status === 'CANCELED' && canceledBy === null),
    ).toHaveLength(1);
  });

  test('one past trip is reviewed by both sides, one can be reviewed', async () => {
    const past = await tripsOf(pastTrips);
    expect(past.map(({ status }) => status)).toEqual(past.map(() => 'COMPLETED'));
    const reviews = await Promise.all(
      past.map(
        async ({ id }) =>
          (await golark.call(getBookingReview, { as: as.guest, params: { bookingId: id } })).body,
      ),
    );
    expect(reviews.filter(({ own, fromHost }) => own && fromHost)).toHaveLength(1);
    expect(reviews.filter(({ isOpen, own }) => isOpen && !own)).toHaveLength(1);
  });

  test('the guest has messages in two languages, one of them unread, a wish list and saved cards', async () => {
    const { edges } = (await golark.call(listConversations, { as: as.guest, query: {} })).body;
    expect(edges.filter(({ node }) => node.unreadCount > 0)).toHaveLength(1);
    const threads = await Promise.all(
      edges.map(async ({ node }) => {
        const params = { conversationId: node.id };
        return (await golark.call(getConversation, { as: as.guest, params, query: {} })).body.messages.edges;
      }),
    );
    const messages = threads.flat().map(({ node }) => node);
    expect(new Set(messages.map(({ sender }) => sender))).toEqual(new Set(['guest', 'host']));
    expect(messages.some(({ text }) => text.startsWith('Hola'))).toBe(true);
    expect((await golark.call(listSavedStays, { as: as.guest })).body.stays).toHaveLength(4);
    expect((await golark.call(listCards, { as: as.guest })).body.cards).toHaveLength(2);
  });

  test('the guest has tickets of every state', async () => {
    const upcoming = await ordersOf(as.guest, 'upcoming');
    const tickets = upcoming.flatMap((order) => order.tickets);
    expect(upcoming.some(({ isResale, deliveredAt }) => isResale && deliveredAt !== null)).toBe(true);
    expect(
      upcoming.some(
        ({ status, deliverBy, deliveredAt }) => status === 'CONFIRMED' && deliverBy && !deliveredAt,
      ),
    ).toBe(true);
    expect(
      upcoming.filter(({ isMissed, refunded, total }) => isMissed && refunded.amount === total.amount),
    ).toHaveLength(1);
    expect(upcoming.filter(({ event }) => event.status === 'CANCELED').map(({ status }) => status)).toEqual([
      'CANCELED',
    ]);
    expect(tickets.some(({ isReady }) => isReady)).toBe(true);
    expect(tickets.flatMap(({ transfer }) => transfer?.status ?? []).sort()).toEqual(['ACCEPTED', 'SENT']);
    expect(upcoming.some(({ status, refunded }) => status === 'CONFIRMED' && refunded.amount > 0)).toBe(true);
    expect(await ordersOf(as.guest, 'past')).toHaveLength(1);
    const { rows } = await golark.database.pool.query('SELECT status FROM waiting_list');
    expect(rows).toEqual([{ status: 'WAITING' }]);
  });

  test('the member has renewed once and saved on stays and tickets in both years', async () => {
    const { body } = await golark.call(getMembership, { as: as.member });
    expect(body.subscription).toMatchObject({ status: 'ACTIVE', renews: true });
    expect(body.invoices.map(({ kind, status }) => [kind, status])).toEqual([
      ['RENEWED', 'PAID'],
      ['JOINED', 'PAID'],
    ]);
    const { current, total, items } = body.savings;
    expect(current.amount > 0 && total.amount > current.amount).toBe(true);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['stay', 'tickets']));
    expect((await golark.call(listReceivedTickets, { as: as.member })).body.transfers).toHaveLength(1);
    expect(
      (await ordersOf(as.member, 'upcoming'))
        .flatMap((order) => order.tickets)
        .some(({ isInPool }) => isInPool),
    ).toBe(true);
  });

  test('the seller has listings and sales of every state, and was paid', async () => {
    const { body } = await golark.call(listOwnTicketListings, { as: as.seller, query: {} });
    expect(Object.values(body.counts).every((count) => count > 0)).toBe(true);
    const listings = body.edges.map(({ node }) => node);
    expect(
      listings.some(
        ({ status, soldCount, remainingCount }) => status === 'active' && soldCount > 0 && remainingCount > 0,
      ),
    ).toBe(true);
    expect(listings.some(({ status, soldCount }) => status === 'active' && soldCount === 0)).toBe(true);
    const sales = (await golark.call(listTicketSales, { as: as.seller, query: {} })).body;
    expect(new Set(sales.edges.map(({ node }) => `${node.state} ${node.payoutState}`))).toEqual(
      new Set([
        'DUE HELD',
        'DELIVERED HELD',
        'DELIVERED STOPPED',
        'DELIVERED PAID',
        'MISSED REVERSED',
        'CANCELED REVERSED',
      ]),
    );
    expect(sales.held.amount > 0 && sales.paid.amount > 0).toBe(true);
  });

  test('the partner sees reservations of every kind, a request to answer and a message to read', async () => {
    for (const [tab, least] of [
      ['requests', 2],
      ['upcoming', 2],
      ['current', 3],
      ['past', 10],
      ['canceled', 3],
    ] as const) {
      const { body } = await golark.call(listReservations, { as: as.partner, query: { tab } });
      expect(body.pageInfo.totalCount, tab).toBeGreaterThanOrEqual(least);
    }
    const { edges } = (await golark.call(listHostConversations, { as: as.partner, query: {} })).body;
    expect(edges.filter(({ node }) => node.unreadCount > 0)).toHaveLength(3);
  });

  test('the partner has twelve homes in three towns, and guests who arrive, leave and can be reviewed', async () => {
    const { body } = await golark.call(getHostDay, { as: as.partner });
    expect(body).toMatchObject({ listingCount: 12, nextSteps: [] });
    const { arrivalCount, departureCount, requestCount, reviews } = body;
    for (const count of [arrivalCount, departureCount, requestCount, reviews.length])
      expect(count).toBeGreaterThan(0);
    const pmId = as.partner.account.hosts[0]?.propertyManagerId ?? '';
    const found = await golark.call(searchProperties, { body: { filters: { pmId } } });
    expect(new Set(found.body.properties.map(({ city }) => city)).size).toBe(3);
  });
});

test('stock, money and ledger are right, also after the jobs of the next days', async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.passMinutes(3 * 1440);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});
