import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays } from '@golark/contract/dates/rules';
import { editCalendar, listCalendarChanges, undoCalendarChange } from '@golark/contract/host-calendar/calls';
import { getOwnListing, saveSection } from '@golark/contract/own-listings/calls';
import { getStayRules, putStayRules } from '@golark/contract/partners/calls';
import { explainStay } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, aPlace, aPropertyManager } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const base = { minStayArrival: 1, maxStay: 28 };
const aHostListing = (change = {}) => aListing(golark.ctx.db, { property_manager_id: hostId, ...change });
const put = (listingId: string, body: object) =>
  // also bodies that the contract rejects
  golark.call(putStayRules, { as: host, params: { listingId }, body: { ...base, ...body } as never });
const explain = async (listing: string, [from, until]: [number, number], headers = {}) => {
  const body = { arriveDay: testDay(from), departDay: testDay(until) };
  return (await golark.call(explainStay, { params: { globalId: listing }, body, headers })).body;
};
const isFound = async (listing: string, [from, until]: [number, number]) => {
  const filters = { dateFrom: testDay(from), dateTo: testDay(until) };
  const { body } = await golark.call(searchProperties, { body: { filters, pageSize: 100 } });
  return body.properties.some(({ id }) => id === listing);
};

test('what a host saves is read again, with weekdays as one rule and defaults filled in', async () => {
  const listingId = await aHostListing();
  const summer = {
    from: '2027-06-01',
    until: '2027-09-01',
    weekdays: ['monday', 'saturday'],
    minStayArrival: 5,
  };
  const saved = await put(listingId, { rules: [{ weekdays: ['sunday'], closedToArrival: true }, summer] });
  const nothing = {
    minStayArrival: null,
    minStayThrough: null,
    maxStay: null,
    closedToArrival: null,
    closedToDeparture: null,
  };
  expect(saved.body).toEqual({
    ...base,
    version: 1,
    preparationNights: 0,
    notice: { days: 0, untilHour: 24 },
    bookingWindowDays: 730,
    gapNights: null,
    rules: [
      { ...nothing, ...summer },
      { ...nothing, from: null, until: null, weekdays: ['sunday'], closedToArrival: true },
    ],
  });
  const read = await golark.call(getStayRules, { as: host, params: { listingId } });
  expect(read.body).toEqual(saved.body);
  expect((await put(listingId, {})).body.rules).toEqual([]);
});

test('quote, calendar and search follow at once, and the reason is a sentence in both languages', async () => {
  const listing = await aHostListing();
  expect(await explain(listing, [20, 22])).toEqual({
    allowed: true,
    total: { amount: 28_750, currency: 'USD' },
    text: 'Allowed, $287.50.',
  });
  expect(await isFound(listing, [20, 22])).toBe(true);
  const range = { from: testDay(15), until: testDay(30) };
  await put(listing, { rules: [{ ...range, minStayThrough: 4 }] });
  expect(await explain(listing, [20, 22])).toMatchObject({
    allowed: false,
    rule: 'min_stay_through',
    limit: 4,
    day: testDay(20),
    text: 'Stays that include the night of Dec 10, 2026 have a 4-night minimum.',
  });
  expect((await explain(listing, [20, 22], { 'accept-language': 'es' })).text).toMatch(
    /4 noches como mínimo/,
  );
  expect(await isFound(listing, [20, 22])).toBe(false);
  expect(await isFound(listing, [20, 24])).toBe(true);
  const { body } = await golark.call(getAvailability, { params: { globalId: listing }, query: range });
  expect(body.nights.every((night) => night.minStayThrough === 4)).toBe(true);
});

test('explains each rule that a stay breaks', async () => {
  const listing = await aHostListing();
  const ruleOf = async (body: object, dates: [number, number]) => {
    await put(listing, body);
    const explained = await explain(listing, dates);
    return explained.allowed ? 'allowed' : explained.rule;
  };
  const days = { from: testDay(10), until: testDay(11) };
  expect(await ruleOf({ rules: [{ ...days, closedToArrival: true }] }, [10, 12])).toBe('closed_to_arrival');
  expect(await ruleOf({ rules: [{ ...days, closedToDeparture: true }] }, [8, 10])).toBe(
    'closed_to_departure',
  );
  expect(await ruleOf({ rules: [{ ...days, maxStay: 2 }] }, [10, 13])).toBe('max_stay');
  expect(await ruleOf({ minStayArrival: 3 }, [10, 12])).toBe('min_stay_arrival');
  expect(await ruleOf({ notice: { days: 12 } }, [10, 12])).toBe('notice');
  expect(await ruleOf({ bookingWindowDays: 11 }, [10, 12])).toBe('too_far');
  expect(await ruleOf({}, [10, 10])).toBe('order');
  expect(await ruleOf({}, [-3, 2])).toBe('past');
  expect(await ruleOf({}, [10, 12])).toBe('allowed');
  await golark.ctx.db
    .insertInto('nights')
    .values({ room_type_id: `${listing}-1`, night: testDay(12), units: 1, booked: 1 })
    .execute();
  expect(await ruleOf({}, [11, 13])).toBe('taken');
  expect(await ruleOf({ preparationNights: 1 }, [10, 12])).toBe('preparation');
  expect(await isFound(listing, [10, 12])).toBe(false);
  expect(await isFound(listing, [9, 11])).toBe(true);
});

