import { getTicketOrder, returnTickets } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelEvent, moveEvent } from '#events';
import { auditOrders } from '#testing/audit-orders';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { readBarcode } from './rules/barcode.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const buy = async (eventId: string, email: string, rowLabel = '12'): Promise<TicketOrder> => {
  const listingId = await seatsForSale(golark, { eventId, rowLabel, seats: [{ from: 0, to: 2 }] });
  const by = aBrowser();
  const { body } = await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), {
    ...by,
    email,
  });
  await golark.runJobs();
  return body.order;
};

const read = async ({ id, key }: TicketOrder): Promise<TicketOrder> =>
  (await golark.call(getTicketOrder, { params: { orderId: id }, query: { key } })).body.order;

const fileOf = ({ id, key }: TicketOrder, number: number | string, given = key) =>
  golark.app.inject(`/v1/tickets/orders/${id}/tickets/${number}?key=${given}`);

test('the confirmation has the seats, the total, a calendar file and the link that opens the order', async () => {
  const order = await buy(await aGame(golark), 'ana@example.com');
  const [email] = await emailsTo(golark, 'ana@example.com');
  expect(email?.subject).toBe('Your tickets: Rail v. Kings');
  expect(email?.text).toContain('Section 108, row 12, seats 1, 2');
  expect(email?.text).toContain('$172.00');
  expect(email?.text).toContain(`/account/tickets/purchased/${order.id}/?key=${order.key}`);
  const { calendar } = await golark.ctx.db
    .selectFrom('emails')
    .select('calendar')
    .where('recipient', '=', 'ana@example.com')
    .executeTakeFirstOrThrow();
  expect(calendar).toContain('SUMMARY:Rail v. Kings');
});

test('each ticket is a PDF for those who have the key of the order, until it is void', async () => {
  const eventId = await aGame(golark);
  const order = await buy(eventId, 'ben@example.com');
  const file = await fileOf(order, 1);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const number of [0, 3, '01', 'x']) expect((await fileOf(order, number)).statusCode).toBe(404);
  expect((await fileOf(order, 1, 'x')).statusCode).toBe(404);
  await cancelEvent(golark.ctx, eventId);
  await golark.runJobs();
  expect((await fileOf(order, 1)).statusCode).toBe(409);
});

test('a canceled event refunds every buyer in full, and sells nothing more', async () => {
  const eventId = await aGame(golark, { facilityChargeAmount: 440 });
  const orders = [await buy(eventId, 'cai@example.com'), await buy(eventId, 'dee@example.com', '13')];
  await seatsForSale(golark, { eventId, rowLabel: '14' });
  expect(await cancelEvent(golark.ctx, eventId)).toBe(true);
  await golark.runJobs();
  for (const order of orders)
    expect(await read(order)).toMatchObject({
      ...{ status: 'CANCELED', refunded: { amount: 17_200 }, event: { status: 'CANCELED' } },
      tickets: [{ status: 'VOID', isReady: false }, { status: 'VOID' }],
    });
  expect((await subjectsTo(golark, 'cai@example.com')).at(-1)).toBe('Canceled: Rail v. Kings');
  const onSale = await golark.ctx.db
    .selectFrom('ticket_listings')
    .select('id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'active')
    .where('sizes', '>', 0)
    .execute();
  expect(onSale).toEqual([]);
  expect(await cancelEvent(golark.ctx, eventId)).toBe(false);
});

test('after a move the buyer chooses: the tickets stay valid, or are returned for a full refund within 14 days', async () => {
  const eventId = await aGame(golark);
  const [kept, returned] = [
    await buy(eventId, 'eli@example.com'),
    await buy(eventId, 'fay@example.com', '13'),
  ];
  const returning = ({ id, key }: TicketOrder) =>
    golark.call(returnTickets, { params: { orderId: id }, query: { key } });
  expect((await returning(kept)).problem.code).toBe('INVALID_STATE');
  golark.clock.advanceMinutes(1);
  const startsAt = new Date(golark.clock.now().getTime() + 60 * 86_400_000);
  expect(await moveEvent(golark.ctx, { eventId, startsAt })).toBe(true);
  await golark.runJobs();
  expect((await subjectsTo(golark, 'eli@example.com')).at(-1)).toBe('New date: Rail v. Kings');
  const until = new Date(golark.clock.now().getTime() + 14 * 86_400_000).toISOString();
  expect(await read(kept)).toMatchObject({
    ...{ status: 'CONFIRMED', returnUntil: until },
    event: { status: 'MOVED', startsAt: startsAt.toISOString() },
  });
  const { body } = await returning(returned);
  expect(body.order).toMatchObject({ status: 'CANCELED', refunded: { amount: 17_200 } });
  const late = await buy(eventId, 'gil@example.com', '14');
  expect(late.returnUntil).toBeNull();
  await golark.passMinutes(15 * 1440);
  expect((await returning(kept)).problem.code).toBe('INVALID_STATE');
});

test('the barcode of a ticket names it and its version', async () => {
  const order = await buy(await aGame(golark), 'hal@example.com');
  const { barcodeOf } = await import('./rules/barcode.ts');
  const ticket = await golark.ctx.db
    .selectFrom('tickets')
    .select(['id', 'version'])
    .where('item_id', '=', order.itemId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  const barcode = barcodeOf(golark.ctx.secret, { ticketId: ticket.id, version: ticket.version });
  expect(readBarcode(golark.ctx.secret, barcode)).toEqual({ ticketId: ticket.id, version: 1 });
});
