import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeOrder } from '@golark/contract/orders/calls';
import { getTicketOrder } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeFlag } from '#flags';
import type { NetworkAnswer } from '#platform/ticket-network';
import { auditOrders } from '#testing/audit-orders';
import { aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { httpTicketNetwork } from './http-network.ts';

/** A network whose answers the tests decide. */
const network = {
  answer: 'PENDING' as NetworkAnswer,
  isDown: false,
  asked: [] as string[],
  withdrawn: [] as string[],
};

const assertUp = (): void => {
  if (network.isDown) throw new Error('the network is down');
};

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, () => ({
    ticketNetwork: {
      request: async ({ id }) => {
        assertUp();
        network.asked.push(id);
        return `ref-${id}`;
      },
      find: async () => {
        assertUp();
        return network.answer;
      },
      withdraw: async (reference) => void network.withdrawn.push(reference),
    },
  }));
  await setFlag(100);
});
afterEach(() => Object.assign(network, { answer: 'PENDING', isDown: false }));
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const setFlag = async (percentage: number): Promise<void> => {
  await golark.ctx.db.transaction().execute((trx) =>
    writeFlag(trx, {
      name: 'TICKETNETWORK_BOOKING_CONFIRMATION',
      onValue: true,
      offValue: false,
      percentage,
    }),
  );
  golark.clock.advanceMinutes(1);
};

const ordered = async (): Promise<TicketOrder> => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const { body } = await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), by);
  return body.order;
};

const orderOf = async ({ id: orderId, key }: TicketOrder): Promise<TicketOrder> =>
  (await golark.call(getTicketOrder, { params: { orderId }, query: { key } })).body.order;

const paymentOf = async ({ id }: TicketOrder) =>
  (
    await golark.ctx.db
      .selectFrom('payments')
      .select('status')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

test('an order waits for the network with an authorized card, and is charged when it confirms', async () => {
  const order = await ordered();
  expect(order).toMatchObject({ status: 'AWAITING_HOST', tickets: [] });
  expect(await paymentOf(order)).toBe('AUTHORIZED');
  await golark.runJobs();
  await golark.passMinutes(1);
  expect((await orderOf(order)).status).toBe('AWAITING_HOST');
  network.answer = 'CONFIRMED';
  await golark.passMinutes(1);
  expect((await orderOf(order)).tickets.map(({ status }) => status)).toEqual(['VALID', 'VALID']);
  expect(await paymentOf(order)).toBe('SUCCEEDED');
  expect(network.asked.filter((id) => id === order.itemId)).toHaveLength(1);
});

test('what the network rejects costs nothing, and the seats are free again', async () => {
  const order = await ordered();
  network.answer = 'REJECTED';
  await golark.passMinutes(1);
  expect((await orderOf(order)).status).toBe('DECLINED');
  expect(await paymentOf(order)).toBe('CANCELED');
  const subjects = await golark.ctx.db
    .selectFrom('emails')
    .select('subject')
    .where('subject', 'like', '%Rail v. Kings%')
    .execute();
  expect(subjects.map(({ subject }) => subject)).toContain('Not available: Rail v. Kings');
});

test('while the network is down nothing is lost, and the order is confirmed afterward', async () => {
  network.isDown = true;
  const order = await ordered();
  await golark.passMinutes(2);
  expect((await orderOf(order)).status).toBe('AWAITING_HOST');
  Object.assign(network, { isDown: false, answer: 'CONFIRMED' });
  await golark.passMinutes(60);
  expect((await orderOf(order)).status).toBe('CONFIRMED');
});

test('without an answer for a day the request ends, and the network gets its tickets back', async () => {
  const order = await ordered();
  await golark.passMinutes(1);
  await golark.passMinutes(24 * 60 + 1);
  await golark.passMinutes(1);
  expect((await orderOf(order)).status).toBe('DECLINED');
  expect(network.withdrawn).toContain(`ref-${order.itemId}`);
});

test('tickets that the network confirms are ordered by themselves', async () => {
  const as = await anAccount(golark);
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const { id: holdId } = await aHold(golark, { listingId, quantity: 2 }, { as });
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const guest = { firstName: 'Maya', lastName: 'Ortega', email: as.account.email };
  const items = [
    { kind: 'stay' as const, quoteId: quote.quoteId, guest },
    { kind: 'tickets' as const, holdId },
  ];
  const { problem } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(problem.code).toBe('INVALID_STATE');
});

test('where the flag is off, tickets are confirmed with the payment', async () => {
  await setFlag(0);
  expect((await ordered()).status).toBe('CONFIRMED');
  await setFlag(100);
});

test('the adapter over HTTP repeats an order under the same key, and an error is no answer', async () => {
  const seen: string[] = [];
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request;
    seen.push(`${method} ${url} ${headers['idempotency-key'] ?? ''} ${headers.authorization}`);
    if (url === '/v2/orders/broken') return response.writeHead(500).end();
    response.setHeader('content-type', 'application/json');
    if (method === 'POST') return response.end('{"reference":"TN/1"}');
    return method === 'GET' ? response.end('{"status":"CONFIRMED"}') : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { request, find, withdraw } = httpTicketNetwork({
    url: `http://127.0.0.1:${port}/v2`,
    token: 'secret',
  });
  const reference = await request({
    id: 'item-1',
    event: { id: 'ev-1', title: 'Rail v. Kings', startsAt: '2026-12-01T03:00:00Z', venue: 'Test Arena' },
    ...{ section: '108', row: '12', seats: ['1', '2'], quantity: 2 },
    buyer: { firstName: 'Maya', lastName: 'Ortega' },
  });
  expect(reference).toBe('TN/1');
  expect(await find(reference)).toBe('CONFIRMED');
  await withdraw(reference);
  await expect(find('broken')).rejects.toThrow(/500/);
  expect(seen.slice(0, 3)).toEqual([
    'POST /v2/orders item-1 Bearer secret',
    'GET /v2/orders/TN%2F1  Bearer secret',
    'DELETE /v2/orders/TN%2F1  Bearer secret',
  ]);
  server.close();
});
