import { randomUUID } from 'node:crypto';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  changeTicketListing,
  createTicketListing,
  getOwnTicketListing,
  listOwnTicketListings,
  removeTicketListing,
} from '@golark/contract/selling/calls';
import type { NewTicketListing, TicketListingChange } from '@golark/contract/selling/schemas';
import { listTicketListings } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount } from '#testing/factories';
import { aSellerListing, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

type Account = Awaited<ReturnType<typeof anAccount>>;

const faultsOf = (problem: unknown) =>
  (problem as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => [path, code]);

const offersOf = async (eventId: string) =>
  nodesOf((await golark.call(listTicketListings, { params: { eventId }, query: { quantity: 2 } })).body);

const change = (as: Account, listingId: string, body: TicketListingChange) =>
  golark.call(changeTicketListing, { as, params: { listingId }, body });

test('what is listed is offered at once, with the quality of its row and what the seller gets', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark, { facilityChargeAmount: 440 });
  const listing = await aSellerListing(golark, as, listingInput(eventId, { priceAmount: 7800 }));
  expect(listing).toMatchObject({
    ...{ status: 'active', heldCount: 0, remainingCount: 4, soldCount: 0, delivery: 'transfer' },
    place: { sectionId: '101', row: '2', seats: ['3', '4', '5', '6'] },
    payout: { total: { amount: 23_552 }, sellerFeePercent: 8 },
  });
  expect(listing.payout.lines.map(({ code, amount }) => [code, amount.amount])).toEqual([
    ['buyer_pays', 31_200],
    ['ticket_fee', -3840],
    ['facility_charge', -1760],
    ['seller_fee', -2048],
  ]);
  expect(await offersOf(eventId)).toMatchObject([
    { id: listing.id, isResale: true, delivery: 'transfer', place: { seats: ['3', '4'] } },
  ]);
});

test('who wants to give tickets to others is not offered those of sellers', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const own = await seatsForSale(golark, { eventId });
  await aSellerListing(golark, as, listingInput(eventId));
  const query = { quantity: 2, transferable: 'true' as const };
  const { body } = await golark.call(listTicketListings, { params: { eventId }, query });
  expect(nodesOf(body).map(({ id, isResale }) => [id, isResale])).toEqual([[own, false]]);
  expect(body.filterCounts.transferable).toBe(1);
  expect(await offersOf(eventId)).toHaveLength(2);
});

test('a draft is offered once it is made active, and a paused listing no longer', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const { id } = await aSellerListing(golark, as, listingInput(eventId, { status: 'draft' }));
  expect(await offersOf(eventId)).toEqual([]);
  expect((await change(as, id, { status: 'paused' })).problem.code).toBe('INVALID_STATE');
  expect((await change(as, id, { status: 'active', priceAmount: 9900 })).body.listing).toMatchObject({
    ...{ status: 'active', price: { amount: 9900 } },
  });
  expect(await offersOf(eventId)).toMatchObject([{ id, price: { amount: 9900 } }]);
  await change(as, id, { status: 'paused' });
  expect(await offersOf(eventId)).toEqual([]);
});

test('the same request twice is one listing', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const send = () =>
    golark.call(createTicketListing, {
      as,
      body: listingInput(eventId),
      headers: { 'idempotency-key': eventId },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body.listing.id).toBe(first.body.listing.id);
});

