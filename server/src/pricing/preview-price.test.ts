import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { previewPrice, saveSection } from '@golark/contract/own-listings/calls';
import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  ({ host: as, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

type Unsaved = NonNullable<BodyInputOf<typeof previewPrice>['unsaved']>;
type Saved = BodyInputOf<typeof saveSection>;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const preview = async (listingId: string, body: BodyInputOf<typeof previewPrice>): Promise<PricePreview> =>
  (await golark.call(previewPrice, { as, params: { listingId }, body })).body;

const save = async (listingId: string, { section, values }: Unsaved): Promise<void> => {
  const body = { section, version: 0, values } as Saved;
  const { status } = await golark.call(saveSection, { as, params: { listingId }, body });
  expect(status, section).toBe(200);
};

const cents = (max: number) => fc.integer({ min: 500, max }).map(usd);
const percent = fc.integer({ min: 1, max: 50 });
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

const changes = (roomTypeId: string): fc.Arbitrary<Unsaved[]> => {
  const rates = fc.record({
    roomTypeId: fc.constant(roomTypeId),
    nightly: cents(90_000),
    weekendNightly: cents(90_000),
  });
  return fc.tuple(
    fc.record({ section: fc.constant('price' as const), values: fc.record({ rooms: fc.tuple(rates) }) }),
    fc.record({
      section: fc.constant('seasons' as const),
      values: fc
        .record({ rates: fc.tuple(rates), first: fc.integer({ min: 1, max: 200 }) })
        .map(({ first, ...season }) => ({
          seasons: [{ ...season, firstNight: testDay(first), lastNight: testDay(first + 20) }],
        })),
    }),
    fc.record({
      section: fc.constant('discounts' as const),
      values: fc.record({
        ...{ weeklyPercent: percent, monthlyPercent: percent, nonRefundablePercent: percent },
        lastMinute: orNull(fc.record({ percent, days: fc.integer({ min: 0, max: 60 }) })),
        earlyBooking: orNull(fc.record({ percent, days: fc.integer({ min: 1, max: 300 }) })),
      }),
    }),
    fc.record({
      section: fc.constant('members' as const),
      values: fc.oneof(
        fc.record({ funder: fc.constant('host' as const), percent }),
        fc.record({ funder: fc.constant('platform' as const) }),
      ),
    }),
    fc.record({
      section: fc.constant('fees' as const),
      values: fc.record({
        cleaning: orNull(
          fc.record({ amount: cents(9000), unit: fc.constantFrom('stay', 'night', 'guest', 'guest-night') }),
        ),
        pets: orNull(fc.record({ amount: cents(9000), unit: fc.constantFrom('stay', 'night') })),
        extraGuests: orNull(
          fc.record({
            amount: cents(9000),
            unit: fc.constantFrom('guest', 'guest-night'),
            includedGuests: fc.integer({ min: 1, max: 4 }),
          }),
        ),
        mandatory: fc.tuple(
          fc.record({
            kind: fc.constant('resort' as const),
            unit: fc.constantFrom('stay', 'guest-night'),
            amount: cents(9000),
            isTaxable: fc.boolean(),
          }),
        ),
      }),
    }),
    fc.record({
      section: fc.constant('deposit' as const),
      values: fc.record({
        deposit: fc.record({
          percent: fc.integer({ min: 10, max: 90 }),
          balanceDaysBefore: fc.integer({ min: 1, max: 180 }),
        }),
      }),
    }),
  );
};

/** A preview of dates, and the quotes that guests then get for them. */
const compare = async (listingId: string, kind: string, stay: PreviewedStay): Promise<void> => {
  const { arriveDay, departDay, guests } = stay;
  const dates = { arriveDay, departDay };
  const quote = await aQuote(golark, listingId, { ...dates, numAdults: guests });
  const cheaper = quote.ratePlans.find(({ ratePlan }) => ratePlan === 'non-refundable');
  const later = quote.paymentPlans.find(({ paymentPlan }) => paymentPlan === 'deposit')?.nonMember;
  expect(stay, kind).toMatchObject({
    guestTotal: quote.nonMember.total,
    member: { guestTotal: quote.member.total },
    nonRefundable: cheaper ? { guestTotal: cheaper.nonMember.total } : null,
    deposit: later ? { now: later[0]?.amount, later: later[1]?.amount, dueOn: later[1]?.dueOn } : null,
  });
  if (!stay.withExtras) return;
  const { guests: numAdults, pets, guestTotal } = stay.withExtras;
  const more = await aQuote(golark, listingId, { ...dates, numAdults, numPets: Number(pets) });
  expect(guestTotal, kind).toEqual(more.nonMember.total);
};

test('the preview of what is typed is the price of the quotes once it is saved', async () => {
  const runs = fc.sample(changes('room'), { numRuns: 6, seed: 30 });
  for (const drawn of runs) {
    const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId, is_pets_allowed: true });
    const text = JSON.stringify(drawn).replaceAll('"room"', `"${listingId}-1"`);
    let last: PricePreview | null = null;
    for (const unsaved of JSON.parse(text) as Unsaved[]) {
      last = await preview(listingId, { unsaved });
      await save(listingId, unsaved);
      expect(await preview(listingId, {}), unsaved.section).toEqual(last);
    }
    for (const [kind, stay] of Object.entries(last ?? {})) if (stay) await compare(listingId, kind, stay);
    expect([last?.weekend, last?.week, last?.month, last?.deposit, last?.seasonWeek]).not.toContain(null);
  }
});

