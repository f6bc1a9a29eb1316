import type { LoginResult } from '@golark/contract/accounts/schemas';
import { cancelTickets, getTicketOrder, holdTickets, releaseHold } from '@golark/contract/tickets/calls';
import {
  getWaitingList,
  getWaitingPlace,
  joinWaitingList,
  leaveWaitingList,
  takeOffer,
} from '@golark/contract/waiting-list/calls';
import type { WaitingPlace } from '@golark/contract/waiting-list/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, declinedCard } from '#testing/factories';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let people = 0;
const anAddress = (): string => `waiting-${++people}@example.com`;

const join = (
  eventId: string,
  {
    email = anAddress(),
    as,
    ...body
  }: { quantity?: number; sectionId?: string; email?: string; as?: LoginResult } = {},
) =>
  golark.call(joinWaitingList, {
    ...{ params: { eventId }, body: { quantity: 2, ...body, ...(as ? {} : { email }) } },
    ...(as ? { as } : {}),
  });

const joined = async (...args: Parameters<typeof join>): Promise<WaitingPlace> =>
  (await join(...args)).body.place;

const linkOf = ({ id, key }: WaitingPlace) => ({ params: { placeId: id }, query: { key } });
const placeNow = async (place: WaitingPlace) =>
  (await golark.call(getWaitingPlace, linkOf(place))).body.place;
const statusOf = async (place: WaitingPlace) => (await placeNow(place)).status;

/** A game of which all seats are held by one browser. */
const soldOut = async (seats = 2, change: object = {}) => {
  const eventId = await aGame(golark, change);
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: seats }] });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: seats }, by);
  return { eventId, listingId, by, hold };
};

const tryToHold = async (listingId: string, quantity = 2) =>
  (await golark.call(holdTickets, { body: { listingId, quantity }, ...aBrowser() })).problem.code;

test('one mailbox has one place, however its address is written', async () => {
  const eventId = await aGame(golark);
  const number = ++people;
  expect((await join(eventId, { email: `Maya.Ortega${number}@gmail.com` })).status).toBe(201);
  for (const email of [
    `maya.ortega${number}+2@gmail.com`,
    `maya.ortega${number}@googlemail.com`,
    `mayaortega${number}+a+b@GMAIL.com`,
    `m.a.y.a.ortega${number}@gmail.com`,
  ])
    expect((await join(eventId, { email })).problem.code).toBe('INVALID_STATE');
  const as = await anAccount(golark);
  const [local = '', domain = ''] = as.account.email.split('@');
  expect((await join(eventId, { email: `${local}+list@${domain}` })).status).toBe(201);
  expect((await join(eventId, { as })).problem.code).toBe('INVALID_STATE');
  // elsewhere a dot is a part of the name
  for (const name of [`dotted.name${number}`, `dottedname${number}`])
    expect((await join(eventId, { email: `${name}@example.com` })).status).toBe(201);
});