const wrong: [string, Partial<NewTicketListing>, [string, string][]][] = [
  ['an unknown section', { sectionId: '999' }, [['sectionId', 'section_unknown']]],
  ['an unknown row', { row: '9' }, [['row', 'row_unknown']]],
  ['no row in a section with rows', { row: null, seats: null }, [['row', 'required']]],
  ['a row of a standing area', { sectionId: 'floor', row: '1' }, [['row', 'row_standing']]],
  ['a seat beyond the row', { seats: { from: '3', to: '11' } }, [['seats.to', 'seats_unknown']]],
  ['seats in the wrong order', { seats: { from: '6', to: '3' } }, [['seats.to', 'seats_order']]],
  [
    'pairs of three',
    { seats: { from: '1', to: '3' }, splitRule: 'pairs' },
    [['splitRule', 'split_impossible']],
  ],
  [
    'all of more than one buyer may have',
    { seats: { from: '1', to: '9' }, splitRule: 'all' },
    [['splitRule', 'split_impossible']],
  ],
  ['price 0', { priceAmount: 0 }, [['priceAmount', 'too_small']]],
  ['price of a billion', { priceAmount: 1e9 }, [['priceAmount', 'too_big']]],
  ['an aisle that is not theirs', { disclosures: ['aisle'] }, [['disclosures', 'disclosure_aisle']]],
  ['the same disclosure twice', { disclosures: ['age-21', 'age-21'] }, [['disclosures', 'duplicate_items']]],
  ['a file later without a day', { delivery: 'upload' }, [['inHandOn', 'in_hand_needed']]],
  ['a day in the past', { inHandOn: '2020-01-01' }, [['inHandOn', 'in_hand_past']]],
  ['a day after the deadline', { inHandOn: '2029-01-01' }, [['inHandOn', 'in_hand_late']]],
  [
    'a companion seat of a bay without its space',
    { row: 'Bay 101A', seats: { from: '2', to: '3' }, splitRule: 'pairs' },
    [['seats.from', 'seats_space']],
  ],
  ['single seats of a bay', { row: 'Bay 101A', seats: { from: '1', to: '2' } }, [['splitRule', 'split_bay']]],
  [
    'standing places without a number',
    { sectionId: 'floor', row: null, seats: null },
    [['quantity', 'required']],
  ],
];

test('what can not be listed names its field', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  for (const [name, input, faults] of wrong) {
    const { problem } = await golark.call(createTicketListing, { as, body: listingInput(eventId, input) });
    expect(faultsOf(problem), name).toEqual(faults);
  }
  expect((await golark.call(listOwnTicketListings, { as, query: {} })).body.edges).toEqual([]);
});

test('an event that is over, canceled or unknown has nothing to sell', async () => {
  const as = await anAccount(golark);
  const over = await aGame(golark, { startsAt: new Date(golark.clock.now().getTime() - 3_600_000) });
  const canceled = await aGame(golark, { status: 'CANCELED' });
  for (const [eventId, code] of [
    [over, 'INVALID_STATE'],
    [canceled, 'INVALID_STATE'],
    [randomUUID(), 'NOT_FOUND'],
  ] as const) {
    const { problem } = await golark.call(createTicketListing, { as, body: listingInput(eventId) });
    expect(problem.code).toBe(code);
  }
});

test('a price above the cap of the event is refused, and the face value is needed for it', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark, { resaleCapPercent: 110 });
  const send = (input: Partial<NewTicketListing>) =>
    golark.call(createTicketListing, { as, body: listingInput(eventId, input) });
  expect(faultsOf((await send({})).problem)).toEqual([['facePriceAmount', 'required']]);
  const above = await send({ facePriceAmount: 5000, priceAmount: 5501 });
  expect(faultsOf(above.problem)).toEqual([['priceAmount', 'price_above_cap']]);
  const { body } = await send({ facePriceAmount: 5000, priceAmount: 5500 });
  const later = await change(as, body.listing.id, { priceAmount: 5501 });
  expect(faultsOf(later.problem)).toEqual([['priceAmount', 'price_above_cap']]);
});

test('seats that are listed already: the own listing is named, that of somebody else is not', async () => {
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const { id } = await aSellerListing(golark, as, listingInput(eventId, { status: 'draft' }));
  const overlapping = listingInput(eventId, { seats: { from: '6', to: '8' } });
  const own = await golark.call(createTicketListing, { as, body: overlapping });
  expect(own.problem).toMatchObject({ code: 'SEATS_LISTED', listingId: id });
  const theirs = await golark.call(createTicketListing, { as: other, body: overlapping });
  expect(theirs.problem).toMatchObject({ code: 'SEATS_LISTED', listingId: null });
  await golark.call(removeTicketListing, { as, params: { listingId: id } });
  expect((await golark.call(createTicketListing, { as: other, body: overlapping })).status).toBe(201);
});

