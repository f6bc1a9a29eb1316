import { objectToDelivery, withdrawObjection } from '@golark/contract/objections/calls';
import { deliverTickets } from '@golark/contract/selling/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cancelItem, refundInFull } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { aTransferredSale, type DeliveredSale } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';
import { paySeller } from '../pay-seller.ts';
import { decideObjection } from './decide-objection.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

type Act = (sold: DeliveredSale) => Promise<unknown>;

const object: Act = async ({ order: { id, key } }) => {
  const body = { kind: 'refused' as const, text: null };
  const call = { params: { orderId: id }, query: { key }, body };
  return (await golark.call(objectToDelivery, call)).status;
};
const withdraw: Act = ({ order: { id, key } }) =>
  golark.call(withdrawObjection, { params: { orderId: id }, query: { key } });
const deliverAgain: Act = ({ as, order: { id: orderId } }) => {
  const transfer = { service: 'AXS', reference: 'AX-9' };
  return golark.call(deliverTickets, { as, params: { orderId }, body: { transfer } });
};
const decideFor =
  (winner: 'buyer' | 'seller'): Act =>
  ({ order: { id: orderId, itemId } }) =>
    decideObjection(golark.ctx, { itemId, orderId }, { winner, reason: 'Checked.' });
const refund: Act = ({ order: { id: orderId, itemId } }) =>
  cancelItem(golark.ctx, { orderId, itemId, actor: 'operator', refundPerLine: refundInFull });
const pay: Act = ({ order: { itemId } }) => paySeller(golark.ctx, { itemId });

/** The states of the sale, its payout and its last objection. */
const stateOf = async ({ order: { itemId } }: DeliveredSale): Promise<string> => {
  const { rows } = await sql<{ state: string }>`SELECT concat_ws(' ', s.status, p.status,
      (SELECT x.status FROM ticket_objections x WHERE x.item_id = s.item_id ORDER BY x.made_at DESC LIMIT 1)) AS state
    FROM ticket_sales s JOIN ticket_payouts p ON p.item_id = s.item_id WHERE s.item_id = ${itemId}`.execute(
    golark.ctx.db,
  );
  return rows[0]?.state ?? '';
};