test('thirty addresses of one mailbox at once are one place', async () => {
  const eventId = await aGame(golark);
  const [mailbox] = anAddress().split('@');
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => join(eventId, { email: `${mailbox}+${i}@example.com` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('whom tickets suit buys them; others wait, with their place in plain numbers', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, splitRule: 'pairs' });
  expect((await join(eventId, { quantity: 4 })).problem.code).toBe('INVALID_STATE');
  const first = await joined(eventId, { quantity: 3 });
  const as = await anAccount(golark);
  const second = await joined(eventId, { quantity: 1, as });
  expect([first.position, second.position]).toEqual([1, 2]);
  const list = (await golark.call(getWaitingList, { as, params: { eventId } })).body;
  expect(list).toMatchObject({
    waitingCount: 2,
    servedCount: 0,
    place: { id: second.id, status: 'WAITING' },
  });
  // joining again is the same place; somebody who types an address does not get its link
  expect((await joined(eventId, { quantity: 1, as })).id).toBe(second.id);
  expect((await join(eventId, { quantity: 3, email: first.email.toUpperCase() })).problem.code).toBe(
    'INVALID_STATE',
  );
  expect((await golark.call(leaveWaitingList, linkOf(first))).body.place.status).toBe('LEFT');
  expect((await placeNow(second)).position).toBe(1);
  expect(
    (await golark.call(getWaitingPlace, { ...linkOf(second), query: { key: first.key } })).problem.code,
  ).toBe('NOT_FOUND');
  // no one on the list waits for a pair
  expect(await tryToHold(listingId, 2)).toBeUndefined();
});

test('joining is refused without an address, beyond the limit, for an unknown section, and when nothing is sold', async () => {
  const { eventId } = await soldOut(2, { ticketLimit: 4 });
  const asked = (body: object) =>
    golark.call(joinWaitingList, { params: { eventId }, body: body as { quantity: number } });
  expect((await asked({ quantity: 2 })).problem).toMatchObject({ errors: [{ path: 'email' }] });
  expect((await join(eventId, { quantity: 5 })).problem).toMatchObject({ code: 'TICKET_LIMIT', limit: 4 });
  expect((await join(eventId, { sectionId: '999' })).problem).toMatchObject({
    errors: [{ path: 'sectionId' }],
  });
  golark.clock.advanceMinutes(31 * 1440);
  expect((await join(eventId)).problem.code).toBe('INVALID_STATE');
});

test('seats that come back are offered to the first, for twenty minutes, then to the next, and to nobody else', async () => {
  const { eventId, listingId, by, hold } = await soldOut();
  const [first, second] = [await joined(eventId), await joined(eventId)];
  await golark.call(releaseHold, { params: { holdId: hold.id }, ...by });
  // before any job has run
  expect(await tryToHold(listingId)).toBe('TICKETS_UNAVAILABLE');
  await golark.runJobs();
  const offered = await placeNow(first);
  const until = new Date(golark.clock.now().getTime() + 20 * 60_000).toISOString();
  expect(offered).toMatchObject({ status: 'OFFERED', offerUntil: until, position: null });
  expect(await placeNow(second)).toMatchObject({ status: 'WAITING', position: 1 });
  const [mail] = (await emailsTo(golark, first.email)).slice(-1);
  expect(mail?.text).toContain('$86.00 per ticket');
  await golark.passMinutes(19);
  expect(await tryToHold(listingId)).toBe('TICKETS_UNAVAILABLE');
  await golark.passMinutes(2);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['MISSED', 'OFFERED']);
  expect((await golark.call(takeOffer, { ...linkOf(first), ...aBrowser() })).problem.code).toBe(
    'HOLD_EXPIRED',
  );
  // the list is empty then: the seats go back on general sale when this offer has ended too
  await golark.passMinutes(21);
  expect(await tryToHold(listingId)).toBeUndefined();
});

test('an offer is bought in whatever browser its link is opened, at the price at which it was offered', async () => {
  const { eventId, listingId } = await soldOut();
  const place = await joined(eventId);
  await golark.passMinutes(11);
  await golark.ctx.db
    .updateTable('ticket_listings')
    .set({ price_amount: 9900 })
    .where('id', '=', listingId)
    .execute();
  const by = aBrowser();
  const { hold } = (await golark.call(takeOffer, { ...linkOf(place), ...by })).body;
  expect(hold).toMatchObject({ status: 'HELD', quantity: 2, price: { amount: 8600 } });
  expect((await orderHeld(golark, hold, { ...by, email: place.email })).body.order.total.amount).toBe(17_200);
  expect(await statusOf(place)).toBe('BOUGHT');
  await golark.runRecurring('tickets.offer-new-seats');
  const { body } = await golark.call(getWaitingList, { params: { eventId } });
  expect(body).toMatchObject({ waitingCount: 0, servedCount: 1 });
});

