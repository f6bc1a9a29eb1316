import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getQueue, getQueueLog, getQueuePlace, joinQueue, leaveQueue } from '@golark/contract/queue/calls';
import { drawOrder } from '@golark/contract/queue/draw';
import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import { verifyLog } from '@golark/contract/queue/verify-log';
import { holdTickets, listOwnHolds } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { sha256 } from './rules/seed.ts';

let golark: TestApp;
beforeAll(async () => {
  // more than one at a time even if the machine is slow
  golark = await createTestApp({ QUEUE_ADMISSIONS_PER_SECOND: '5000' });
});
afterAll(() => golark.close());

type Browser = ReturnType<typeof aBrowser>;

const minutes = (count: number): Date => new Date(golark.clock.now().getTime() + count * 60_000);

/** A game with 40 seats in two rows, whose sale begins in an hour. */
const aSale = async () => {
  const eventId = await aGame(golark, { onSaleAt: minutes(60) });
  const listings = [];
  for (const rowLabel of ['1', '2'])
    listings.push(await seatsForSale(golark, { eventId, rowLabel, seats: [{ from: 0, to: 20 }] }));
  return { eventId, listingId: listings[0] ?? '', otherListingId: listings[1] ?? '' };
};

const join = (eventId: string, by: Browser) => golark.call(joinQueue, { params: { eventId }, ...by });

const joined = async (
  eventId: string,
  by: Browser & { as?: LoginResult } = aBrowser(),
): Promise<Browser & { place: QueuePlace }> => {
  const { body } = await join(eventId, by);
  if (!body.place) throw new Error('there is no queue');
  return { ...by, place: body.place };
};

const ask = async (placeId: string): Promise<{ queue: Queue; place: QueuePlace }> => {
  const { body } = await golark.call(getQueuePlace, { params: { placeId } });
  return body;
};

const logOf = async (eventId: string) => (await golark.call(getQueueLog, { params: { eventId } })).body;

const tryToHold = async (
  listingId: string,
  by: Browser & { as?: LoginResult },
  quantity = 2,
): Promise<string> => {
  const { status, problem } = await golark.call(holdTickets, { body: { listingId, quantity }, ...by });
  return status === 201 ? 'HELD' : (problem.code ?? '');
};

/** A sale that has begun, with so many who were in the room. */
const aRush = async (count: number) => {
  const sale = await aSale();
  await golark.call(getQueue, { params: { eventId: sale.eventId } });
  await golark.passMinutes(31);
  const buyers = [];
  for (let i = 0; i < count; i++) buyers.push(await joined(sale.eventId));
  await golark.passMinutes(30);
  const places = await Promise.all(buyers.map(({ place }) => ask(place.id)));
  const byNumber = buyers
    .map((buyer, i) => ({ ...buyer, place: places[i]?.place ?? buyer.place }))
    .sort((a, b) => (a.place.number ?? 0) - (b.place.number ?? 0));
  return { ...sale, buyers: byNumber };
};

test('the waiting room opens half an hour before the sale, and the commitment is published earlier', async () => {
  const { eventId } = await aSale();
  const early = await golark.call(getQueue, { params: { eventId } });
  expect(early.body.queue).toMatchObject({ status: 'ROOM', hasDraw: true, waiting: 0 });
  expect((await join(eventId, aBrowser())).problem.code).toBe('INVALID_STATE');
  await golark.passMinutes(30);
  const { body } = await join(eventId, aBrowser());
  expect(body.place).toMatchObject({ status: 'WAITING', number: null, ahead: null });
  const log = await logOf(eventId);
  expect(log).toMatchObject({ seed: null, drawnAt: null, entries: [] });
  expect(log.commitment).toBe(early.body.queue?.commitment);
});

test('an event without a rush has no queue', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  expect((await golark.call(getQueue, { params: { eventId } })).body).toEqual({ queue: null, place: null });
  expect((await join(eventId, aBrowser())).body.place).toBeNull();
  expect(await tryToHold(listingId, aBrowser())).toBe('HELD');
  expect((await golark.call(getQueue, { params: { eventId: 'unknown' } })).status).toBe(404);
});

