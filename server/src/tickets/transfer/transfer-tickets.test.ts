import type { LoginResult } from '@golark/contract/accounts/schemas';
import { listReceivedCodes, listTicketCodes } from '@golark/contract/ticket-codes/calls';
import {
  acceptTickets,
  declineTickets,
  getReceivedTickets,
  listReceivedTickets,
  sendTickets,
  withdrawTickets,
} from '@golark/contract/ticket-transfers/calls';
import { getTicketOrder, returnTickets, scanTicket } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelItem, refundInFull } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, grantOperator, logInAgain } from '#testing/factories';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { barcodeOf } from '../rules/barcode.ts';

let golark: TestApp;
let scanner: LoginResult;
beforeAll(async () => {
  golark = await createTestApp({ LIMIT_LOOPBACK: '1', TRUSTED_PROXIES: '127.0.0.1/32' });
  scanner = await anAccount(golark);
  await grantOperator(golark, scanner.account.accountId);
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let people = 0;
const anAddress = (): string => `friend-${++people}@example.com`;

/** Tickets that a visitor has bought. */
const bought = async (quantity = 3, listing: object = {}) => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, ...listing });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity }, by);
  const { order } = (await orderHeld(golark, hold, { ...by, email: anAddress() })).body;
  return { eventId, listingId, order, own: { params: { orderId: order.id }, query: { key: order.key } } };
};

type Own = Awaited<ReturnType<typeof bought>>['own'];

const send = (own: Own, tickets: number[], email = anAddress()) =>
  golark.call(sendTickets, {
    ...own,
    headers: { 'x-forwarded-for': `2001:db8:${people.toString(16)}::1` },
    body: { tickets, name: 'Lee Park', email },
  });

/** The link in the email to a recipient. */
const linkTo = async (email: string) => {
  await golark.runJobs();
  const [, transferId = '', key = ''] =
    (await emailsTo(golark, email))
      .map(({ text }) => /tickets\/transfer\/([\w-]+)\/\?key=([\w-]+)/.exec(text))
      .find((found) => found !== null) ?? [];
  return { params: { transferId }, query: { key } };
};

const sent = async (quantity = 3, tickets = [1]) => {
  const of = await bought(quantity);
  const email = anAddress();
  await send(of.own, tickets, email);
  return { ...of, email, link: await linkTo(email) };
};

const barcodes = async (itemId: string): Promise<string[]> => {
  const rows = await golark.ctx.db
    .selectFrom('tickets')
    .select(['id', 'version'])
    .where('item_id', '=', itemId)
    .orderBy('number')
    .execute();
  return rows.map(({ id, version }) => barcodeOf(golark.ctx.secret, { ticketId: id, version }));
};

const scan = async (eventId: string, barcode: string | undefined) =>
  (await golark.call(scanTicket, { as: scanner, body: { eventId, barcode: barcode ?? '' } })).body.result;

const fileOf = (path: string) => golark.app.inject({ method: 'GET', url: path });

test('a ticket is offered by email, accepted without an account, and its old barcode is revoked', async () => {
  const { eventId, order, own, email, link } = await sent(3, [1, 2]);
  const [old, , kept] = await barcodes(order.itemId);
  const [offer] = await emailsTo(golark, email);
  expect(offer?.html).toContain(`/pictures/event.${eventId}/`);
  const { body } = await golark.call(getReceivedTickets, link);
  expect(body.transfer).toMatchObject({
    ...{ status: 'SENT', from: 'Maya Ortega', name: 'Lee Park' },
    tickets: [{ number: 1, isReady: false, place: { seats: ['1'] } }, { number: 2 }],
  });
  // neither the sender nor the recipient gets in as long as it is open
  expect(await scan(eventId, old)).toBe('PENDING');
  const ownFile = `/v1/tickets/orders/${order.id}/tickets/1?key=${order.key}`;
  expect((await fileOf(ownFile)).json().detail).toMatch(/offered to somebody else/);
  const accepted = await golark.call(acceptTickets, link);
  expect(accepted.body.transfer).toMatchObject({ status: 'ACCEPTED', tickets: [{ isReady: true }, {}] });
  expect(await scan(eventId, old)).toBe('REVOKED');
  expect((await fileOf(ownFile)).json().detail).toMatch(/given to somebody else/);
  const received = `/v1/tickets/transfers/${link.params.transferId}/tickets/1`;
  expect((await fileOf(`${received}?key=${link.query.key}`)).headers['content-type']).toBe('application/pdf');
  expect((await fileOf(`${received}?key=${order.key}`)).statusCode).toBe(404);
  const after = (await golark.call(getTicketOrder, own)).body.order.tickets;
  expect(after).toMatchObject([
    { isReady: false, canTransfer: false, transfer: { status: 'ACCEPTED', name: 'Lee Park', email } },
    {},
    { isReady: true, canTransfer: true, transfer: null },
  ]);
  expect(await scan(eventId, (await barcodes(order.itemId))[0])).toBe('VALID');
  expect(await scan(eventId, kept)).toBe('VALID');
  await golark.runJobs();
  expect(await subjectsTo(golark, order.buyer.email)).toContain('Your tickets were accepted: Rail v. Kings');
});

