import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getHold } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { aSellerListing, listingInput } from '#testing/selling';
import { aBrowser, aGame, aHold, orderHeld } from '#testing/tickets';

let golark: FaultyTestApp;
beforeAll(async () => {
  golark = await createFaultyTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const remove = (as: LoginResult) =>
  golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });

/** The card is charged, and no call of the gateway responds. */
const outage = (): void => {
  const timeouts = Array<'timeout-before'>(40).fill('timeout-before');
  golark.faults.plan('createPayment', 'timeout-after', ...timeouts);
  golark.faults.plan('find', ...timeouts);
};

/** Two tickets of a seller, held by a buyer. */
const aHeldSale = async () => {
  const as = await anAccount(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(await aGame(golark)));
  const by = aBrowser();
  return { as, by, listingId, hold: await aHold(golark, { listingId, quantity: 2 }, by) };
};

interface Sale {
  order: string;
  /** Cents. */
  captured: number;
  refunded: number;
}

/** The orders of a listing whose cards were charged. */
const salesOf = async (listingId: string): Promise<Sale[]> => {
  const { rows } = await sql<Sale>`
    SELECT o.status AS "order", s.captured_amount::bigint AS captured, s.refunded_amount::bigint AS refunded
    FROM ticket_holds h JOIN order_items i ON i.id = h.item_id JOIN orders o ON o.id = i.order_id
    JOIN payments p ON p.order_id = o.id JOIN sandbox_payments s ON s.idempotency_key = p.id::text
    WHERE h.listing_id = ${listingId} AND s.captured_amount > 0`.execute(golark.ctx.db);
  return rows;
};

test('an account that is deleted gives back what buyers hold of its tickets', async () => {
  const { as, by, listingId, hold } = await aHeldSale();
  expect((await remove(as)).status).toBe(204);
  const { body } = await golark.call(getHold, { params: { holdId: hold.id }, ...by });
  expect(body.hold.status).toBe('EXPIRED');
  expect((await orderHeld(golark, hold, by)).problem.code).toBe('HOLD_EXPIRED');
  expect(await salesOf(listingId)).toEqual([]);
});

test('an account is not deleted while somebody pays for its tickets', async () => {
  const { as, by, hold } = await aHeldSale();
  outage();
  await orderHeld(golark, hold, by);
  expect((await remove(as)).problem).toMatchObject({ status: 409, reason: 'COMING_EVENT' });
  golark.faults.clear();
});

test('tickets whose seller is gone when they are paid are refunded', async () => {
  const { as, by, listingId, hold } = await aHeldSale();
  outage();
  await orderHeld(golark, hold, by);
  await golark.ctx.db
    .updateTable('accounts')
    .set({ deleted_at: golark.clock.now() })
    .where('id', '=', as.account.accountId)
    .execute();
  golark.faults.clear();
  await golark.passMinutes(5);
  const [sale, ...others] = await salesOf(listingId);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ order: 'EXPIRED' });
  expect(sale?.refunded).toBe(sale?.captured);
});

test('of an order and a deletion at once one succeeds', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const { as, by, listingId, hold } = await aHeldSale();
    const orderLater = async () => {
      // comparing the password takes its time: a little later each round, the order comes before, between or after
      for (let i = 0; i < round * 2; i++) await golark.app.inject('/healthz');
      return orderHeld(golark, hold, by);
    };
    const [ordered, deleted] = await Promise.all([orderLater(), remove(as)]);
    outcomes.add(`${ordered.status} ${deleted.status}`);
    const paid = (await salesOf(listingId)).filter(({ captured, refunded }) => captured > refunded);
    expect([deleted.status, paid.length]).toEqual(deleted.status === 204 ? [204, 0] : [409, 1]);
  }
  for (const outcome of outcomes) expect(['201 409', '409 204']).toContain(outcome);
});
