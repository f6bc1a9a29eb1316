import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { editCalendar } from '@golark/contract/host-calendar/calls';
import type { EditCalendarInput } from '@golark/contract/host-calendar/schemas';
import { putListingParts } from '@golark/contract/partners/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  aTeamMember,
  someDates,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  host = await anAccount(golark);
  await aPlace(golark.ctx.db);
  hostId = `host-${host.account.accountId}`;
  const { accountId } = host.account;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId, role: 'calendar' });
});
afterAll(() => golark.close());

const range = { from: someDates.arriveDay, until: someDates.departDay };
const aHostListing = () => aListing(golark.ctx.db, { property_manager_id: hostId });
const edit = (listingId: string, body: Partial<EditCalendarInput>) =>
  golark.call(editCalendar, { as: host, params: { listingId }, body: { ...range, ...body } });

test('blocks and opens nights, and leaves their rate', async () => {
  const listing = await aHostListing();
  const rate = { amount: 31_200, currency: 'USD' as const };
  await edit(listing, { nightly: rate, minNights: 4 });
  const blocked = await edit(listing, { isBlocked: true });
  expect(blocked.body.nights.every(({ free }) => !free)).toBe(true);
  const open = await edit(listing, { isBlocked: false });
  expect(open.body.nights).toEqual(
    open.body.nights.map((night) => ({
      ...night,
      free: true,
      closed: null,
      nightly: rate,
      minStayArrival: 4,
    })),
  );
});

test('null returns rate and minimum to the rule', async () => {
  const listing = await aHostListing();
  const before = await edit(listing, { isBlocked: false });
  await edit(listing, { nightly: { amount: 99_900, currency: 'USD' }, minNights: 6 });
  const after = await edit(listing, { nightly: null, minNights: null });
  expect(after.body.nights).toEqual(before.body.nights);
});

const book = async (listing: string, dates: Partial<typeof someDates> = {}) => {
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as: guest, ...dates });
  expect((await golark.call(bookStay, { as: guest, body: aBookingBody(quote) })).status).toBe(201);
};

test('a block that includes a sold night is refused as a whole and names that night', async () => {
  const listing = await aHostListing();
  await book(listing, { arriveDay: testDay(18), departDay: testDay(19) });
  const refused = await edit(listing, { isBlocked: true });
  expect(refused.status).toBe(422);
  const [error] = refused.problem.errors ?? [];
  expect(error).toMatchObject({ path: 'isBlocked', code: 'night_booked', params: { day: testDay(18) } });
  const after = await edit(listing, { isBlocked: false });
  expect(after.body.nights.map(({ free }) => free)).toEqual([true, false, true]);
});

test('a rate is changed for the nights that are not sold, and the others are named', async () => {
  const listing = await aHostListing();
  await book(listing, { arriveDay: testDay(18), departDay: testDay(19) });
  const rate = { amount: 20_500, currency: 'USD' as const };
  const { body } = await edit(listing, { nightly: rate, minNights: 1 });
  expect(body.soldNights).toEqual([testDay(18)]);
  expect(body.nights.map(({ nightly }) => nightly.amount)).toEqual([20_500, 10_000, 20_500]);
  const onlySold = { from: testDay(18), until: testDay(19) };
  const refused = await edit(listing, { ...onlySold, nightly: rate });
  expect(refused.problem.errors?.[0]).toMatchObject({ path: 'from', code: 'night_booked' });
});

test('a house that is slept in is not blocked by way of one of its apartments', async () => {
  const [house, apartment] = [await aHostListing(), await aHostListing()];
  const owner = await anAccount(golark);
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: owner.account.accountId });
  const body = { parts: [apartment], closesTogether: true };
  await golark.call(putListingParts, { as: owner, params: { listingId: house }, body });
  await book(apartment);
  const refused = await edit(house, { isBlocked: true });
  expect(refused.problem.errors?.[0]?.code).toBe('night_booked');
});

test('closes days to arrivals and departures, for search and quotes too', async () => {
  const listing = await aHostListing();
  const closed = await edit(listing, { guestsMayArrive: false });
  expect(closed.body.nights.every((night) => night.closedToArrival && !night.closedToDeparture)).toBe(true);
  const query = { ...someDates, numAdults: 2 };
  const quote = await golark.call(getQuote, { params: { globalId: listing }, query });
  expect(quote.problem.errors?.[0]?.code).toBe('stay_closed_to_arrival');
  const open = await edit(listing, { guestsMayArrive: true, guestsMayLeave: false });
  expect(open.body.nights.every((night) => !night.closedToArrival && night.closedToDeparture)).toBe(true);
});

test('a change that changes nothing is not in the log', async () => {
  const listing = await aHostListing();
  expect((await edit(listing, { isBlocked: true, note: 'Painting' })).body.changeId).not.toBeNull();
  expect((await edit(listing, { isBlocked: true, note: 'Painting' })).body.changeId).toBeNull();
});

test('a minimum above the longest stay is rejected with that length', async () => {
  const listing = await aHostListing();
  const { problem } = await edit(listing, { minNights: 31 });
  expect(problem.errors?.[0]).toMatchObject({ path: 'minNights', code: 'too_big', params: { maximum: 30 } });
  const money = { amount: 1_000_000_000, currency: 'USD' as const };
  expect((await edit(listing, { nightly: money })).problem.errors?.[0]?.code).toBe('too_big');
  expect((await edit(listing, { nightly: { ...money, amount: 0 } })).problem.errors?.[0]?.code).toBe(
    'too_small',
  );
});

test('rejects a range in the past, an empty one, one too far ahead, and a change of nothing', async () => {
  const listing = await aHostListing();
  const pathOf = async (body: Partial<EditCalendarInput>) => {
    const { problem } = await edit(listing, body);
    return problem.errors?.[0]?.path;
  };
  expect(await pathOf({ from: testDay(-1), isBlocked: true })).toBe('from');
  expect(await pathOf({ until: range.from, isBlocked: true })).toBe('until');
  const far = { from: testDay(720), until: testDay(740), isBlocked: true };
  expect(await pathOf(far)).toBe('until');
  expect(await pathOf({})).toBe('isBlocked');
});

test('a room type of another listing is not found', async () => {
  const [listing, other] = await Promise.all([aHostListing(), aHostListing()]);
  const room = await golark.ctx.db
    .selectFrom('room_types')
    .select('id')
    .where('listing_id', '=', other)
    .executeTakeFirstOrThrow();
  const response = await edit(listing, { roomTypeId: room.id, isBlocked: true });
  expect(response.problem.code).toBe('NOT_FOUND');
});
