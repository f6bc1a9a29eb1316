import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, listBookings } from '@golark/contract/booking/calls';
import type { BodyInputOf } from '@golark/contract/call';
import { saveSection } from '@golark/contract/own-listings/calls';
import type { ListingSections } from '@golark/contract/own-listings/section-values-schemas';
import { getPriceRules, putMemberDiscount, putPriceRules } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote } from '#testing/factories';
import { aDraft, detailsOf } from '#testing/own-listings';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp();
  ({ host: as, hostId } = await aHost(golark));
});
beforeEach(async () => {
  listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
});
afterAll(() => golark.close());

type Input = BodyInputOf<typeof saveSection>;
type Section = 'seasons' | 'discounts' | 'members' | 'fees' | 'deposit';
type Values = { [Name in Section]: NonNullable<ListingSections[Name]['values']> };

// values that the contract rejects are sent too
const save = (section: Section, values: object, version = 0) =>
  golark.call(saveSection, {
    as,
    params: { listingId },
    body: { section, version, values } as Extract<Input, { section: Section }>,
  });
const sections = async () => (await detailsOf(golark, as, listingId)).sections;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const aSeason = (first: number, last: number, nightly = 20_000) => ({
  firstNight: testDay(first),
  lastNight: testDay(last),
  rates: [{ roomTypeId: `${listingId}-1`, nightly: usd(nightly), weekendNightly: usd(nightly + 5000) }],
});

const valuesNow = (): Values => ({
  seasons: { seasons: [aSeason(30, 60), aSeason(61, 90, 30_000)] },
  discounts: {
    ...{ weeklyPercent: 10, monthlyPercent: 25, nonRefundablePercent: 12 },
    lastMinute: { percent: 20, days: 0 },
    earlyBooking: { percent: 10, days: 60 },
  },
  members: { funder: 'host', percent: 20 },
  fees: {
    cleaning: { amount: usd(2000), unit: 'night' },
    pets: { amount: usd(1000), unit: 'night' },
    extraGuests: { amount: usd(1500), unit: 'guest', includedGuests: 1 },
    mandatory: [{ kind: 'resort', unit: 'night', amount: usd(2500), isTaxable: true }],
  },
  deposit: { deposit: { percent: 30, balanceDaysBefore: 14 } },
});

test('each section is saved by itself, the same values again change nothing, and a late one gets what was saved', async () => {
  const values = valuesNow();
  const others = {
    seasons: { seasons: [] },
    discounts: { ...values.discounts, lastMinute: null },
    members: { funder: 'none' },
    fees: { ...values.fees, cleaning: null },
    deposit: { deposit: null },
  };
  for (const section of ['seasons', 'discounts', 'members', 'fees', 'deposit'] as const) {
    const saved = await save(section, values[section]);
    expect(saved.body.sections[section], section).toMatchObject({ version: 1, values: values[section] });
    expect((await save(section, values[section])).body.sections[section].version).toBe(1);
    const late = await save(section, others[section]);
    expect(late.problem, section).toMatchObject({
      ...{ status: 409, code: 'SECTION_CHANGED', section },
      current: { sections: { [section]: { version: 1, values: values[section] } } },
    });
  }
  expect(await sections()).toMatchObject(
    Object.fromEntries(Object.entries(values).map(([name, saved]) => [name, { version: 1, values: saved }])),
  );
});

test('programs overwrite sections, and forms that show what has changed are out of date', async () => {
  const params = { listingId };
  const { body: rules } = await golark.call(getPriceRules, { as, params });
  const put = (body: object) => golark.call(putPriceRules, { as, params, body: { ...rules, ...body } });
  const versions = async () => {
    const { discounts, fees, deposit, members, price } = await sections();
    return [discounts, fees, deposit, members, price].map(({ version }) => version);
  };
  await put({});
  expect(await versions()).toEqual([0, 0, 0, 0, 0]);
  await put({ discounts: { ...rules.discounts, weeklyPercent: 15 } });
  expect(await versions()).toEqual([1, 0, 0, 0, 0]);
  await put({ deposit: { percent: 20, balanceDaysBefore: 7 }, fees: { ...rules.fees, cleaning: null } });
  await golark.call(putMemberDiscount, { as, params, body: { funder: 'platform' } });
  expect(await versions()).toEqual([2, 1, 1, 1, 0]);
  await golark.call(putMemberDiscount, { as, params, body: { funder: 'platform' } });
  expect(await versions()).toEqual([2, 1, 1, 1, 0]);
  expect((await save('fees', valuesNow().fees)).problem.code).toBe('SECTION_CHANGED');
  expect((await sections()).members.values).toEqual({ funder: 'platform' });
});

test('a draft needs none of these sections, and a form of one of them is out of date too', async () => {
  listingId = await aDraft(golark, as);
  const { listing, sections: now } = await detailsOf(golark, as, listingId);
  expect(listing.missing).toEqual(['rooms', 'amenities', 'photos', 'texts', 'price', 'rules']);
  expect(now.members).toMatchObject({ version: 0, isComplete: true, values: { funder: 'none' } });
  await golark.call(putMemberDiscount, { as, params: { listingId }, body: { funder: 'platform' } });
  expect((await save('members', { funder: 'host', percent: 5 })).problem.code).toBe('SECTION_CHANGED');
  expect((await save('fees', valuesNow().fees)).body.sections.fees.version).toBe(1);
});

const noRates = (roomTypeId: string) => ({ roomTypeId, nightly: null, weekendNightly: null });

