import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { editCalendar } from '@golark/contract/partners/calls';
import type { EditCalendarInput } from '@golark/contract/partners/schemas';
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

test('a blocked night stays sold to the guest who booked it', async () => {
  const guest = await anAccount(golark);
  const listing = await aHostListing();
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  expect((await golark.call(bookStay, { as: guest, body })).status).toBe(201);
  expect((await edit(listing, { isBlocked: true })).status).toBe(200);
  const nights = await golark.ctx.db
    .selectFrom('nights')
    .innerJoin('room_types', 'room_types.id', 'nights.room_type_id')
    .select('booked')
    .where('listing_id', '=', listing)
    .execute();
  expect(nights.every(({ booked }) => booked === 1)).toBe(true);
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