test('the code of a ticket is shown to its owner only, and opens the door once', async () => {
  const { eventId, order, own, link } = await sent(3, [1]);
  const codes = async () => (await golark.call(listTicketCodes, own)).body.codes;
  const received = async () => (await golark.call(listReceivedCodes, link)).body.codes;
  const [, second = '', third = ''] = await barcodes(order.itemId);
  // one is offered to another person, who has not accepted it
  expect((await codes()).map(({ number, code }) => ({ number, code }))).toEqual([
    { number: 2, code: second },
    { number: 3, code: third },
  ]);
  expect(await received()).toEqual([]);
  await golark.call(acceptTickets, link);
  const [theirs] = await received();
  expect(theirs?.code).toBe((await barcodes(order.itemId))[0]);
  expect((await codes()).length).toBe(2);
  for (const query of [{}, { key: link.query.key }])
    expect((await golark.call(listTicketCodes, { ...own, query })).problem.code).toBe('NOT_FOUND');
  expect((await golark.call(listReceivedCodes, { ...link, query: own.query })).problem.code).toBe(
    'NOT_FOUND',
  );
  const stranger = await anAccount(golark);
  expect((await golark.call(listTicketCodes, { ...own, query: {}, as: stranger })).problem.code).toBe(
    'NOT_FOUND',
  );
  expect(await scan(eventId, third)).toBe('VALID');
  expect((await codes()).map(({ number }) => number)).toEqual([2]);
  await cancelItem(golark.ctx, {
    ...{ orderId: order.id, itemId: order.itemId, actor: 'operator' },
    refundPerLine: refundInFull,
  });
  expect([await codes(), await received()]).toEqual([[], []]);
});

test('an account finds what it has accepted in its list, and nobody else can open it', async () => {
  const { link } = await sent();
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const { params } = link;
  expect((await golark.call(getReceivedTickets, { as, params, query: {} })).problem.code).toBe('NOT_FOUND');
  await golark.call(acceptTickets, { as, ...link });
  const { transfers } = (await golark.call(listReceivedTickets, { as })).body;
  expect(transfers.map(({ id }) => id)).toEqual([params.transferId]);
  expect((await golark.call(getReceivedTickets, { as, params, query: {} })).status).toBe(200);
  const [first, ...rest] = link.query.key;
  const wrong = [first === 'x' ? 'y' : 'x', ...rest].join('');
  for (const query of [{}, { key: wrong }])
    expect((await golark.call(getReceivedTickets, { as: other, params, query })).problem.code).toBe(
      'NOT_FOUND',
    );
  expect((await golark.call(listReceivedTickets, { as: other })).body.transfers).toEqual([]);
});

test('withdrawn or declined tickets are the sender’s again, with the same barcode', async () => {
  for (const ending of ['withdrawn', 'declined']) {
    const { eventId, order, own, link } = await sent();
    const [barcode] = await barcodes(order.itemId);
    const { transferId } = link.params;
    if (ending === 'declined') await golark.call(declineTickets, link);
    else await golark.call(withdrawTickets, { params: { ...own.params, transferId }, query: own.query });
    expect((await golark.call(acceptTickets, link)).problem.code).toBe('INVALID_STATE');
    const { transfer } = (await golark.call(getReceivedTickets, link)).body;
    expect(transfer).toMatchObject({ status: ending.toUpperCase(), tickets: [] });
    expect(await scan(eventId, barcode)).toBe('VALID');
  }
});

