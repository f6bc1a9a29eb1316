import type { LoginResult } from '@golark/contract/accounts/schemas';
import { checkStay, editCalendar, previewNights } from '@golark/contract/host-calendar/calls';
import type { CheckStayInput, PreviewNightsInput } from '@golark/contract/host-calendar/schemas';
import { explainStay, getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aHost,
  aListing,
  anAccount,
  aPlace,
  aTeamMember,
  someDates,
  withStayRules,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let listing: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  ({ host, hostId } = await aHost(golark));
  listing = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await withStayRules(golark.ctx.db, listing, {
    rules: [
      {
        ...{ startsOn: testDay(30), endsOn: testDay(60), weekday: null, minStayArrival: null, maxStay: null },
        ...{ minStayThrough: 3, closedToArrival: null, closedToDeparture: null },
      },
    ],
  });
});
afterAll(() => golark.close());

const check = (body: Partial<CheckStayInput>, as = host) =>
  golark.call(checkStay, { as, params: { listingId: listing }, body: { ...someDates, ...body } });
const preview = (body: Partial<PreviewNightsInput>, as = host) => {
  const nights = { from: someDates.arriveDay, until: someDates.departDay };
  return golark.call(previewNights, { as, params: { listingId: listing }, body: { ...nights, ...body } });
};
const guestsPrice = async () => {
  const query = { ...someDates, numAdults: 2 };
  return (await golark.call(getQuote, { params: { globalId: listing }, query })).body.nonMember.total;
};

test('an allowed stay has the total of guests and what is left for the host', async () => {
  const { body } = await check({});
  expect(body).toMatchObject({ refusal: null, alternative: null });
  // three nights at 100 dollars and cleaning; the service fee and taxes are not the host's
  expect(body.price).toMatchObject({ total: await guestsPrice(), payout: { amount: 35_000 } });
});

test('a refused stay names the rule as guests read it, where it is set, and the nearest one that is allowed', async () => {
  const dates = { arriveDay: testDay(40), departDay: testDay(42) };
  const { body } = await check(dates);
  const guest = await golark.call(explainStay, { params: { globalId: listing }, body: dates });
  expect(body.refusal).toMatchObject({
    ...{ rule: 'min_stay_through', day: testDay(40), text: guest.body.text },
    decidedBy: { source: 'dates', from: testDay(30), until: testDay(60), weekday: null },
  });
  const longer = { arriveDay: testDay(40), departDay: testDay(43) };
  expect(body.alternative).toMatchObject({ ...longer, price: { payout: { amount: 35_000 } } });
  const tooMany = await check({ adults: 9 });
  expect(tooMany.body).toMatchObject({ refusal: { rule: 'max_guests', decidedBy: null }, alternative: null });
});

test('a preview has the total of guests at the rate of the form, whatever rules and blocks there are', async () => {
  const saved = await preview({});
  expect(saved.body.price?.total).toEqual(await guestsPrice());
  const body = { from: someDates.arriveDay, until: testDay(19), isBlocked: true, minNights: 9 };
  await golark.call(editCalendar, { as: host, params: { listingId: listing }, body });
  const higher = await preview({ nightly: { amount: 20_000, currency: 'USD' } });
  expect(higher.body).toMatchObject({ price: { payout: { amount: 65_000 } }, text: null });
  const many = await preview({ adults: 9 });
  expect(many.body).toMatchObject({ price: null, text: expect.stringContaining('sleeps up to 4') });
});

test('a member who may not read what bookings earn sees no payout', async () => {
  const keeper = await anAccount(golark);
  const { accountId } = keeper.account;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId, role: 'calendar' });
  expect((await preview({}, keeper)).body.price?.payout).toBeNull();
});

test('reversed and past dates are rejected at their fields', async () => {
  const reversed = await check({ departDay: testDay(10) });
  expect(reversed.problem.errors?.[0]?.path).toBe('departDay');
  expect((await preview({ from: testDay(-1) })).problem.errors?.[0]?.path).toBe('from');
  expect((await check({ arriveDay: testDay(-2) })).body.refusal?.rule).toBe('past');
});
