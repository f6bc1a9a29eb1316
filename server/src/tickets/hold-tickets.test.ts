import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  extendHold,
  findOwnHold,
  getHold,
  holdTickets,
  listOwnHolds,
  listTicketListings,
  releaseHold,
  renewHold,
} from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const stockOf = (listingId: string) =>
  golark.ctx.db
    .selectFrom('ticket_listings')
    .select(['seats', 'free', 'sizes', 'status'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();

test('a hold takes adjacent seats for ten minutes at the price of the listing', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const hold = await aHold(golark, { listingId, quantity: 2 }, aBrowser());
  expect(hold).toMatchObject({
    ...{ listingId, quantity: 2, status: 'HELD', canExtend: true, orderId: null },
    place: { section: '108', row: '12', seats: ['1', '2'] },
    ...{ price: { amount: 8600 }, total: { amount: 17_200 }, memberTotal: { amount: 17_200 - 2244 } },
    event: { title: 'Rail v. Kings', venue: { name: 'Test Arena', state: 'CO' } },
  });
  expect(Date.parse(hold.expiresAt) - golark.clock.now().getTime()).toBe(600_000);
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[0,10)}', free: '{[2,10)}' });
});

test('a hold ends after its ten minutes, and the seats can be bought again', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  await golark.passMinutes(11);
  expect((await golark.call(getHold, { params: { holdId: hold.id }, ...by })).body.hold.status).toBe(
    'EXPIRED',
  );
  expect(await stockOf(listingId)).toMatchObject({ free: '{[0,10)}' });
  const renewed = await golark.call(renewHold, { params: { holdId: hold.id }, ...by });
  expect(renewed.body.hold).toMatchObject({ status: 'HELD', place: { seats: ['1', '2'] } });
});

test('who asks for seats whose hold has expired gets them before any job has run', async () => {
  const listingId = await seatsForSale(golark, {
    eventId: await aGame(golark),
    seats: [{ from: 0, to: 2 }],
  });
  await aHold(golark, { listingId, quantity: 2 }, aBrowser());
  golark.clock.advanceMinutes(10);
  const next = await aHold(golark, { listingId, quantity: 2 }, aBrowser());
  expect(next.place.seats).toEqual(['1', '2']);
});

test('five minutes can be added once', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const params = { holdId: hold.id };
  const extended = await golark.call(extendHold, { params, ...by });
  expect(Date.parse(extended.body.hold.expiresAt) - Date.parse(hold.expiresAt)).toBe(300_000);
  expect(extended.body.hold.canExtend).toBe(false);
  expect((await golark.call(extendHold, { params, ...by })).problem.code).toBe('INVALID_STATE');
  await golark.passMinutes(12);
  expect((await golark.call(getHold, { params, ...by })).body.hold.status).toBe('HELD');
  await golark.passMinutes(4);
  expect(await stockOf(listingId)).toMatchObject({ free: '{[0,10)}' });
  const short = await aHold(golark, { listingId, quantity: 2 }, by);
  golark.clock.advanceMinutes(11);
  const late = await golark.call(extendHold, { params: { holdId: short.id }, ...by });
  expect(late.problem.code).toBe('HOLD_EXPIRED');
});

test('a hold is found in every tab of its browser, and by nobody else', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const [by, other] = [aBrowser(), aBrowser()];
  const hold = await aHold(golark, { listingId, quantity: 3 }, by);
  const found = async (caller: object) =>
    (await golark.call(findOwnHold, { params: { eventId }, ...caller })).body.hold?.id ?? null;
  expect(await found(by)).toBe(hold.id);
  expect(await found(other)).toBeNull();
  expect(await found({})).toBeNull();
  const listed = async (caller: object) =>
    (await golark.call(listOwnHolds, { ...caller })).body.holds.map(({ id }) => id);
  expect(await listed(by)).toEqual([hold.id]);
  expect(await listed(other)).toEqual([]);
  expect(await listed({})).toEqual([]);
  const params = { holdId: hold.id };
  for (const call of [getHold, extendHold, renewHold, releaseHold])
    expect((await golark.call(call, { params, ...other })).problem.code).toBe('NOT_FOUND');
  const as = await anAccount(golark);
  const signedIn = await aHold(golark, { listingId, quantity: 2 }, { as });
  expect((await golark.call(getHold, { params: { holdId: signedIn.id }, ...by })).status).toBe(404);
  // a visitor who signs in keeps the hold of the browser
  expect((await golark.call(getHold, { params, as, ...by })).body.hold.id).toBe(hold.id);
  // both end at the same moment of the test's clock
  expect((await listed({ as, ...by })).sort()).toEqual([hold.id, signedIn.id].sort());
  golark.clock.advanceMinutes(11);
  expect(await listed({ as, ...by })).toEqual([]);
});

