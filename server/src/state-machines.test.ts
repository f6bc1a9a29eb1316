import fs from 'node:fs';
import path from 'node:path';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { membershipStatuses } from '@golark/contract/membership/rules';
import { objectionStates } from '@golark/contract/objections/rules';
import { itemStatuses, orderStatuses } from '@golark/contract/orders/rules';
import { listingStatuses } from '@golark/contract/own-listings/rules';
import { getQueue } from '@golark/contract/queue/calls';
import { queueStatuses } from '@golark/contract/queue/rules';
import { payoutStates, saleStates } from '@golark/contract/selling/rules';
import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import { holdStatuses, ticketStatuses, transferStatuses } from '@golark/contract/tickets/rules';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { waitingStatuses } from '@golark/contract/waiting-list/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentTransitions, refundTransitions } from '#payments';
import { aBookingBody, aListing, anAccount, aQuote, makeMember } from '#testing/factories';
import { stateDiagramPage } from '#testing/state-diagram';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { returnedNightStatuses, returnedNightTransitions } from './booking/rules/returned-night-states.ts';
import { membershipTransitions } from './membership/rules/membership-states.ts';
import { balanceStatuses, balanceTransitions } from './orders/rules/balance-states.ts';
import { itemTransitions, orderTransitions } from './orders/rules/order-states.ts';
import { paymentStatuses } from './payments/rules/payment-states.ts';
import { objectionTransitions } from './selling/rules/objection-states.ts';
import { payoutTransitions, saleTransitions } from './selling/rules/sale-states.ts';
import { listingTransitions } from './stays/rules/listing-states.ts';
import { queueTransitions } from './tickets/queue/rules/queue-states.ts';
import {
  holdTransitions,
  ticketTransitions,
  transferTransitions,
  waitingTransitions,
} from './tickets/rules/ticket-states.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId, { status: 'EXPIRED' });
  for (const isCanceled of [true, false]) {
    const offered = isCanceled
      ? { non_refundable_discount_percent: 10 }
      : { deposit_percent: 30, balance_days_before: 7 };
    const listingId = await aListing(golark.database.db, offered);
    const quote = await aQuote(golark, listingId, { as, ...(isCanceled && { ratePlan: 'non-refundable' }) });
    const paymentPlan = isCanceled ? 'full' : 'deposit';
    const { body } = await golark.call(bookStay, { body: { ...aBookingBody(quote), paymentPlan }, as });
    // a canceled booking has a refund, and nights that are not refunded yet
    if (isCanceled) await golark.call(cancelBooking, { params: { bookingId: body.booking.id }, as });
  }
  const sellerAccountId = as.account.accountId;
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark), sellerAccountId });
  const by = aBrowser();
  await orderHeld(golark, await aHold(golark, { listingId, quantity: 1 }, by), by);
  await sql`INSERT INTO ticket_objections (item_id, kind, status, made_at)
    SELECT item_id, 'refused', 'OPEN', ${golark.clock.now()} FROM ticket_sales`.execute(golark.ctx.db);
  const own = await seatsForSale(golark, { eventId: await aGame(golark) });
  const bought = await orderHeld(golark, await aHold(golark, { listingId: own, quantity: 1 }, { as }), {
    as,
  });
  const soldOut = await aGame(golark);
  await golark.call(joinWaitingList, { as, params: { eventId: soldOut }, body: { quantity: 2 } });
  await golark.call(sendTickets, {
    as,
    params: { orderId: bought.body.order.id },
    query: {},
    body: { tickets: [1], name: 'Lee', email: 'lee@example.com' },
  });
  const onSaleAt = new Date(golark.clock.now().getTime() + 60_000);
  await golark.call(getQueue, { params: { eventId: await aGame(golark, { onSaleAt }) } });
});
afterAll(() => golark.close());