test('tickets are not sent to oneself, twice, after use, after the start, or from a seller', async () => {
  const { eventId, order, own } = await bought();
  const toSelf = await send(own, [1], order.buyer.email.toUpperCase());
  expect(toSelf.problem).toMatchObject({
    code: 'VALIDATION_ERROR',
    errors: [{ path: 'email', code: 'transfer_self' }],
  });
  expect((await send(own, [4])).problem).toMatchObject({ errors: [{ path: 'tickets' }] });
  expect((await send(own, [1, 1])).status).toBe(201);
  expect((await send(own, [1])).problem.code).toBe('INVALID_STATE');
  await scan(eventId, (await barcodes(order.itemId))[1]);
  expect((await send(own, [2, 3])).problem.code).toBe('INVALID_STATE');
  expect(
    (
      await golark.call(sendTickets, {
        ...own,
        query: {},
        body: { tickets: [3], name: 'A', email: 'a@b.co' },
      })
    ).problem.code,
  ).toBe('NOT_FOUND');
  const { account } = await anAccount(golark);
  const resale = await bought(2, { sellerAccountId: account.accountId });
  expect(resale.order.tickets[0]?.canTransfer).toBe(false);
  expect((await send(resale.own, [1])).problem.detail).toMatch(/A seller supplied/);
});

test('a refund ends offers, voids what was accepted, and pays the buyer', async () => {
  const { order, own, email, link } = await sent(3, [1]);
  await golark.call(acceptTickets, link);
  const waiting = anAddress();
  await send(own, [2], waiting);
  const open = await linkTo(waiting);
  // the buyer can't return tickets that another person owns
  expect((await golark.call(returnTickets, own)).problem.code).toBe('INVALID_STATE');
  await cancelItem(golark.ctx, {
    ...{ orderId: order.id, itemId: order.itemId, actor: 'operator' },
    refundPerLine: refundInFull,
  });
  expect((await golark.call(acceptTickets, open)).problem.code).toBe('INVALID_STATE');
  const { transfer } = (await golark.call(getReceivedTickets, link)).body;
  expect(transfer).toMatchObject({ status: 'ACCEPTED', tickets: [{ status: 'VOID', isReady: false }] });
  await golark.runJobs();
  expect(await subjectsTo(golark, email)).toContain('No longer valid: Rail v. Kings');
  expect((await golark.call(getTicketOrder, own)).body.order.refunded).toEqual(order.total);
});

test('an offer that nobody has accepted ends with the start of the event, and its sender gets in', async () => {
  const { eventId, order, own, link } = await sent();
  const [barcode] = await barcodes(order.itemId);
  golark.clock.advanceMinutes(30 * 1440);
  expect((await golark.call(acceptTickets, link)).problem.code).toBe('INVALID_STATE');
  expect((await golark.call(getReceivedTickets, link)).body.transfer.status).toBe('EXPIRED');
  expect((await send(own, [2])).problem.code).toBe('INVALID_STATE');
  scanner = await logInAgain(golark, scanner);
  expect(await scan(eventId, barcode)).toBe('VALID');
  await golark.runRecurring('tickets.expire-transfers');
  const { rows } = await sql<{ status: string; is_offered: boolean }>`
    SELECT x.status, bool_or(t.is_offered) AS is_offered FROM ticket_transfers x JOIN tickets t ON t.item_id = x.item_id
    WHERE x.id = ${link.params.transferId} GROUP BY x.id`.execute(golark.ctx.db);
  expect(rows).toEqual([{ status: 'EXPIRED', is_offered: false }]);
});

test('one network sends tickets at most thirty times an hour', async () => {
  const { own } = await bought(1);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const codes: string[] = [];
  for (let i = 0; i < 31; i++) {
    const { status, body, problem } = await golark.call(sendTickets, {
      ...{ ...own, headers },
      body: { tickets: [1], name: 'Lee', email: anAddress() },
    });
    if (status !== 201) codes.push(problem.code);
    const transferId = body.order?.tickets[0]?.transfer?.id;
    if (transferId)
      await golark.call(withdrawTickets, { params: { ...own.params, transferId }, query: own.query });
  }
  expect(codes).toEqual(['RATE_LIMITED']);
});