/** Runs both while another transaction has locked the row, so that they meet; in turn where there is one connection. */
const meet = async (
  { order: { itemId } }: DeliveredSale,
  table: 'ticket_sales' | 'ticket_payouts',
  both: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> => {
  if (!inject('postgresUrl')) return Promise.allSettled(both.map((run) => run()));
  const { runs } = await golark.ctx.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM ${sql.table(table)} WHERE item_id = ${itemId} FOR UPDATE`.execute(trx);
    const started = both.map((run) => run());
    // the one that comes first waits for this transaction, the other one for it or for the first
    await untilWaiting(golark.ctx.db, both.length);
    return { runs: started };
  });
  return Promise.allSettled(runs);
};

const objected = async (): Promise<DeliveredSale> => {
  const sold = await aTransferredSale(golark);
  await object(sold);
  return sold;
};

/** Each pair once in either order; every outcome is one that a sequence of the two has. */
const cases: [string, { before: () => Promise<DeliveredSale>; both: [Act, Act]; outcomes: string[] }][] = [
  [
    'two objections are one',
    { before: () => aTransferredSale(golark), both: [object, object], outcomes: ['DELIVERED STOPPED OPEN'] },
  ],
  [
    'an objection and a refund: nothing stays open',
    {
      before: () => aTransferredSale(golark),
      both: [object, refund],
      outcomes: ['CANCELED REVERSED', 'CANCELED REVERSED ENDED'],
    },
  ],
  [
    'a withdrawal and a decision for the buyer: one of them',
    {
      before: objected,
      both: [withdraw, decideFor('buyer')],
      outcomes: ['DELIVERED HELD WITHDRAWN', 'MISSED REVERSED UPHELD'],
    },
  ],
  [
    'two decisions: one of them',
    {
      before: objected,
      both: [decideFor('seller'), decideFor('buyer')],
      outcomes: ['DELIVERED HELD REJECTED', 'MISSED REVERSED UPHELD'],
    },
  ],
  [
    'a refund and a decision for the buyer: one refund',
    {
      before: objected,
      both: [refund, decideFor('buyer')],
      outcomes: ['CANCELED REVERSED ENDED', 'MISSED REVERSED UPHELD'],
    },
  ],
  [
    'a delivery that is repeated and a decision for the buyer: the decision',
    {
      before: objected,
      both: [deliverAgain, decideFor('buyer')],
      outcomes: ['MISSED REVERSED UPHELD'],
    },
  ],
];

test.each(cases)('at once %s', async (_, { before, both, outcomes }) => {
  for (const acts of [both, both.toReversed()]) {
    const sold = await before();
    await meet(
      sold,
      'ticket_sales',
      acts.map((act) => () => act(sold)),
    );
    expect(outcomes).toContain(await stateOf(sold));
  }
});

/** Begins an objection a minute before the payout is due, which waits for a row, and pays the seller once it is due. */
const objectThenPay = async (table: 'ticket_sales' | 'ticket_payouts', payWaits: boolean) => {
  const sold = await aTransferredSale(golark);
  const { rows } = await sql<{ at: Date }>`SELECT pays_at AS at FROM ticket_payouts
    WHERE item_id = ${sold.order.itemId}`.execute(golark.ctx.db);
  const left = ((rows[0]?.at.getTime() ?? 0) - golark.clock.now().getTime()) / 60_000;
  golark.clock.advanceMinutes(left - 1);
  const { runs } = await golark.ctx.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM ${sql.table(table)} WHERE item_id = ${sold.order.itemId} FOR UPDATE`.execute(trx);
    const objecting = object(sold);
    await untilWaiting(golark.ctx.db, 1);
    golark.clock.advanceMinutes(1);
    const paying = pay(sold);
    await (payWaits ? untilWaiting(golark.ctx.db, 2) : paying);
    return { runs: [objecting, paying] };
  });
  const [status] = await Promise.all(runs);
  return { sold, status };
};

test.runIf(inject('postgresUrl'))('an objection that has begun in time is not paid', async () => {
  const { sold, status } = await objectThenPay('ticket_payouts', true);
  expect([status, await stateOf(sold)]).toEqual([201, 'DELIVERED STOPPED OPEN']);
  await decideFor('seller')(sold);
});

test.runIf(inject('postgresUrl'))('an objection that comes after the payout is refused', async () => {
  const { sold, status } = await objectThenPay('ticket_sales', false);
  expect([status, await stateOf(sold)]).toEqual([409, 'DELIVERED PAID']);
});

test.runIf(inject('postgresUrl'))(
  'an objection is refused whose payout became due while it waited',
  async () => {
    const sold = await aTransferredSale(golark);
    const { objecting } = await golark.ctx.db.transaction().execute(async (trx) => {
      await sql`UPDATE ticket_payouts SET pays_at = ${golark.clock.now()} WHERE item_id = ${sold.order.itemId}`.execute(
        trx,
      );
      const begun = object(sold);
      await untilWaiting(golark.ctx.db, 1);
      return { objecting: begun };
    });
    expect([await objecting, await stateOf(sold)]).toEqual([409, 'DELIVERED HELD']);
  },
);

test('a payout that an objection has stopped is paid by no statement', async () => {
  const sold = await objected();
  const update = sql`UPDATE ticket_payouts SET status = 'PAID', paid_amount = amount, paid_at = now()
    WHERE item_id = ${sold.order.itemId}`.execute(golark.ctx.db);
  await expect(update).rejects.toThrow(/cannot change from/);
  const second = sql`INSERT INTO ticket_objections (item_id, kind, status, made_at)
    VALUES (${sold.order.itemId}, 'refused', 'OPEN', now())`.execute(golark.ctx.db);
  await expect(second).rejects.toThrow(/ticket_objections_one_per_sale/);
  await decideFor('seller')(sold);
});