test('other seats of the event replace the hold, the same seats keep it', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const otherId = await seatsForSale(golark, { eventId, rowLabel: '13' });
  const by = aBrowser();
  const first = await aHold(golark, { listingId, quantity: 2 }, by);
  expect((await aHold(golark, { listingId, quantity: 2 }, by)).id).toBe(first.id);
  const moved = await aHold(golark, { listingId: otherId, quantity: 4 }, by);
  expect(moved.id).not.toBe(first.id);
  expect(await stockOf(listingId)).toMatchObject({ free: '{[0,10)}' });
  const smaller = await aHold(golark, { listingId: otherId, quantity: 2 }, by);
  expect(smaller.place).toMatchObject({ row: '13', seats: ['1', '2'] });
  await golark.call(releaseHold, { params: { holdId: smaller.id }, ...by });
  expect(await stockOf(otherId)).toMatchObject({ free: '{[0,10)}' });
});

test('a hold keeps its price and its seats when the listing changes', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  await golark.ctx.db
    .updateTable('ticket_listings')
    .set({ price_amount: 9900 })
    .where('id', '=', listingId)
    .execute();
  const kept = await golark.call(getHold, { params: { holdId: hold.id }, ...by });
  expect(kept.body.hold.total.amount).toBe(17_200);
  expect((await aHold(golark, { listingId, quantity: 3 }, aBrowser())).price.amount).toBe(9900);
});

test('what cannot be held says why', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, splitRule: 'pairs' });
  const refused = async (body: { listingId: string; quantity: number }, caller: object = aBrowser()) =>
    (await golark.call(holdTickets, { body, ...caller })).problem.code;
  expect(await refused({ listingId, quantity: 3 })).toBe('TICKETS_UNAVAILABLE');
  expect(await refused({ listingId, quantity: 12 })).toBe('TICKET_LIMIT');
  expect(await refused({ listingId, quantity: 0 })).toBe('VALIDATION_ERROR');
  expect(await refused({ listingId: 'x', quantity: 2 })).toBe('NOT_FOUND');
  const day = 86_400_000;
  const at = (days: number): Date => new Date(golark.clock.now().getTime() + days * day);
  for (const change of [{ startsAt: at(-1) }, { status: 'CANCELED' as const }, { onSaleAt: at(1) }]) {
    const closed = await seatsForSale(golark, { eventId: await aGame(golark, change) });
    expect(await refused({ listingId: closed, quantity: 2 })).toBe('INVALID_STATE');
  }
  const seller = await anAccount(golark);
  const sellerAccountId = seller.account.accountId;
  const own = await seatsForSale(golark, { eventId, rowLabel: '3', sellerAccountId });
  expect(await refused({ listingId: own, quantity: 2 }, { as: seller })).toBe('INVALID_STATE');
});

test('no buyer holds more tickets than the limit of the event, in one listing or in several', async () => {
  const eventId = await aGame(golark, { ticketLimit: 4 });
  const listings = [];
  for (const rowLabel of ['1', '2', '3']) listings.push(await seatsForSale(golark, { eventId, rowLabel }));
  const as = await anAccount(golark);
  const [a = '', b = ''] = listings;
  await aHold(golark, { listingId: a, quantity: 4 }, { as });
  const more = await golark.call(holdTickets, { body: { listingId: b, quantity: 5 }, as });
  expect(more.problem).toMatchObject({ code: 'TICKET_LIMIT', limit: 4 });
  // the seats of the hold that would be replaced don't count
  await aHold(golark, { listingId: b, quantity: 4 }, { as });
});