test('numbers are drawn among those who were there, whoever came first, and everyone can compute them again', async () => {
  const { eventId, buyers } = await aRush(20);
  expect(buyers.map(({ place }) => place.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const late = await joined(eventId);
  expect(late.place.number).toBe(21);
  const log = await logOf(eventId);
  expect(await verifyLog(log, sha256)).toEqual([]);
  const codes = buyers.map(({ place }) => place.code);
  expect(await drawOrder(log.seed ?? '', codes, sha256)).toEqual(codes);
});

test('as many are let in as the seats can serve, in the order of their numbers; the others wait their turn', async () => {
  const { listingId, otherListingId, buyers } = await aRush(25);
  const letIn = buyers.filter(({ place }) => place.status === 'ADMITTED');
  expect(letIn.map(({ place }) => place.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const [first, second] = letIn;
  const [waiting] = buyers.slice(20);
  if (!first || !second || !waiting) throw new Error('twenty are let in');
  expect(waiting.place).toMatchObject({ status: 'WAITING', ahead: 0 });
  expect(await tryToHold(listingId, waiting)).toBe('IN_QUEUE');
  expect(await tryToHold(listingId, aBrowser())).toBe('IN_QUEUE');
  // 8 held, so the other 32 seats serve 16 people, who have been let in
  for (const buyer of letIn.slice(0, 4)) expect(await tryToHold(listingId, buyer)).toBe('HELD');
  await golark.passMinutes(1);
  expect((await ask(waiting.place.id)).place.status).toBe('WAITING');
  // other seats instead of those that are held
  expect(await tryToHold(otherListingId, first)).toBe('HELD');
});

test('who lets the time pass makes room for the next one', async () => {
  const { buyers, listingId } = await aRush(22);
  const [first, waiting] = [buyers[0], buyers[20]];
  if (!first || !waiting) throw new Error('twenty are let in');
  await golark.passMinutes(11);
  expect((await ask(waiting.place.id)).place.status).toBe('ADMITTED');
  expect((await ask(first.place.id)).place.status).toBe('ENDED');
  expect(await tryToHold(listingId, first)).toBe('IN_QUEUE');
  expect(await tryToHold(listingId, waiting)).toBe('HELD');
  // who comes again is last
  expect(
    (await joined(waiting.place.id ? (await ask(first.place.id)).queue.eventId : '', first)).place.number,
  ).toBe(23);
});

test('who leaves is passed by the next one', async () => {
  const { eventId, buyers } = await aRush(22);
  const [admitted, leaves, next] = [buyers[0], buyers[20], buyers[21]];
  if (!admitted || !leaves || !next) throw new Error('twenty-two are there');
  // room for one, which who left must not take up
  for (const { place } of [leaves, admitted])
    await golark.call(leaveQueue, { params: { placeId: place.id } });
  await golark.passMinutes(1);
  expect((await ask(next.place.id)).place.status).toBe('ADMITTED');
  expect((await ask(leaves.place.id)).place.status).toBe('ENDED');
  expect(await verifyLog(await logOf(eventId), sha256)).toEqual([]);
});

test('a browser has one place in however many tabs, and keeps it when its owner logs in', async () => {
  const { eventId, buyers } = await aRush(1);
  const by = aBrowser();
  const tabs = await Promise.all(Array.from({ length: 10 }, () => joined(eventId, by)));
  expect(new Set(tabs.map(({ place }) => place.id)).size).toBe(1);
  const as = await anAccount(golark);
  const { body } = await golark.call(joinQueue, { params: { eventId }, as, ...by });
  expect(body.place?.id).toBe(tabs[0]?.place.id);
  expect(buyers[0]?.place.number).toBe(1);
});

/** The browser that was let in, and accounts that all have its cookie. */
const aCopiedCookie = async (accounts: number) => {
  const { eventId, listingId, otherListingId, buyers } = await aRush(1);
  const [browser] = buyers;
  if (!browser) throw new Error('nobody is let in');
  const by = { headers: browser.headers };
  const withCookie = [];
  for (let i = 0; i < accounts; i++) withCookie.push({ ...by, as: await anAccount(golark) });
  const [owner = by] = withCookie;
  return { eventId, listingId, otherListingId, by, withCookie, owner };
};

test('the place of a browser admits the first account that holds with it, and no other that has its cookie', async () => {
  const { eventId, listingId, otherListingId, by, withCookie } = await aCopiedCookie(12);
  const answers = await Promise.all(withCookie.map((account) => tryToHold(listingId, account)));
  expect(answers.filter((answer) => answer === 'HELD')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['HELD', 'IN_QUEUE']));
  const claimant = withCookie[answers.indexOf('HELD')];
  const other = withCookie[answers.indexOf('IN_QUEUE')];
  if (!claimant || !other) throw new Error('one holds');
  expect(await tryToHold(otherListingId, claimant)).toBe('HELD');
  expect(await tryToHold(otherListingId, by)).toBe('IN_QUEUE');
  expect((await joined(eventId, other)).place.number).toBe(2);
});

test('seats that a browser holds admit no account that has its cookie', async () => {
  const { listingId, by, withCookie } = await aCopiedCookie(3);
  expect(await tryToHold(listingId, by)).toBe('HELD');
  const answers = await Promise.all(withCookie.map((account) => tryToHold(listingId, account, 1)));
  expect(answers.filter((answer) => answer === 'HELD')).toHaveLength(1);
});

test('the ticket limit holds for a place: what its browser ordered counts when its owner logs in', async () => {
  const { listingId, otherListingId, by, owner } = await aCopiedCookie(1);
  const hold = await aHold(golark, { listingId, quantity: 6 }, by);
  expect((await orderHeld(golark, hold, by)).status).toBe(201);
  expect(await tryToHold(otherListingId, owner, 3)).toBe('TICKET_LIMIT');
  expect(await tryToHold(otherListingId, owner, 2)).toBe('HELD');
});

test('seats that a visitor held are exchanged for others after they have logged in', async () => {
  const { listingId, otherListingId, by, owner } = await aCopiedCookie(1);
  await aHold(golark, { listingId, quantity: 6 }, by);
  expect(await tryToHold(otherListingId, owner, 6)).toBe('HELD');
  const { body } = await golark.call(listOwnHolds, owner);
  expect(body.holds).toHaveLength(1);
});

test('an API client without account and cookie has no place, and an unknown place is not found', async () => {
  const { eventId } = await aRush(1);
  expect((await golark.call(joinQueue, { params: { eventId } })).problem.code).toBe('INVALID_STATE');
  for (const placeId of ['unknown', '00000000-0000-4000-8000-000000000000']) {
    expect((await golark.call(getQueuePlace, { params: { placeId } })).status).toBe(404);
    expect((await golark.call(leaveQueue, { params: { placeId } })).status).toBe(404);
  }
});

test('a sale that is moved moves its waiting room', async () => {
  const { eventId } = await aSale();
  await golark.call(getQueue, { params: { eventId } });
  await golark.ctx.db
    .updateTable('events')
    .set({ on_sale_at: minutes(180) })
    .where('id', '=', eventId)
    .execute();
  await golark.passMinutes(61);
  const { body } = await golark.call(getQueue, { params: { eventId } });
  expect(body.queue?.status).toBe('ROOM');
  expect((await join(eventId, aBrowser())).problem.code).toBe('INVALID_STATE');
});

test('300 who want the same seats at once get a queue, which ends when nobody waits any more', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 40 }] });
  const browsers = Array.from({ length: 300 }, () => aBrowser());
  const answers = await Promise.all(browsers.map((by) => tryToHold(listingId, by, 1)));
  expect(new Set(answers)).toEqual(new Set(['HELD', 'TICKETS_UNAVAILABLE', 'IN_QUEUE']));
  expect(answers.filter((answer) => answer === 'HELD')).toHaveLength(40);
  const refused = browsers[answers.indexOf('IN_QUEUE')] ?? aBrowser();
  const { place } = await joined(eventId, refused);
  expect(place).toMatchObject({ number: 1, status: 'WAITING' });
  // the holds end, so that there is something to let people in for
  await golark.passMinutes(11);
  expect((await ask(place.id)).place.status).toBe('ADMITTED');
  expect(await tryToHold(listingId, refused, 1)).toBe('HELD');
  await golark.passMinutes(1);
  await golark.call(getQueue, { params: { eventId } });
  await golark.passMinutes(1);
  expect((await golark.call(getQueue, { params: { eventId } })).body.queue).toBeNull();
  expect(await tryToHold(listingId, aBrowser(), 1)).toBe('HELD');
});

test('everyone who asks at the same moment lets in no more than the seats can serve', async () => {
  const { eventId, buyers } = await aRush(40);
  await golark.passMinutes(1);
  await Promise.all(buyers.map(({ place }) => ask(place.id)));
  const log = await logOf(eventId);
  expect(log.entries.filter(({ admittedAt }) => admittedAt !== null)).toHaveLength(20);
});

test('an address has a limited number of places', async () => {
  const limited = await createTestApp({ LIMIT_LOOPBACK: 'true', LIMIT_ADDRESS_FACTOR: '1' });
  const onSaleAt = new Date(limited.clock.now().getTime() + 60_000);
  const eventId = await aGame(limited, { onSaleAt });
  const statuses = [];
  for (let i = 0; i < 5; i++)
    statuses.push((await limited.call(joinQueue, { params: { eventId }, ...aBrowser() })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await limited.close();
});
