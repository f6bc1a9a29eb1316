import { acceptTickets, sendTickets, withdrawTickets } from '@golark/contract/ticket-transfers/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cancelItem, refundInFull } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { transferKeyOf } from '../order-key.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const bought = async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const { order } = (await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), by)).body;
  return { order, own: { params: { orderId: order.id }, query: { key: order.key } } };
};

type Bought = Awaited<ReturnType<typeof bought>>;

const send = ({ own }: Bought) =>
  golark.call(sendTickets, { ...own, body: { tickets: [1], name: 'Lee', email: 'lee@example.com' } });

const sent = async () => {
  const of = await bought();
  const { body } = await send(of);
  const transferId = body.order.tickets[0]?.transfer?.id ?? '';
  const link = { params: { transferId }, query: { key: transferKeyOf(golark.ctx.secret, transferId) } };
  return { ...of, transferId, link };
};

const cancel = ({ order }: Bought) =>
  cancelItem(golark.ctx, {
    ...{ orderId: order.id, itemId: order.itemId, actor: 'operator' },
    refundPerLine: refundInFull,
  });

const withdraw = ({ own, transferId }: Awaited<ReturnType<typeof sent>>) =>
  golark.call(withdrawTickets, { params: { ...own.params, transferId }, query: own.query });

/** The transfer and the first ticket of its order. */
const stateOf = async ({ order }: Bought) => {
  const { rows } = await sql<{ transfer: string; status: string; version: number; is_offered: boolean }>`
    SELECT x.status AS transfer, t.status, t.version, t.is_offered FROM tickets t JOIN ticket_transfers x ON x.item_id = t.item_id
    WHERE t.item_id = ${order.itemId} AND t.number = 1`.execute(golark.ctx.db);
  return rows[0];
};

/** Runs both while another transaction has locked the sale, so that they meet; in turn where there is one connection. */
const meet = async ({ order }: Bought, both: readonly (() => Promise<unknown>)[]): Promise<void> => {
  if (!inject('postgresUrl')) {
    await Promise.allSettled(both.map((run) => run()));
    return;
  }
  const { runs } = await golark.ctx.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM ticket_holds WHERE item_id = ${order.itemId} FOR UPDATE`.execute(trx);
    const started = both.map((run) => run());
    await untilWaiting(golark.ctx.db, both.length);
    return { runs: started };
  });
  await Promise.allSettled(runs);
};

test('two acceptances at once are one: the barcode is reissued once, for one owner', async () => {
  const of = await sent();
  const [one, other] = [await anAccount(golark), await anAccount(golark)];
  const accept = (as: typeof one) => () => golark.call(acceptTickets, { as, ...of.link });
  await meet(of, [accept(one), accept(other)]);
  expect(await stateOf(of)).toEqual({ transfer: 'ACCEPTED', status: 'VALID', version: 2, is_offered: false });
});

test('an acceptance and a withdrawal at once: the tickets have one owner', async () => {
  for (const order of [0, 1]) {
    const of = await sent();
    const both = [() => golark.call(acceptTickets, of.link), () => withdraw(of)];
    await meet(of, order === 0 ? both : both.reverse());
    const state = await stateOf(of);
    expect([
      { transfer: 'ACCEPTED', status: 'VALID', version: 2, is_offered: false },
      { transfer: 'WITHDRAWN', status: 'VALID', version: 1, is_offered: false },
    ]).toContainEqual(state);
  }
});

test('an acceptance, or a new offer, and a refund at once: nobody keeps a valid ticket or an open offer', async () => {
  const accepting = await sent();
  await meet(accepting, [() => golark.call(acceptTickets, accepting.link), () => cancel(accepting)]);
  const state = await stateOf(accepting);
  expect(state).toMatchObject({ status: 'VOID', is_offered: false });
  expect(['ACCEPTED', 'EXPIRED']).toContain(state?.transfer);
  const sending = await bought();
  await meet(sending, [() => send(sending), () => cancel(sending)]);
  const open = await golark.ctx.db
    .selectFrom('ticket_transfers')
    .select('status')
    .where('item_id', '=', sending.order.itemId)
    .where('status', '=', 'SENT')
    .execute();
  expect(open).toEqual([]);
});