const machines = {
  listing: { table: 'listings', transitions: listingTransitions, statuses: listingStatuses },
  order: { table: 'orders', transitions: orderTransitions, statuses: orderStatuses },
  'returned-night': {
    table: 'returned_nights',
    transitions: returnedNightTransitions,
    statuses: returnedNightStatuses,
  },
  item: { table: 'order_items', transitions: itemTransitions, statuses: itemStatuses },
  payment: { table: 'payments', transitions: paymentTransitions, statuses: paymentStatuses },
  balance: { table: 'order_balances', transitions: balanceTransitions, statuses: balanceStatuses },
  membership: {
    table: 'membership_subscriptions',
    transitions: membershipTransitions,
    statuses: membershipStatuses,
  },
  'ticket-hold': { table: 'ticket_holds', transitions: holdTransitions, statuses: holdStatuses },
  'ticket-sale': { table: 'ticket_sales', transitions: saleTransitions, statuses: saleStates },
  'ticket-payout': { table: 'ticket_payouts', transitions: payoutTransitions, statuses: payoutStates },
  'ticket-objection': {
    table: 'ticket_objections',
    transitions: objectionTransitions,
    statuses: objectionStates,
  },
  ticket: { table: 'tickets', transitions: ticketTransitions, statuses: ticketStatuses },
  'ticket-transfer': {
    table: 'ticket_transfers',
    transitions: transferTransitions,
    statuses: transferStatuses,
  },
  'waiting-list': { table: 'waiting_list', transitions: waitingTransitions, statuses: waitingStatuses },
  'ticket-queue': { table: 'ticket_queues', transitions: queueTransitions, statuses: queueStatuses },
  refund: { table: 'refunds', transitions: refundTransitions, statuses: ['PENDING', 'SUCCEEDED', 'FAILED'] },
} as const;

/** Where it isn't `id`. */
const keys: { [Machine in keyof typeof machines]?: string } = {
  balance: 'order_id',
  membership: 'account_id',
  'ticket-sale': 'item_id',
  'ticket-payout': 'item_id',
  'ticket-queue': 'event_id',
};

test('the database lists exactly the transitions of the code', async () => {
  const rows = await golark.ctx.db.selectFrom('state_transitions').selectAll().execute();
  const stored = rows.map((row) => `${row.machine} ${row.from_status} ${row.to_status}`).sort();
  const listed = Object.entries(machines).flatMap(([machine, { transitions }]) =>
    transitions.map(({ from, to }) => `${machine} ${from} ${to}`),
  );
  expect(stored).toEqual([...new Set(listed)].sort());
});

test.each([
  'listing',
  'order',
  'item',
  'payment',
  'refund',
  'balance',
  'returned-night',
  'membership',
  'ticket-hold',
  'ticket',
  'ticket-sale',
  'ticket-payout',
  'ticket-objection',
  'ticket-queue',
  'ticket-transfer',
  'waiting-list',
] as const)('a bare UPDATE of the status of a %s fails unless the transition is listed', async (machine) => {
  const { table, transitions, statuses } = machines[machine];
  const key = keys[machine] ?? 'id';
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
      // a membership that is past due, a balance that is overdue, a night that was sold again, a payout that was made, and an objection that has ended, have more columns, which a bare update lacks
      isListed
        ? /rolled back|membership_grace_if_past_due|order_balances_deadline|returned_nights_sale|returned_nights_due|returned_nights_refunded|ticket_payouts_amount_if_paid|ticket_objections_ended|ticket_transfers_ended|waiting_list_offer/
        : /cannot change from/,
    );
  }
});

test('the history of an order cannot be rewritten', async () => {
  const update = golark.ctx.db.updateTable('order_events').set({ type: 'canceled' }).execute();
  await expect(update).rejects.toThrow(/append-only/);
});

test('docs/order-states.md shows the transitions of the code', () => {
  const file = path.resolve(import.meta.dirname, '../../docs/order-states.md');
  expect(fs.readFileSync(file, 'utf8')).toBe(stateDiagramPage());
});