test('of two sellers who list the same seats at the same moment one does', async () => {
  const sellers = await Promise.all(Array.from({ length: 6 }, () => anAccount(golark)));
  const eventId = await aGame(golark);
  const responses = await Promise.all(
    sellers.map((as, i) =>
      golark.call(createTicketListing, {
        as,
        body: listingInput(eventId, { seats: { from: String(1 + (i % 3)), to: '5' } }),
      }),
    ),
  );
  const codes = responses.map(({ status, problem }) => (status === 201 ? 'LISTED' : problem.code));
  expect(codes.sort()).toEqual(['LISTED', ...Array<string>(5).fill('SEATS_LISTED')]);
});

test('seats that were sold here can not be listed again, by nobody', async () => {
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const { id } = await aSellerListing(golark, as, listingInput(eventId));
  const buyer = await anAccount(golark);
  await orderHeld(golark, await aHold(golark, { listingId: id, quantity: 4 }, { as: buyer }), { as: buyer });
  for (const seller of [as, other, buyer]) {
    const { problem } = await golark.call(createTicketListing, { as: seller, body: listingInput(eventId) });
    expect(problem.code).toBe(seller === buyer ? 'INVALID_STATE' : 'SEATS_LISTED');
  }
});

test('standing places get numbers that no other listing has, also after they were sold', async () => {
  const eventId = await aGame(golark);
  const standing = (quantity: number) =>
    listingInput(eventId, { sectionId: 'floor', row: null, seats: null, quantity });
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const first = await aSellerListing(golark, as, standing(2));
  await sellTo(golark, { listingId: first.id, quantity: 2 });
  const listed = await Promise.all([as, other].map((seller) => aSellerListing(golark, seller, standing(3))));
  expect(first.place).toMatchObject({ row: null, seats: [] });
  const rows = await golark.ctx.db
    .selectFrom('ticket_listings')
    .select(['id', 'seats'])
    .where('event_id', '=', eventId)
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute();
  expect(rows.map(({ seats }) => String(seats)).sort()).toEqual(['{[2,5)}', '{[5,8)}']);
});

test('a change while seats are held: their buyer pays the old price, the next one the new price', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId));
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const { body } = await change(as, listingId, { priceAmount: 9900, splitRule: 'pairs' });
  expect(body.listing).toMatchObject({ heldCount: 2, remainingCount: 4 });
  expect((await aHold(golark, { listingId, quantity: 2 }, aBrowser())).price.amount).toBe(9900);
  expect((await orderHeld(golark, hold, by)).body.order.total.amount).toBe(2 * 8600);
});

test('a listing that is removed while seats are held: their buyer gets them, nobody can list or hold them', async () => {
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId));
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  expect((await golark.call(removeTicketListing, { as, params: { listingId } })).status).toBe(204);
  const again = await golark.call(createTicketListing, { as: other, body: listingInput(eventId) });
  expect(again.problem).toMatchObject({ code: 'SEATS_LISTED', listingId: null });
  await expect(aHold(golark, { listingId, quantity: 2 }, aBrowser())).rejects.toThrow('not on sale');
  expect((await orderHeld(golark, hold, by)).body.order).toMatchObject({ status: 'CONFIRMED' });
  const { body } = await golark.call(getOwnTicketListing, { as, params: { listingId } });
  expect(body.listing).toMatchObject({ status: 'removed', soldCount: 2, remainingCount: 2 });
  const rest = listingInput(eventId, { seats: { from: '5', to: '6' } });
  expect((await golark.call(createTicketListing, { as: other, body: rest })).status).toBe(201);
});

test('a listing is of its seller only, and ends with the event', async () => {
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const { id } = await aSellerListing(golark, as, listingInput(eventId));
  expect((await change(other, id, { priceAmount: 100 })).problem.code).toBe('NOT_FOUND');
  await golark.ctx.db
    .updateTable('events')
    .set({ starts_at: golark.clock.now() })
    .where('id', '=', eventId)
    .execute();
  await golark.runRecurring('tickets.end-sales');
  expect((await change(as, id, { priceAmount: 9900 })).problem.code).toBe('INVALID_STATE');
  const { body } = await golark.call(listOwnTicketListings, { as, query: { status: 'expired' } });
  expect(body).toMatchObject({
    ...{ edges: [{ node: { id, status: 'expired' } }], counts: { active: 0, expired: 1 } },
    pageInfo: { totalCount: 1 },
  });
});