test.each<[Section, () => object, { at: string; code: string }]>([
  ['discounts', () => ({ weeklyPercent: -1 }), { at: 'weeklyPercent', code: 'too_small' }],
  ['discounts', () => ({ monthlyPercent: 81 }), { at: 'monthlyPercent', code: 'too_big' }],
  [
    'discounts',
    () => ({ lastMinute: { percent: 0, days: 3 } }),
    { at: 'lastMinute.percent', code: 'too_small' },
  ],
  ['discounts', () => ({ earlyBooking: { days: 60 } }), { at: 'earlyBooking.percent', code: 'required' }],
  ['discounts', () => ({ lastMinute: { percent: 10 } }), { at: 'lastMinute.days', code: 'required' }],
  ['discounts', () => ({ nonRefundablePercent: 51 }), { at: 'nonRefundablePercent', code: 'too_big' }],
  ['members', () => ({ percent: 51 }), { at: 'percent', code: 'too_big' }],
  [
    'fees',
    () => ({ cleaning: { amount: usd(0), unit: 'stay' } }),
    { at: 'cleaning.amount.amount', code: 'too_small' },
  ],
  [
    'fees',
    () => ({ pets: { amount: usd(1e9), unit: 'stay' } }),
    { at: 'pets.amount.amount', code: 'too_big' },
  ],
  [
    'fees',
    () => ({ extraGuests: { amount: usd(500), unit: 'guest' } }),
    { at: 'extraGuests.includedGuests', code: 'required' },
  ],
  ['deposit', () => ({ deposit: { percent: 30 } }), { at: 'deposit.balanceDaysBefore', code: 'required' }],
  [
    'deposit',
    () => ({ deposit: { percent: 91, balanceDaysBefore: 7 } }),
    { at: 'deposit.percent', code: 'too_big' },
  ],
  ['seasons', () => ({ seasons: [aSeason(9, 8)] }), { at: 'seasons.0.lastNight', code: 'season_order' }],
  [
    'seasons',
    () => ({ seasons: [aSeason(20, 40), aSeason(10, 20)] }),
    { at: 'seasons.0.firstNight', code: 'season_overlap' },
  ],
  [
    'seasons',
    () => ({ seasons: [{ ...aSeason(1, 2), rates: [noRates(`${listingId}-1`)] }] }),
    { at: 'seasons.0.rates.0.nightly', code: 'required' },
  ],
  [
    'seasons',
    () => ({ seasons: [aSeason(1, 2, 100)] }),
    { at: 'seasons.0.rates.0.nightly.amount', code: 'too_small' },
  ],
  [
    'seasons',
    () => ({
      seasons: [aSeason(5, 8), { ...aSeason(1, 2), rates: [{ ...aSeason(1, 2).rates[0], roomTypeId: 'x' }] }],
    }),
    { at: 'seasons.1.rates.0.roomTypeId', code: 'room_type_unknown' },
  ],
])(
  'a section %s with an invalid value is refused at its field (%#)',
  async (section, change, { at, code }) => {
    const { status, problem } = await save(section, { ...valuesNow()[section], ...change() });
    expect([400, 422]).toContain(status);
    expect(problem.errors?.[0]).toMatchObject({ path: `values.${at}`, code });
  },
);

test('seasons that interrupt each other are shown as ranges, and saving these keeps the rate of every night', async () => {
  await golark.ctx.db
    .insertInto('seasons')
    .values(
      [
        { starts_on: testDay(10), ends_on: testDay(40), nightly_amount: 20_000 },
        { starts_on: testDay(20), ends_on: testDay(23), nightly_amount: 50_000 },
      ].map((season) => ({
        ...season,
        room_type_id: `${listingId}-1`,
        weekend_nightly_amount: season.nightly_amount,
      })),
    )
    .execute();
  const rates = async () =>
    (await aQuote(golark, listingId, { arriveDay: testDay(15), departDay: testDay(42) })).nonMember.nightly;
  const before = await rates();
  const { values } = (await sections()).seasons;
  expect(values?.seasons.map(({ firstNight, lastNight }) => [firstNight, lastNight])).toEqual([
    [testDay(10), testDay(19)],
    [testDay(20), testDay(22)],
    [testDay(23), testDay(39)],
  ]);
  const [first, ...others] = values?.seasons ?? [];
  if (!first) throw new Error('no season');
  await save('seasons', { seasons: [...others, { ...first, lastNight: testDay(18) }] });
  expect((await sections()).seasons.version).toBe(1);
  expect((await rates()).slice(5)).toEqual(before.slice(5));
});

test('bookings and quotes keep their terms', async () => {
  const guest = await anAccount(golark);
  const dates = { arriveDay: testDay(40), departDay: testDay(43) };
  const quote = await aQuote(golark, listingId, { as: guest, ...dates });
  for (const [section, values] of Object.entries(valuesNow())) await save(section as Section, values);
  const { booking } = (await golark.call(bookStay, { as: guest, body: aBookingBody(quote) })).body;
  const { body } = await golark.call(listBookings, { as: guest, query: { ids: booking.id } });
  expect(body.edges[0]?.node.total).toEqual(quote.nonMember.total);
  const later = await aQuote(golark, listingId, { arriveDay: testDay(50), departDay: testDay(53) });
  expect(later.nonMember.total.amount).toBeGreaterThan(quote.nonMember.total.amount);
});

test('another host changes nothing', async () => {
  const { host: stranger } = await aHost(golark);
  const body = { section: 'members', version: 0, values: { funder: 'platform' } } as const;
  const { status } = await golark.call(saveSection, { as: stranger, params: { listingId }, body });
  expect(status).toBe(404);
  expect((await sections()).members.version).toBe(0);
});
