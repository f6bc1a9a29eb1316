import type { LoginResult } from '@golark/contract/accounts/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  changeTicketListing,
  deliverTickets,
  getTicketSale,
  listOwnTicketListings,
} from '@golark/contract/selling/calls';
import { holdTickets, listTicketListings, releaseHold } from '@golark/contract/tickets/calls';
import { getWaitingPlace, joinWaitingList } from '@golark/contract/waiting-list/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreAccount, suspendAccount } from '#accounts';
import { cancelItem, refundInFull } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, logInAgain } from '#testing/factories';
import { aSellerListing, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold } from '#testing/tickets';
import { createListing } from './create-listing.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const day = 24 * 60;
const suspend = ({ account: { accountId } }: LoginResult) =>
  suspendAccount(golark.ctx, { accountId }, 'chargebacks');
const restore = ({ account: { accountId } }: LoginResult) => restoreAccount(golark.ctx, { accountId });

const onSale = async (eventId: string): Promise<string[]> => {
  const call = { params: { eventId }, query: { quantity: 1 } };
  return nodesOf((await golark.call(listTicketListings, call)).body).map(({ id }) => id);
};

const hold = (listingId: string) =>
  golark.call(holdTickets, { body: { listingId, quantity: 2 }, ...aBrowser() });

const ownStatuses = async (as: LoginResult): Promise<Record<string, string>> => {
  const caller = { as: await logInAgain(golark, as), query: {} };
  const listings = nodesOf((await golark.call(listOwnTicketListings, caller)).body);
  return Object.fromEntries(listings.map(({ id, status }) => [id, status]));
};

test('nothing of a suspended seller is for sale, and what was for sale is again when the account is restored', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const [offered, held, paused] = [
    await aSellerListing(golark, as, listingInput(eventId)),
    await aSellerListing(golark, as, listingInput(eventId, { row: '3', seats: { from: '3', to: '4' } })),
    await aSellerListing(golark, as, listingInput(eventId, { row: '4' })),
  ];
  const change = { params: { listingId: paused.id }, body: { status: 'paused' as const } };
  await golark.call(changeTicketListing, { as, ...change });
  const by = aBrowser();
  const kept = await aHold(golark, { listingId: held.id, quantity: 2 }, by);

  expect(await suspend(as)).toBe('changed');
  expect(await onSale(eventId)).toEqual([]);
  expect((await hold(offered.id)).problem.code).toBe('INVALID_STATE');
  await golark.call(releaseHold, { params: { holdId: kept.id }, ...by });
  expect((await hold(held.id)).problem.code).toBe('INVALID_STATE');

  await restore(as);
  expect((await onSale(eventId)).toSorted()).toEqual([offered.id, held.id].toSorted());
  expect(await ownStatuses(as)).toEqual({
    ...{ [offered.id]: 'active', [held.id]: 'active', [paused.id]: 'paused' },
  });
});

test('seats whose hold ends stay off sale while their seller is suspended', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const input = listingInput(eventId, { seats: { from: '3', to: '4' } });
  const { id: listingId } = await aSellerListing(golark, as, input);
  const by = aBrowser();
  const last = await aHold(golark, { listingId, quantity: 2 }, by);
  await suspend(as);
  await golark.passMinutes(11);
  expect((await golark.call(releaseHold, { params: { holdId: last.id }, ...by })).status).toBeLessThan(500);
  expect(await onSale(eventId)).toEqual([]);
  await restore(as);
  expect(await onSale(eventId)).toEqual([listingId]);
});

test('seats of a canceled order stay off sale while their seller is suspended', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const input = listingInput(eventId, { seats: { from: '3', to: '4' } });
  const { id: listingId } = await aSellerListing(golark, as, input);
  const { id: orderId, itemId } = await sellTo(golark, { listingId, quantity: 2 });
  const soldAt = async () =>
    (
      await golark.ctx.db
        .selectFrom('ticket_listings')
        .select('updated_at')
        .where('id', '=', listingId)
        .executeTakeFirstOrThrow()
    ).updated_at;
  const before = await soldAt();
  await suspend(as);
  expect(await soldAt()).toEqual(before);
  await cancelItem(golark.ctx, { orderId, itemId, actor: 'operator', refundPerLine: refundInFull });
  expect(await onSale(eventId)).toEqual([]);
  await restore(as);
  expect(await onSale(eventId)).toEqual([listingId]);
});

test('a request of the seller that began before the suspension lists nothing after it', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  await suspend(as);
  const { accountId } = as.account;
  const late = createListing(golark.ctx, { accountId, locale: 'en' }, listingInput(eventId));
  await expect(late).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
});

test('a suspended seller is paid only after the account is restored', async () => {
  const as = await anAccount(golark);
  const listing = await aSellerListing(golark, as, listingInput(await aGame(golark)));
  const order = await sellTo(golark, { listingId: listing.id, quantity: 2 });
  const sale = { params: { orderId: order.id } };
  const transfer = { service: 'Ticketmaster', reference: 'TM-123' };
  await golark.call(deliverTickets, { as, ...sale, body: { transfer } });
  await suspend(as);
  await golark.passMinutes(40 * day);
  const { pays_at: paysAt, status } = await golark.ctx.db
    .selectFrom('ticket_payouts')
    .select(['pays_at', 'status'])
    .where('item_id', '=', order.itemId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('HELD');
  expect(paysAt.getTime()).toBeGreaterThan(golark.clock.now().getTime());
  await restore(as);
  await golark.passMinutes(day + 1);
  const caller = { as: await logInAgain(golark, as), ...sale };
  expect((await golark.call(getTicketSale, caller)).body.sale.payoutState).toBe('PAID');
});

test('seats are not offered to a suspended account, which keeps its place on the waiting list', async () => {
  const [as, seller] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const join = { as, params: { eventId }, body: { quantity: 2 } };
  const { place } = (await golark.call(joinWaitingList, join)).body;
  const statusNow = async () =>
    (await golark.call(getWaitingPlace, { params: { placeId: place.id }, query: { key: place.key } })).body
      .place.status;
  await suspend(as);
  await aSellerListing(golark, seller, listingInput(eventId));
  await golark.runRecurring('tickets.offer-new-seats');
  await golark.runJobs();
  expect(await statusNow()).toBe('WAITING');
  await restore(as);
  await golark.runRecurring('tickets.offer-new-seats');
  await golark.runJobs();
  expect(await statusNow()).toBe('OFFERED');
});
