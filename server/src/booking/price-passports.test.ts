import { createHash } from 'node:crypto';
import { bookStay, getPricePassport } from '@golark/contract/booking/calls';
import { putPriceRules } from '@golark/contract/partners/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aHost, aListing, anAccount, aPlace, makeMember, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { checkPassports } from './price-passports.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

/** Keys sorted, no spaces: written again, so that the test does not repeat a mistake of the product. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en', { caseFirst: 'upper' }));
  return `{${pairs.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join(',')}}`;
};

/** A stay at rates of every source, with a season, a night of its own, fees, a discount, a coupon and the member price. */
const bookedStay = async () => {
  const { db } = golark.ctx;
  const { host, hostId } = await aHost(golark);
  const listing = await aListing(db, {
    property_manager_id: hostId,
    last_minute_discount_percent: 15,
    last_minute_days: 20,
    host_fees: [{ kind: 'resort', unit: 'night', amount: 2500, isTaxable: true }],
    rooms: [{ nightly_amount: 10_000, weekend_nightly_amount: 12_500 }],
  });
  const room = `${listing}-1`;
  const night = { room_type_id: room, night: testDay(18), units: 1, nightly_amount: 22_200 };
  await db.insertInto('nights').values(night).execute();
  const season = { room_type_id: room, starts_on: testDay(19), ends_on: testDay(30) };
  await db
    .insertInto('seasons')
    .values({ ...season, nightly_amount: 15_000, weekend_nightly_amount: 15_000 })
    .execute();
  const code = `PASS-${listing}`.toUpperCase();
  await addCoupon(golark.ctx, {
    ...{ code, percent: 5, amount: null, minimumAmount: 0, endsAt: null, mostUses: null },
    ...{ mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
  });
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  const query = { ...someDates, numAdults: 2, couponCode: code };
  const quote = (await golark.call(getQuote, { as, params: { globalId: listing }, query })).body;
  const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  return { as, host, listing, quote, code, booking: body.booking };
};

const passportOf = async ({ as, booking }: Pick<Awaited<ReturnType<typeof bookedStay>>, 'as' | 'booking'>) =>
  golark.call(getPricePassport, { as, params: { bookingId: booking.id } });

test('a quote and its booking carry every input of their price, and a hash that anybody can compute', async () => {
  const stay = await bookedStay();
  const { passport } = (await passportOf(stay)).body;
  expect(passport).toEqual(stay.quote.passport);
  expect(passport).toMatchObject({
    ...{ version: 2, ratePlan: 'standard', variant: 'member', arriveDay: testDay(17), pricedOn: testDay(0) },
    total: stay.booking.total.amount,
    nights: [
      { date: testDay(17), amount: 10_000, source: 'room', units: 1 },
      { date: testDay(18), amount: 22_200, source: 'night' },
      { date: testDay(19), amount: 15_000, source: 'season' },
    ],
    rules: {
      ...{ lastMinuteDiscountPercent: 15, lastMinuteDays: 20, daysAhead: 17, memberDiscountPercent: 10 },
      nonRefundableDiscountPercent: 0,
      hostFees: [{ kind: 'resort', unit: 'night', amount: 2500, isTaxable: true }],
      coupon: { code: stay.code, percent: 5 },
    },
    taxes: [{ name: 'Test lodging tax', basisPoints: 500, source: 'test', asOf: '2025-01-01' }],
  });
  const { hash, ...inputs } = passport ?? { hash: '' };
  expect(createHash('sha256').update(canonical(inputs)).digest('hex')).toBe(hash);
});

test('the stored inputs give the same lines to the cent after rates, rules and taxes have changed', async () => {
  const { host, listing, ...stay } = await bookedStay();
  const { db } = golark.ctx;
  const before = (await passportOf(stay)).body;
  await golark.call(putPriceRules, {
    as: host,
    params: { listingId: listing },
    body: {
      discounts: {
        weeklyPercent: 50,
        monthlyPercent: 0,
        lastMinute: null,
        earlyBooking: null,
        nonRefundablePercent: 0,
      },
      fees: { cleaning: null, pets: null, extraGuests: null, mandatory: [] },
    },
  });
  await sql`UPDATE room_types SET nightly_amount = 99, weekend_nightly_amount = 99 WHERE listing_id = ${listing}`.execute(
    db,
  );
  await sql`DELETE FROM seasons WHERE room_type_id = ${`${listing}-1`}`.execute(db);
  await sql`UPDATE nights SET nightly_amount = 1 WHERE room_type_id = ${`${listing}-1`}`.execute(db);
  expect((await passportOf(stay)).body).toEqual(before);
  expect(await checkPassports(db)).toEqual([]);
});

test('is for the owner of the booking only', async () => {
  const { booking } = await bookedStay();
  expect((await passportOf({ as: await anAccount(golark), booking })).status).toBe(404);
});

test('cannot be rewritten, and the audit finds lines that differ from it', async () => {
  const { booking } = await bookedStay();
  const { db } = golark.ctx;
  const change = sql`UPDATE price_passports SET hash = ${'0'.repeat(64)} WHERE booking_id = ${booking.id}`;
  await expect(change.execute(db)).rejects.toThrow(/never changed/);
  const move = (cents: number) =>
    sql`UPDATE order_lines SET amount = amount + ${cents} WHERE item_id = ${booking.id} AND code = 'nights'`.execute(
      db,
    );
  await move(1);
  expect(await checkPassports(db)).toEqual([`price passport with a wrong lines: ${booking.id}`]);
  await move(-1);
  const tamper = (total: number) => sql`
    ALTER TABLE price_passports DISABLE TRIGGER price_passports_final;
    UPDATE price_passports SET passport = jsonb_set(passport, '{total}', to_jsonb((passport ->> 'total')::integer + ${sql.lit(total)}))
    WHERE booking_id = ${sql.lit(booking.id)};
    ALTER TABLE price_passports ENABLE TRIGGER price_passports_final`;
  await golark.database.pool.query(tamper(1).compile(db).sql);
  expect(await checkPassports(db)).toEqual([`price passport with a wrong hash: ${booking.id}`]);
  await golark.database.pool.query(tamper(-1).compile(db).sql);
});
