import type { LoginResult } from '@golark/contract/accounts/schemas';
import { joinMembership, refundMembership } from '@golark/contract/membership/calls';
import { getRate } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, anAccount, aQuote, goodCard, logInAgain, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp();
  listingId = await aListing(golark.ctx.db);
});
afterAll(() => golark.close());

/** The price that search, rate and quote show to an account, and what they would show with Go+. */
const pricesFor = async (as: LoginResult, claimsToBeMember = false) => {
  const filters = { dateFrom: someDates.arriveDay, dateTo: someDates.departDay };
  const search = { filters: { ...filters, guests: { adults: 2 } }, member: claimsToBeMember };
  const found = await golark.call(searchProperties, { as, body: search });
  const hit = found.body.properties.find(({ id }) => id === listingId);
  const query = { fromDate: someDates.arriveDay, untilDate: someDates.departDay, adults: 2 };
  const rate = (await golark.call(getRate, { as, params: { globalId: listingId }, query })).body;
  const quote = await aQuote(golark, listingId, { as });
  return {
    shown: [hit?.total?.amount, rate[rate.applies].total.amount, quote[quote.applies].total.amount],
    member: quote.member.total.amount,
    regular: quote.nonMember.total.amount,
  };
};

test('search, rate and quote show the member price from the purchase to the end of the membership', async () => {
  const as = await anAccount(golark);
  const before = await pricesFor(as, true);
  // an account that is not a member pays the regular price, whatever the request claims
  expect(before.shown).toEqual([before.regular, before.regular, before.regular]);
  expect(before.member).toBeLessThan(before.regular);
  await golark.call(joinMembership, { as, body: { card: goodCard } });
  const during = await pricesFor(as);
  expect(during.shown).toEqual([during.member, during.member, during.member]);
  await golark.call(refundMembership, { as });
  const after = await pricesFor(as, true);
  expect(after.shown).toEqual([after.regular, after.regular, after.regular]);
});

test('another session of the same account has the member price at once', async () => {
  const as = await anAccount(golark);
  const elsewhere = await logInAgain(golark, as);
  await golark.call(joinMembership, { as, body: { card: goodCard } });
  const { shown, member } = await pricesFor(elsewhere);
  expect(shown).toEqual([member, member, member]);
});