test('the dates of a preview are those to which a rule applies', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId, is_pets_allowed: true });
  const discounts = { weeklyPercent: 0, monthlyPercent: 0, nonRefundablePercent: 0 };
  const values = {
    ...discounts,
    lastMinute: { percent: 5, days: 0 },
    earlyBooking: { percent: 5, days: 200 },
  };
  const seen = await preview(listingId, { unsaved: { section: 'discounts', values } });
  expect(seen).toMatchObject({ month: null, deposit: null, seasonWeek: null });
  expect(seen.lastMinute?.arriveDay).toBe(testDay(0));
  expect(seen.earlyBooking?.arriveDay).toBe(testDay(200));
  const deposit = { percent: 30, balanceDaysBefore: 60 };
  const later = await preview(listingId, { unsaved: { section: 'deposit', values: { deposit } } });
  expect(later.deposit).toMatchObject({ arriveDay: testDay(62), deposit: { dueOn: testDay(2) } });
  expect(later.week?.deposit).toBeNull();
  const season = (first: number) => ({
    ...{ firstNight: testDay(first), lastNight: testDay(first + 9) },
    rates: [{ roomTypeId: `${listingId}-1`, nightly: usd(9000), weekendNightly: usd(9000) }],
  });
  const seasons: Unsaved = { section: 'seasons', values: { seasons: [season(30), season(300)] } };
  expect((await preview(listingId, { unsaved: seasons })).seasonWeek?.arriveDay).toBe(testDay(30));
  const named = await preview(listingId, { unsaved: seasons, seasonNight: testDay(301) });
  expect(named.seasonWeek?.arriveDay).toBe(testDay(300));
});

test('a hotel is previewed with a guest more than are included, and with a pet where pets are allowed', async () => {
  const hotel = {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 2, max_guests: 2 }],
    max_guests: 2,
  };
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId, ...hotel });
  const fee = { amount: usd(1000), unit: 'guest' as const };
  const fees = {
    cleaning: null,
    pets: { ...fee, unit: 'stay' as const },
    extraGuests: { ...fee, includedGuests: 2 },
    mandatory: [],
  };
  const { week } = await preview(listingId, { unsaved: { section: 'fees', values: fees } });
  expect(week?.withExtras).toMatchObject({ guests: 3, pets: false });
});

test('a value that cannot be saved has no preview, and its field is named', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const unsaved = { section: 'members', values: { funder: 'host', percent: 90 } } as const;
  const { problem } = await golark.call(previewPrice, { as, params: { listingId }, body: { unsaved } });
  expect(problem.errors?.[0]?.path).toBe('unsaved.values.percent');
});
