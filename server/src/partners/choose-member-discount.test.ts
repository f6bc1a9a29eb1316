import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, listBookings } from '@golark/contract/booking/calls';
import { putMemberDiscount } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aPlace, aQuote, makeMember } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  const own = await aHost(golark);
  host = own.host;
  listingId = await aListing(golark.ctx.db, { property_manager_id: own.hostId });
});
afterAll(() => golark.close());

const choose = (body: object) =>
  golark.call(putMemberDiscount, { as: host, params: { listingId }, body: body as never });

const lines = async () => {
  const { member } = await aQuote(golark, listingId);
  return member.lines
    .filter(({ code }) => code.startsWith('member'))
    .map(({ code, amount }) => [code, amount.amount]);
};

test('a host pays a percentage, leaves it to the platform, or gives no member price', async () => {
  expect((await choose({ funder: 'host', percent: 20 })).body).toEqual({ funder: 'host', percent: 20 });
  expect(await lines()).toEqual([['member_discount', -6000]]);
  expect((await choose({ funder: 'platform' })).body).toEqual({ funder: 'platform', percent: 10 });
  expect(await lines()).toEqual([['member_discount_platform', -3000]]);
  expect((await choose({ funder: 'none' })).body).toEqual({ funder: 'none', percent: 0 });
  expect(await lines()).toEqual([]);
});

test.each([
  ['percent', { funder: 'host', percent: 51 }],
  ['percent', { funder: 'host', percent: 0 }],
  ['percent', { funder: 'platform', percent: 30 }],
  ['funder', { funder: 'guest' }],
])('names the field %s of %j', async (path, body) => {
  const { status, problem } = await choose(body);
  expect([400, 422]).toContain(status);
  expect(problem.errors?.[0]?.path).toBe(path);
});

test('a booking that was made keeps its price', async () => {
  await choose({ funder: 'host', percent: 20 });
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  const quote = await aQuote(golark, listingId, { as });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  await choose({ funder: 'none' });
  const { body } = await golark.call(listBookings, { as, query: { ids: booking.id } });
  expect(body.edges[0]?.node.total).toEqual(quote.member.total);
});