test.each([
  ['rules.0.until', { rules: [{ from: '2027-01-02', minStayArrival: 2 }] }],
  ['rules.0.until', { rules: [{ from: '2027-01-02', until: '2027-01-02', minStayArrival: 2 }] }],
  ['rules.0.from', { rules: [{ minStayArrival: 2 }] }],
  ['rules.0.minStayArrival', { rules: [{ weekdays: ['friday'] }] }],
  ['rules', { rules: ['friday', 'friday'].map((day) => ({ weekdays: [day], maxStay: 3 })) }],
  ['rules.0.weekdays.0', { rules: [{ weekdays: ['someday'], maxStay: 3 }] }],
  ['preparationNights', { preparationNights: 8 }],
  ['notice.untilHour', { notice: { days: 1, untilHour: 0 } }],
  ['maxStay', { minStayArrival: 5, maxStay: 4 }],
])('names the field %s of %j', async (path, body) => {
  const { status, problem } = await put(await aHostListing(), body);
  expect([400, 422]).toContain(status);
  expect(problem.errors?.[0]?.path).toBe(path);
});

test('preparation and gaps are refused for room types of several units', async () => {
  const hotel = await aHostListing({ stay_type: 'hotels', rooms: [{ units: 4 }] });
  expect((await put(hotel, { preparationNights: 1 })).problem.errors?.[0]?.path).toBe('preparationNights');
  expect((await put(hotel, { gapNights: 1 })).problem.errors?.[0]?.path).toBe('gapNights');
});

test('the listing of another host is not found', async () => {
  await aPropertyManager(golark.ctx.db, 'somebody-else');
  const other = await aListing(golark.ctx.db, { property_manager_id: 'somebody-else' });
  expect((await put(other, {})).problem.code).toBe('NOT_FOUND');
});

test('a gap below the minimum is sold whole, and the calendar says how many nights it has', async () => {
  const listing = await aHostListing();
  const nights = [20, 21, 24, 25].map((day) => ({
    room_type_id: `${listing}-1`,
    night: testDay(day),
    units: 1,
    booked: 1,
  }));
  await golark.ctx.db.insertInto('nights').values(nights).execute();
  await put(listing, { minStayArrival: 4, gapNights: 2 });
  expect(await explain(listing, [22, 24])).toMatchObject({ allowed: true });
  expect(await isFound(listing, [22, 24])).toBe(true);
  expect(await explain(listing, [22, 23])).toMatchObject({ rule: 'min_stay_arrival' });
  const { body } = await golark.call(getAvailability, {
    params: { globalId: listing },
    query: { from: testDay(22), until: addDays(testDay(22), 2) },
  });
  expect(body.nights.map(({ gapNights }) => gapNights)).toEqual([2, null]);
});

test('rules have a version: the second of two people sees what the first one saved', async () => {
  const listing = await aHostListing();
  const friday = { weekdays: ['friday'], closedToArrival: true };
  const sunday = { weekdays: ['sunday'], minStayArrival: 3 };
  expect((await put(listing, { version: 0, rules: [friday, sunday] })).body.version).toBe(1);
  expect((await put(listing, { version: 0, gapNights: 1 })).problem).toMatchObject({
    ...{ status: 409, code: 'SECTION_CHANGED' },
    current: { version: 1, gapNights: null, rules: [{ weekdays: ['sunday'] }, { weekdays: ['friday'] }] },
  });
  // the same rules in another order are no change; programs that name no version replace what there is
  expect((await put(listing, { version: 0, rules: [sunday, friday] })).body.version).toBe(1);
  expect((await put(listing, { gapNights: 1 })).body.version).toBe(2);
  const raced = await Promise.all([1, 2, 3].map((days) => put(listing, { version: 2, notice: { days } })));
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a form is out of date once the calendar or the section has changed what it shows', async () => {
  const listingId = await aHostListing();
  const params = { listingId };
  const versionNow = async () => (await golark.call(getStayRules, { as: host, params })).body.version;
  const range = { from: testDay(10), until: testDay(12) };
  await golark.call(editCalendar, { as: host, params, body: { ...range, nightly: null, minNights: 2 } });
  expect(await versionNow()).toBe(0);
  await golark.call(editCalendar, { as: host, params, body: { ...range, guestsMayArrive: false } });
  expect(await versionNow()).toBe(1);
  const { body: log } = await golark.call(listCalendarChanges, { as: host, params });
  const changeId = log.edges[0]?.node.id ?? '';
  await golark.call(undoCalendarChange, { as: host, params: { listingId, changeId } });
  expect(await versionNow()).toBe(2);
  const { body } = await golark.call(getOwnListing, { as: host, params });
  const { values, version } = body.sections.rules;
  if (!values) throw new Error('no rules');
  const saveRules = (minNights: number, of: number) =>
    golark.call(saveSection, {
      as: host,
      params,
      body: { section: 'rules', version: of, values: { ...values, minNights } },
    });
  await saveRules(3, version);
  expect(await versionNow()).toBe(3);
  await golark.call(saveSection, {
    as: host,
    params,
    body: {
      section: 'rules',
      version: version + 1,
      values: { ...values, minNights: 3, isPetsAllowed: true },
    },
  });
  expect(await versionNow()).toBe(3);
});
