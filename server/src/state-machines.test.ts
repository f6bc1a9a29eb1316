import fs from 'node:fs';
import path from 'node:path';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { membershipStatuses } from '@golark/contract/membership/rules';
import { itemStatuses, orderStatuses } from '@golark/contract/orders/rules';
import { holdStatuses, ticketStatuses } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentTransitions, refundTransitions } from '#payments';
import { aBookingBody, aListing, anAccount, aQuote, makeMember } from '#testing/factories';
import { stateDiagramPage } from '#testing/state-diagram';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { membershipTransitions } from './membership/rules/membership-states.ts';
import { itemTransitions, orderTransitions } from './orders/rules/order-states.ts';
import { paymentStatuses } from './payments/rules/payment-states.ts';
import { holdTransitions, ticketTransitions } from './tickets/rules/ticket-states.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId, { status: 'EXPIRED' });
  for (const isCanceled of [true, false]) {
    const quote = await aQuote(golark, await aListing(golark.database.db), { as });
    const { body } = await golark.call(bookStay, { body: aBookingBody(quote), as });
    // a canceled booking has a refund
    if (isCanceled) await golark.call(cancelBooking, { params: { bookingId: body.booking.id }, as });
  }
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  await orderHeld(golark, await aHold(golark, { listingId, quantity: 1 }, { as }), { as });
});
afterAll(() => golark.close());

const machines = {
  order: { table: 'orders', transitions: orderTransitions, statuses: orderStatuses },
  item: { table: 'order_items', transitions: itemTransitions, statuses: itemStatuses },
  payment: { table: 'payments', transitions: paymentTransitions, statuses: paymentStatuses },
  membership: {
    table: 'membership_subscriptions',
    transitions: membershipTransitions,
    statuses: membershipStatuses,
  },
  'ticket-hold': { table: 'ticket_holds', transitions: holdTransitions, statuses: holdStatuses },
  ticket: { table: 'tickets', transitions: ticketTransitions, statuses: ticketStatuses },
  refund: { table: 'refunds', transitions: refundTransitions, statuses: ['PENDING', 'SUCCEEDED', 'FAILED'] },
} as const;

test('the database lists exactly the transitions of the code', async () => {
  const rows = await golark.ctx.db.selectFrom('state_transitions').selectAll().execute();
  const stored = rows.map((row) => `${row.machine} ${row.from_status} ${row.to_status}`).sort();
  const listed = Object.entries(machines).flatMap(([machine, { transitions }]) =>
    transitions.map(({ from, to }) => `${machine} ${from} ${to}`),
  );
  expect(stored).toEqual([...new Set(listed)].sort());
});

test.each(['order', 'item', 'payment', 'refund', 'membership', 'ticket-hold', 'ticket'] as const)(
  'a bare UPDATE of the status of a %s fails unless the transition is listed',
  async (machine) => {
    const { table, transitions, statuses } = machines[machine];
    const key = machine === 'membership' ? 'account_id' : 'id';
    const { rows } = await sql<{
      id: string;
      status: string;
    }>`SELECT ${sql.ref(key)} AS id, status FROM ${sql.table(table)}`.execute(golark.ctx.db);
    const row = rows[0] ?? { id: '', status: '' };
    for (const status of statuses.filter((other) => other !== row.status)) {
      const isListed = transitions.some(({ from, to }) => from === row.status && to === status);
      const update = golark.ctx.db.transaction().execute(async (trx) => {
        await sql`UPDATE ${sql.table(table)} SET status = ${status} WHERE ${sql.ref(key)} = ${row.id}`.execute(
          trx,
        );
        throw new Error('rolled back');
      });
      await expect(update, `${row.status} to ${status}`).rejects.toThrow(
        // a membership that is past due has more columns, which a bare update lacks
        isListed ? /rolled back|membership_grace_if_past_due/ : /cannot change from/,
      );
    }
  },
);

test('the history of an order cannot be rewritten', async () => {
  const update = golark.ctx.db.updateTable('order_events').set({ type: 'canceled' }).execute();
  await expect(update).rejects.toThrow(/append-only/);
});

test('docs/order-states.md shows the transitions of the code', () => {
  const file = path.resolve(import.meta.dirname, '../../docs/order-states.md');
  expect(fs.readFileSync(file, 'utf8')).toBe(stateDiagramPage());
});