test('the list shows what is for sale now: seats that would be bought, bands, sections and a score with its reason', async () => {
  const eventId = await aGame(golark);
  const prices = [4000, 5000, 6000, 8000, 12_000];
  for (const [row, priceAmount] of prices.entries())
    await seatsForSale(golark, { eventId, rowLabel: String(row + 1), priceAmount, quality: 0.62 });
  const list = async (query: object = {}) =>
    (await golark.call(listTicketListings, { params: { eventId }, query: { quantity: 2, ...query } })).body;
  const all = await list();
  expect(nodesOf(all).map(({ price }) => price.amount)).toEqual(prices);
  expect(all.edges[0]?.node.value).toMatchObject({
    level: 'great',
    reason: 'lowest-price',
    comparedCount: 5,
  });
  expect(all.edges[4]?.node.value).toMatchObject({ level: 'high', reason: 'above-similar' });
  expect(all.sections).toMatchObject([{ sectionId: '108', fromPrice: { amount: 4000 }, listingCount: 5 }]);
  expect(all.bands.map(({ from }) => from.amount)).toEqual([4000, 5000, 6000, 8000]);
  expect((await list({ maxPrice: 60, sort: 'price' })).edges).toHaveLength(3);
  expect((await list({ section: '999' })).edges).toEqual([]);
  expect((await list({ quantity: 11 })).pageInfo.totalCount).toBe(0);
  const [cheapest] = nodesOf(all);
  await aHold(golark, { listingId: cheapest?.id ?? '', quantity: 8 }, aBrowser());
  const now = await list({ quantity: 2 });
  expect(now.edges[0]?.node.place.seats).toEqual(['9', '10']);
  expect((await list({ quantity: 3 })).edges).toHaveLength(4);
  expect(now.changeNumber > all.changeNumber).toBe(true);
});

test('a client without a cookie gets one with its hold, and without it neither the hold nor those of others', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const { app } = golark;
  const held = await app.inject({
    method: 'POST',
    url: '/v1/tickets/holds',
    payload: { listingId, quantity: 2 },
  });
  expect(held.statusCode).toBe(201);
  const { id: holdId } = held.json().hold;
  const [device] = held.cookies.filter(({ name }) => name === deviceIdCookieName);
  const owner = { headers: { cookie: `${deviceIdCookieName}=${device?.value}` } };
  const stranger = { as: await anAccount(golark) };
  for (const [by, isOwner] of [
    [owner, true],
    [{}, false],
    [stranger, false],
  ] as const) {
    const { holds } = (await golark.call(listOwnHolds, by)).body;
    expect(holds.map(({ id }) => id)).toEqual(isOwner ? [holdId] : []);
    const { hold } = (await golark.call(findOwnHold, { params: { eventId }, ...by })).body;
    expect(hold?.id).toBe(isOwner ? holdId : undefined);
    expect((await golark.call(getHold, { params: { holdId }, ...by })).status).toBe(isOwner ? 200 : 404);
  }
});

test('a hold without an account and without a browser, such as an offer by email, is in no list', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const { id: holdId } = await aHold(golark, { listingId, quantity: 2 }, aBrowser());
  await golark.ctx.db.updateTable('ticket_holds').set({ device_id: null }).where('id', '=', holdId).execute();
  for (const by of [{}, aBrowser(), { as: await anAccount(golark) }]) {
    expect((await golark.call(listOwnHolds, by)).body.holds).toEqual([]);
    expect((await golark.call(findOwnHold, { params: { eventId }, ...by })).body.hold).toBeNull();
    expect((await golark.call(getHold, { params: { holdId }, ...by })).status).toBe(404);
  }
});