test('the first whom the seats suit by number and section gets them, others keep their place', async () => {
  const { eventId, by, hold } = await soldOut(2);
  const [four, elsewhere, pair, any] = [
    await joined(eventId, { quantity: 4 }),
    await joined(eventId, { quantity: 2 }),
    await joined(eventId, { quantity: 2, sectionId: '108' }),
    await joined(eventId, { quantity: 1 }),
  ];
  await golark.ctx.db
    .updateTable('waiting_list')
    .set({ section_id: '230' })
    .where('id', '=', elsewhere.id)
    .execute();
  await golark.call(releaseHold, { params: { holdId: hold.id }, ...by });
  await golark.runJobs();
  const states = async () => Promise.all([four, elsewhere, pair, any].map(statusOf));
  expect(await states()).toEqual(['WAITING', 'WAITING', 'OFFERED', 'WAITING']);
  // who leaves the offer hands it on
  await golark.call(leaveWaitingList, linkOf(pair));
  expect(await states()).toEqual(['WAITING', 'WAITING', 'MISSED', 'OFFERED']);
});

test('tickets that were canceled, orders that were not paid, and new listings go to who waits', async () => {
  const refundRule = [{ hoursBefore: 24, percent: 100 }];
  const { eventId, by, hold } = await soldOut(3, { refundRule });
  const { order } = (await orderHeld(golark, hold, by)).body;
  const own = { params: { orderId: order.id }, query: { key: order.key } };
  const single = await joined(eventId, { quantity: 1 });
  await golark.call(cancelTickets, { ...own, body: { tickets: [2], refundAmount: 8600 } });
  await golark.runJobs();
  expect(await statusOf(single)).toBe('OFFERED');
  const pair = await joined(eventId, { quantity: 2 });
  const listingId = await seatsForSale(golark, { eventId, rowLabel: '13', seats: [{ from: 4, to: 6 }] });
  expect(await tryToHold(listingId)).toBe('TICKETS_UNAVAILABLE');
  await golark.runRecurring('tickets.offer-new-seats');
  expect(await statusOf(pair)).toBe('OFFERED');
  const buyer = aBrowser();
  const { hold: theirs } = (await golark.call(takeOffer, { ...linkOf(pair), ...buyer })).body;
  const declined = await orderHeld(golark, theirs, { ...buyer, card: declinedCard });
  expect(declined.problem.code).toBe('CARD_DECLINED');
  const next = await joined(eventId, { quantity: 2 });
  await golark.passMinutes(21);
  expect([await statusOf(pair), await statusOf(next)]).toEqual(['MISSED', 'OFFERED']);
  expect((await golark.call(getTicketOrder, own)).body.order.status).toBe('CONFIRMED');
});

test('an account at its limit is passed over, and nobody is offered seats of an event that has begun', async () => {
  const { eventId, by, hold } = await soldOut(2, { ticketLimit: 2 });
  const as = await anAccount(golark);
  const full = await joined(eventId, { as });
  await sql`INSERT INTO ticket_buyers (event_id, buyer, quantity, quantity_limit)
    VALUES (${eventId}, ${`account ${as.account.accountId}`}, 2, 2)`.execute(golark.ctx.db);
  const next = await joined(eventId);
  const last = await joined(eventId);
  await golark.call(releaseHold, { params: { holdId: hold.id }, ...by });
  await golark.runJobs();
  expect([await statusOf(full), await statusOf(next)]).toEqual(['ENDED', 'OFFERED']);
  await sql`DELETE FROM ticket_buyers WHERE event_id = ${eventId} AND buyer LIKE 'account%'`.execute(
    golark.ctx.db,
  );
  golark.clock.advanceMinutes(30 * 1440);
  await golark.passMinutes(21);
  await golark.runRecurring('tickets.offer-new-seats');
  expect(await statusOf(last)).toBe('ENDED');
  const subjects = await subjectsTo(golark, last.email);
  expect(subjects).toEqual(['On the waiting list: Rail v. Kings']);
});
