import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays, nightsOf } from '@golark/contract/dates/rules';
import { getQuote, getRate, getStoredQuote } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, anAccount, aQuote, makeMember, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let cabin: string;
beforeAll(async () => {
  golark = await createTestApp();
  cabin = await aListing(golark.database.db, { min_nights: 2, max_nights: 10 });
});
afterAll(() => golark.close());

const refusal = async (change: Record<string, string | number>) => {
  const { problem } = await golark.call(getQuote, {
    params: { globalId: cabin },
    query: { ...someDates, ...change },
  });
  return {
    code: problem.code,
    path: problem.errors?.[0]?.path,
    rule: problem.errors?.[0]?.code,
    limit: problem.errors?.[0]?.params['limit'],
  };
};

test('a quote lists every night and line, for members and others, and keeps for 15 minutes', async () => {
  const quote = await aQuote(golark, cabin);
  expect(quote.nonMember.total.amount).toBe(30_000 + 5000 + 3500 + 1750);
  expect(quote.member.savings.amount).toBe(quote.nonMember.total.amount - quote.member.total.amount);
  expect(quote.nonMember.nightly.map((night) => night.date)).toEqual(
    nightsOf(someDates.arriveDay, someDates.departDay),
  );
  const kept = await golark.call(getStoredQuote, { params: { quoteId: quote.quoteId } });
  expect(kept.body).toEqual(quote);
});

test('a member is quoted the member price; a visitor who says to be one is not', async () => {
  const member = await anAccount(golark);
  await makeMember(golark, member.account.accountId);
  expect((await aQuote(golark, cabin, { as: member })).applies).toBe('member');
  const search = await golark.call(searchProperties, {
    body: { member: true, filters: { dateFrom: someDates.arriveDay, dateTo: someDates.departDay } },
  });
  const quote = await aQuote(golark, cabin);
  expect(quote.applies).toBe('nonMember');
  expect(search.body.properties.find(({ id }) => id === cabin)?.total).toEqual(quote.nonMember.total);
});

test('search, rate and quote show the same total', async () => {
  const quote = await aQuote(golark, cabin);
  const rate = await golark.call(getRate, {
    params: { globalId: cabin },
    query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay, adults: 2 },
  });
  expect(rate.body.nonMember.total).toEqual(quote.nonMember.total);
});

test('names the rule that refuses, its field and its figure', async () => {
  const { arriveDay } = someDates;
  expect(await refusal({ departDay: arriveDay })).toMatchObject({ path: 'departDay', rule: 'stay_order' });
  expect(await refusal({ departDay: addDays(arriveDay, -6) })).toMatchObject({
    path: 'departDay',
    rule: 'stay_order',
  });
  expect(await refusal({ arriveDay: testDay(-19) })).toMatchObject({ path: 'arriveDay', rule: 'stay_past' });
  expect(await refusal({ departDay: addDays(arriveDay, 1) })).toMatchObject({
    rule: 'stay_min_stay_arrival',
    limit: 2,
  });
  expect(await refusal({ departDay: addDays(arriveDay, 13) })).toMatchObject({
    rule: 'stay_max_stay',
    limit: 10,
  });
  expect(await refusal({ numAdults: 9 })).toMatchObject({
    path: 'numAdults',
    rule: 'stay_max_guests',
    limit: 4,
  });
  expect(await refusal({ numPets: 1 })).toMatchObject({ path: 'numPets', rule: 'stay_no_pets' });
});

test('refuses zero guests, days that are none and occupancy that is not JSON, by their field', async () => {
  expect(await refusal({ numAdults: 0 })).toMatchObject({ code: 'VALIDATION_ERROR', path: 'numAdults' });
  expect(await refusal({ arriveDay: '2026-02-30' })).toMatchObject({ path: 'arriveDay' });
  expect(await refusal({ roomsOccupancy: '{' })).toMatchObject({ path: 'roomsOccupancy' });
});

test('knows nothing of a stay that does not exist', async () => {
  for (const call of [getProperty, getQuote, getAvailability] as const) {
    const answer = await golark.call(call as typeof getQuote, {
      params: { globalId: 'no-such-stay' },
      query: { ...someDates, from: testDay(11), until: testDay(15) } as never,
    });
    expect(answer.problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

test('a hotel sleeps a party in as many rooms as it takes, and in those asked for', async () => {
  const hotel = await aListing(golark.database.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [
      { units: 3, max_guests: 2, nightly_amount: 10_000 },
      { units: 1, max_guests: 5, nightly_amount: 30_000 },
    ],
  });
  const four = await aQuote(golark, hotel, { numAdults: 4 });
  expect(four.rooms).toMatchObject([{ roomTypeId: `${hotel}-1`, units: 2 }]);
  const occupancy = JSON.stringify([{ adults: 2, roomTypeId: `${hotel}-2` }]);
  const chosen = await golark.call(getQuote, {
    params: { globalId: hotel },
    query: { ...someDates, roomsOccupancy: occupancy },
  });
  expect(chosen.body.rooms).toMatchObject([{ roomTypeId: `${hotel}-2`, units: 1 }]);
});

test('the calendar tells free nights, their rates and the least stay from each', async () => {
  const [first, second, third] = [testDay(11), testDay(12), testDay(13)];
  const { db } = golark.database;
  const home = await aListing(db, { min_nights: 2 });
  await db
    .insertInto('nights')
    .values([
      { room_type_id: `${home}-1`, night: second, units: 1, is_closed: true },
      { room_type_id: `${home}-1`, night: third, units: 1, nightly_amount: 22_200, min_nights: 4 },
    ])
    .execute();
  const { body } = await golark.call(getAvailability, {
    params: { globalId: home },
    query: { from: first, until: testDay(14) },
  });
  expect(body.nights).toMatchObject([
    { date: first, free: true, nightly: { amount: 10_000, currency: 'USD' }, minStayArrival: 2 },
    { date: second, free: false, nightly: { amount: 10_000, currency: 'USD' }, minStayArrival: 2 },
    { date: third, free: true, nightly: { amount: 22_200, currency: 'USD' }, minStayArrival: 4 },
  ]);
});

test('answers in Spanish where Spanish is asked for', async () => {
  const headers = { 'accept-language': 'es' };
  const property = await golark.call(getProperty, { params: { globalId: cabin }, headers });
  expect(property.body.title).toBe('Cedar cabin (es)');
  expect(property.body.images[0]?.alt).toMatch(/^Ilustración: /);
  const quote = await golark.call(getQuote, { params: { globalId: cabin }, query: someDates, headers });
  const labels = quote.body.nonMember.lines.map((line) => line.label);
  expect(labels).toEqual(['3 noches', 'Limpieza', 'Cargo por servicio', 'Impuesto de prueba']);
});
