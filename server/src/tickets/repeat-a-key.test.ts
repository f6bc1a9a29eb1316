import { randomUUID } from 'node:crypto';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import { holdTickets, orderTickets, releaseHold } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, goodCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { aBrowser, aGame, aHold, aTicketBuyer, orderHeld, seatsForSale } from '#testing/tickets';

let golark: FaultyTestApp;
beforeAll(async () => {
  golark = await createFaultyTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const keyed = (by: { headers: Record<string, string> }, key: string = randomUUID()) => ({
  ...by,
  headers: { ...by.headers, 'idempotency-key': key },
});
const newHold = async (by = aBrowser()) => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  return { by, hold: await aHold(golark, { listingId, quantity: 2 }, by) };
};
const fresh = () => `fresh-${randomUUID()}@example.com`;
const ordersOf = async ({ id }: Hold): Promise<unknown[]> => {
  const { rows } = await sql`SELECT i.order_id FROM ticket_holds h JOIN order_items i ON i.id = h.item_id
    JOIN payments p ON p.order_id = i.order_id JOIN sandbox_payments s ON s.id = p.gateway_payment_id
    WHERE h.id = ${id}`.execute(golark.ctx.db);
  return rows;
};
const isRunning = ({ status, headers, problem }: Awaited<ReturnType<typeof orderHeld>>): boolean =>
  status === 409 && problem.code === 'IDEMPOTENCY_IN_PROGRESS' && Number(headers['retry-after']) > 0;

test('the key of a purchase without an account returns its order again, and no other purchase', async () => {
  const { by, hold } = await newHold();
  const email = fresh();
  const first = await orderHeld(golark, hold, { ...keyed(by, 'mine'), email });
  const again = await orderHeld(golark, hold, { ...keyed(by, 'mine'), email });
  expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
  expect(again.body).toEqual(first.body);
  const other = await orderHeld(golark, hold, { ...keyed(by, 'mine'), email: fresh() });
  expect([other.status, other.problem.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  const stranger = await orderHeld(golark, hold, { ...keyed(aBrowser(), 'mine'), email });
  expect([stranger.status, stranger.problem.code]).toEqual([404, 'NOT_FOUND']);
});

test('twenty identical purchases at once with one key: one order, its response or still running', async () => {
  const { by, hold } = await newHold();
  const send = () => orderHeld(golark, hold, { ...keyed(by, 'twenty'), email: 'twenty@example.com' });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(answers.filter((answer) => answer.status !== 201 && !isRunning(answer))).toEqual([]);
  const again = await send();
  expect(again.headers['idempotent-replayed']).toBe('true');
  for (const answer of answers) if (answer.status === 201) expect(answer.body).toEqual(again.body);
  expect(await ordersOf(hold)).toHaveLength(1);
});

test('twelve identical purchases at once without a key: one order, or still running', async () => {
  const { by, hold } = await newHold();
  const send = () => orderHeld(golark, hold, { ...by, email: 'twelve@example.com' });
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  expect(answers.filter((answer) => answer.status !== 201 && !isRunning(answer))).toEqual([]);
  expect((await send()).status).toBe(201);
  expect(await ordersOf(hold)).toHaveLength(1);
});

test('twelve identical purchases of an account at once: one order, or still running', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const as = await anAccount(golark);
  const hold = await aHold(golark, { listingId, quantity: 2 }, { as });
  const body = { holdId: hold.id, card: goodCard, buyer: aTicketBuyer };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => golark.call(orderTickets, { as, body })),
  );
  expect(answers.filter((answer) => answer.status !== 201 && !isRunning(answer))).toEqual([]);
  expect(await ordersOf(hold)).toHaveLength(1);
});

test.each(['timeout-before', 'timeout-after'] as const)(
  'a purchase whose payment had a %s is charged once when its key comes again',
  async (fault) => {
    const { by, hold } = await newHold();
    const send = () => orderHeld(golark, hold, { ...keyed(by, 'lost'), email: 'lost@example.com' });
    golark.faults.plan('createPayment', fault);
    expect((await send()).status).toBe(500);
    expect((await send()).status).toBe(201);
    expect(await ordersOf(hold)).toHaveLength(1);
  },
);

test('a process that ends before it has stored the response: the key returns the same order', async () => {
  const { by, hold } = await newHold();
  const send = () => orderHeld(golark, hold, { ...keyed(by, 'dead'), email: 'dead@example.com' });
  const first = await send();
  await sql`UPDATE idempotency_keys SET status = NULL, answer = NULL WHERE key = 'dead'`.execute(
    golark.ctx.db,
  );
  expect(isRunning(await send())).toBe(true);
  golark.clock.advanceMinutes(2);
  const again = await send();
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(again.body).toEqual(first.body);
  expect(await ordersOf(hold)).toHaveLength(1);
});

test('a hold that is released again with its key stays released, and is not released twice', async () => {
  const { by, hold } = await newHold();
  const release = { params: { holdId: hold.id }, ...keyed(by, 'release') };
  const first = await golark.call(releaseHold, release);
  const again = await golark.call(releaseHold, release);
  expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([204, 204, 'true']);
});

test('a client without a cookie gets one with its first hold, which then has the key', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const request = { body: { listingId, quantity: 2 } };
  const first = await golark.call(holdTickets, { ...request, ...keyed({ headers: {} }, 'first') });
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  expect(cookie).toContain(deviceIdCookieName);
  const again = await golark.call(holdTickets, { ...request, ...keyed({ headers: { cookie } }, 'first') });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body).toEqual(first.body);
  const stranger = await golark.call(holdTickets, { ...request, ...keyed({ headers: {} }, 'first') });
  expect(stranger.body.hold.id).not.toBe(first.body.hold.id);
});

test('the key of a call by the link of an order belongs to that link, on every device', async () => {
  const { by, hold } = await newHold();
  const { order } = (await orderHeld(golark, hold, { ...by, email: fresh() })).body;
  const link = { params: { orderId: order.id }, query: { key: order.key } };
  const body = { tickets: [1], name: 'Lee Park', email: fresh() };
  const first = await golark.call(sendTickets, { ...link, body, ...keyed(by, 'link') });
  const again = await golark.call(sendTickets, { ...link, body, ...keyed({ headers: {} }, 'link') });
  expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
  expect(again.body).toEqual(first.body);
  const guessed = { ...link, query: { key: 'a-guess' } };
  expect((await golark.call(sendTickets, { ...guessed, body, ...keyed(by, 'link') })).status).toBe(404);
});

test('a key is stored without the secret that it belongs to', async () => {
  const { by, hold } = await newHold();
  await orderHeld(golark, hold, { ...keyed(by, 'hashed'), email: fresh() });
  const device = by.headers['cookie']?.split('=')[1] ?? '';
  const { rows } = await sql<{
    scope: string;
  }>`SELECT scope FROM idempotency_keys WHERE key = 'hashed'`.execute(golark.ctx.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.scope).not.toContain(device);
});

test('the key of a visitor is deleted after 48 hours', async () => {
  const { hold, by } = await newHold();
  await orderHeld(golark, hold, { ...keyed(by, 'visited'), email: fresh() });
  const kept = async () =>
    (await sql`SELECT 1 FROM idempotency_keys WHERE key = 'visited'`.execute(golark.ctx.db)).rows.length;
  expect(await kept()).toBe(1);
  golark.clock.advanceMinutes(49 * 60);
  await golark.runRecurring('http.delete-old-idempotency-keys');
  expect(await kept()).toBe(0);
});
