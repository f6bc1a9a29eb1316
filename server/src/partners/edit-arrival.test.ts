import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getListingArrival, putListingArrival } from '@golark/contract/partners/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, anAccount, aPlace, aTeamMember, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp({ LOG_LEVEL: 'debug' });
  host = await anAccount(golark);
  await aPlace(golark.ctx.db);
  hostId = `host-${host.account.accountId}`;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: host.account.accountId });
  listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
});
afterAll(() => golark.close());

const read = () => golark.call(getListingArrival, { as: host, params: { listingId } });
const put = (body: object) => golark.call(putListingArrival, { as: host, params: { listingId }, body });

const complete = {
  address: { line1: '4 Pearl Street', line2: 'Apt 2', zip: '80302-1234' },
  access: { en: 'The key is under\nthe third stone.', es: 'La llave está bajo la tercera piedra.' },
  wifi: { network: 'Pearl', password: 'two words' },
  parking: { en: 'On the street.', es: null },
  hostPhone: '+1 303-555-0199',
};

test('replaces everything, and the same request again changes nothing', async () => {
  const stored = { ...complete, hostPhone: '+13035550199' };
  expect((await put(complete)).body).toEqual(stored);
  expect((await put(complete)).body).toEqual(stored);
  expect((await read()).body).toEqual(stored);
});

test('the phone of the host keeps its extension', async () => {
  const { body } = await put({ ...complete, hostPhone: '+1 303.555\u20110199 ext. 12' });
  expect(body.hostPhone).toBe('+13035550199;ext=12');
  expect((await put(body)).body).toEqual(body);
});

test('removes what is left out', async () => {
  await put(complete);
  const nothing = { address: null, access: null, wifi: null, parking: null, hostPhone: null };
  expect((await put({})).body).toEqual(nothing);
  expect((await read()).body).toEqual(nothing);
});

test.each([
  ['address.line1', { address: { line1: 'x'.repeat(201) } }],
  ['address.zip', { address: { line1: '4 Pearl Street', zip: '8030' } }],
  ['access.es', { access: { es: 'x'.repeat(2001) } }],
  ['wifi.password', { wifi: { network: 'Pearl', password: 'x'.repeat(101) } }],
  ['parking.en', { parking: { en: 'x'.repeat(1001) } }],
  ['hostPhone', { hostPhone: '12' }],
])('names the field %s and changes nothing', async (path, body) => {
  const before = (await put(complete)).body;
  const response = await put({ ...complete, ...body });
  expect([response.status, response.problem.errors?.[0]?.path]).toEqual([422, path]);
  expect((await read()).body).toEqual(before);
});

test('a listing of another host is not found, and a team member for calendars reads no door code', async () => {
  const [stranger, helper] = [await anAccount(golark), await anAccount(golark)];
  await aTeamMember(golark.ctx.db, {
    propertyManagerId: 'pm-stranger',
    accountId: stranger.account.accountId,
  });
  const { accountId } = helper.account;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId, role: 'calendar' });
  const before = (await put(complete)).body;
  const params = { listingId };
  for (const [as, code] of [
    [stranger, 'NOT_FOUND'],
    [helper, 'UNAUTHORIZED_ERROR'],
  ] as const) {
    expect((await golark.call(getListingArrival, { as, params })).problem.code).toBe(code);
    expect((await golark.call(putListingArrival, { as, params, body: {} })).problem.code).toBe(code);
  }
  expect((await read()).body).toEqual(before);
});

test('public calls and logs have none of it, and the stay remains in the cache', async () => {
  await put(complete);
  const version = () =>
    golark.ctx.db
      .selectFrom('listings')
      .select('version')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
  const before = await version();
  await put({ ...complete, wifi: { network: 'Pearl', password: 'changed' } });
  expect(await version()).toEqual(before);
  const responses = await Promise.all([
    golark.call(getProperty, { params: { globalId: listingId } }),
    golark.call(searchProperties, { body: {} }),
    golark.call(getQuote, {
      params: { globalId: listingId },
      query: { ...someDates, numAdults: 2 },
    }),
  ]);
  const seen = JSON.stringify(responses.map(({ body }) => body)) + golark.logged.join('');
  expect(seen.split(listingId).length).toBeGreaterThan(3);
  for (const secret of ['Pearl Street', '80302-1234', 'third stone', 'changed', '3035550199'])
    expect(seen).not.toContain(secret);
});
