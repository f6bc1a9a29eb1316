import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger, listBalances } from '#ledger';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database/open-database';
import { auditStockAndMoney } from '#testing/audit-orders';
import { SettableClock } from '#testing/settable-clock';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';
import { presentBookings } from './present-booking.ts';
import { listAllBookings } from './views.ts';

const account = '00000000-0000-4000-8000-000000000001';
const card = '00000000-0000-4000-9000-000000000001';
const bookingId = (n: number): string => `00000000-0000-4000-a000-00000000000${n}`;
const chargeId = (n: number): string => `00000000-0000-4000-b000-00000000000${n}`;
const refundId = (n: number): string => `00000000-0000-4000-c000-00000000000${n}`;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price = {
  nightly: [
    { date: '2026-12-07', amount: usd(10_000) },
    { date: '2026-12-08', amount: usd(10_000) },
  ],
  lines: [
    { code: 'nights', label: '2 nights', amount: usd(20_000) },
    { code: 'cleaning_fee', label: 'Cleaning', amount: usd(5000) },
    { code: 'service_fee', label: 'Service fee', amount: usd(2500) },
    { code: 'occupancy_tax', label: 'Lodging tax', amount: usd(2500) },
  ],
  subtotal: usd(27_500),
  taxes: usd(2500),
  total: usd(30_000),
  savings: usd(700),
};
const cancellation = {
  policy: 'moderate',
  freeUntil: '2026-12-02T23:00:00.000Z',
  schedule: [
    { until: '2026-12-02T23:00:00.000Z', kind: 'all', refundAmount: usd(30_000) },
    { until: null, kind: 'none', refundAmount: usd(0) },
  ],
};
const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
const party = { adults: 2, children: 0, infants: 0, pets: false };

const place = `
  INSERT INTO states (id, name, slug) VALUES ('co', 'Colorado', 'colorado');
  INSERT INTO cities (id, state_id, name, slug, search_text, latitude, longitude, population, is_coastal, is_capital,
    time_zone) VALUES ('co-denver', 'co', 'Denver', 'denver', 'denver', 39.7, -104.9, 700000, false, true, 'America/Denver');
  INSERT INTO property_managers (id, name, data_source, joined_on) VALUES ('pm-1', 'June', 'DIRECT', '2024-01-01');
  INSERT INTO listings (id, property_manager_id, source, state_id, city_id, time_zone, latitude, longitude, stay_type,
    property_type, max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed,
    is_smoking_allowed, cleaning_fee_amount, pet_fee_amount, extra_guest_fee_amount, included_guests,
    weekly_discount_percent, monthly_discount_percent, member_discount_percent, cancellation_policy, min_nights,
    max_nights, check_in_from, check_in_until, check_out_by, search_rank, created_at, updated_at)
    VALUES ('cabin', 'pm-1', 'catalog', 'co', 'co-denver', 'America/Denver', 39.74, -104.98, 'homes', 'cabin', 4, 2, 2, 1,
    '{}', true, false, false, 5000, 0, 0, 4, 0, 0, 10, 'moderate', 1, 30, '16:00', '22:00', '11:00', 1, now(), now());
  INSERT INTO listing_texts (listing_id, locale, title, description)
    VALUES ('cabin', 'en', 'Cedar cabin', 'x'), ('cabin', 'es', 'Cabaña de cedro', 'x');
  INSERT INTO room_types (id, listing_id, position, name_en, name_es, units, max_guests, bedrooms, beds, nightly_amount,
    weekend_nightly_amount) VALUES ('cabin-1', 'cabin', 0, 'Entire place', 'Alojamiento entero', 9, 4, 2, 2, 10000, 10000);
  INSERT INTO accounts (id, email, first_name, last_name, password_hash, locale, created_at)
    VALUES ('${account}', 'maya@example.com', 'Maya', 'Ortega', 'x', 'en', now());
  INSERT INTO saved_cards (id, account_id, gateway_token, brand, last4, exp_month, exp_year, is_default, is_kept, created_at)
    VALUES ('${card}', '${account}', 'card_1', 'visa', '4242', 12, 2030, true, true, now());
  INSERT INTO membership_subscriptions (account_id, status, started_at) VALUES ('${account}', 'ACTIVE', '2026-03-01T18:00:00Z');`;

const oldStatuses = ['CONFIRMED', 'PAYMENT_FAILED', 'CANCELED', 'CANCELED', 'COMPLETED'];

const oldBooking = (n: number): string => {
  const status = oldStatuses[n] ?? '';
  return `
  INSERT INTO bookings (id, confirmation_code, quote_id, account_id, listing_id, status, holds_nights, arrive_day,
    depart_day, party, guest, price, cancellation, total_amount, is_member_price, locale, hold_expires_at, created_at)
    VALUES ('${bookingId(n)}', 'GKCODE000${n}', 'quote-${n}', '${account}', 'cabin', '${status}', ${status !== 'CANCELED'},
    '2026-12-07', '2026-12-09', '${JSON.stringify(party)}', '${JSON.stringify(guest)}', '${JSON.stringify(price)}',
    '${JSON.stringify(cancellation)}', 30000, true, 'en', '2026-11-20T18:15:00Z', '2026-11-20T18:00:0${n}Z');
  INSERT INTO booking_rooms (booking_id, room_type_id, units) VALUES ('${bookingId(n)}', 'cabin-1', 1);
  INSERT INTO booking_events (booking_id, at, what) VALUES ('${bookingId(n)}', '2026-11-20T18:00:00Z', 'held');`;
};

const oldPayment = (n: number, isPaid: boolean): string => `
  INSERT INTO charges (id, booking_id, saved_card_id, amount, due_on, status, attempts, gateway_payment_id, failure_code,
    created_at, settled_at) VALUES ('${chargeId(n)}', '${bookingId(n)}', '${card}', 30000, '2026-11-20',
    '${isPaid ? 'PAID' : 'FAILED'}', 1, ${isPaid ? `'pay_${n}'` : 'NULL'}, ${isPaid ? 'NULL' : "'card_declined'"}, now(), now());
  INSERT INTO booking_events (booking_id, at, what)
    VALUES ('${bookingId(n)}', '2026-11-20T18:00:01Z', '${isPaid ? 'confirmed' : 'payment_failed'}');
  ${
    isPaid
      ? `WITH t AS (INSERT INTO ledger_transactions (cause, booking_id, occurred_at)
    VALUES ('charge:${chargeId(n)}', '${bookingId(n)}', now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account, amount, currency)
    SELECT t.id, e.account, e.amount, 'USD' FROM t, (VALUES ('gateway', 30000), ('host_payable', -25000),
      ('platform_revenue', -2500), ('taxes_payable', -2500)) e(account, amount);`
      : ''
  }`;

/** Booking 2 was canceled and refunded in full, booking 3 never paid. */
const oldRefund = `
  INSERT INTO booking_events (booking_id, at, what) VALUES ('${bookingId(2)}', '2026-11-20T19:00:00Z', 'canceled'),
    ('${bookingId(2)}', '2026-11-20T19:00:01Z', 'refunded'), ('${bookingId(3)}', '2026-11-20T19:00:00Z', 'hold_expired');
  INSERT INTO refunds (id, booking_id, charge_id, amount, status, gateway_refund_id, created_at, settled_at)
    VALUES ('${refundId(2)}', '${bookingId(2)}', '${chargeId(2)}', 30000, 'PAID', 're_2', now(), now());
  WITH t AS (INSERT INTO ledger_transactions (cause, booking_id, occurred_at)
    VALUES ('cancellation:${bookingId(2)}', '${bookingId(2)}', now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account, amount, currency) SELECT t.id, e.account, e.amount, 'USD'
    FROM t, (VALUES ('host_payable', 25000), ('platform_revenue', 2500), ('taxes_payable', 2500),
      ('guest_refunds', -30000)) e(account, amount);
  WITH t AS (INSERT INTO ledger_transactions (cause, booking_id, occurred_at)
    VALUES ('refund:${refundId(2)}', '${bookingId(2)}', now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account, amount, currency) SELECT t.id, e.account, e.amount, 'USD'
    FROM t, (VALUES ('guest_refunds', 30000), ('gateway', -30000)) e(account, amount);`;

const oldStay = {
  arriveDay: '2026-12-07',
  departDay: '2026-12-09',
  adults: 2,
  children: 1,
  infants: 0,
  hasPets: true,
  rooms: [{ adults: 2, childAges: [7] }],
};
const oldQuote = "INSERT INTO quotes (id, listing_id, terms, expires_at) VALUES ('q', 'cabin', $1, now())";

let database: OpenDatabase;
const run = (isWanted: (file: string) => boolean) => runMigrations(database.pool, isWanted);

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  await run((file) => file < '0017');
  await database.pool.query(place);
  for (const n of oldStatuses.keys()) await database.pool.query(oldBooking(n));
  await database.pool.query(
    [0, 2, 4].map((n) => oldPayment(n, true)).join('') + oldPayment(1, false) + oldRefund,
  );
  await run((file) => file >= '0017' && file < '0070');
  await database.pool.query(oldQuote, [
    JSON.stringify({ listingId: 'cabin', asked: oldStay, applies: 'member' }),
  ]);
  await run((file) => file >= '0070');
});
afterAll(() => database.close());

const clock = new SettableClock('2026-11-21T00:00:00Z');
const read = async (locale: 'en' | 'es') => {
  const views = await listAllBookings(database.db, account, { limit: 20, offset: 0 });
  return presentBookings({ clock } as unknown as Context, views, locale).toReversed();
};

test('every booking of the previous release is there with its status, price, party and dates', async () => {
  const bookings = await read('en');
  expect(bookings.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map(bookingId));
  expect(bookings.map(({ status }) => status)).toEqual(oldStatuses);
  for (const booking of bookings) {
    expect(booking).toMatchObject({
      total: usd(30_000),
      guest,
      guests: party,
      cancellation,
      arriveDay: '2026-12-07',
      departDay: '2026-12-09',
      rooms: [{ roomTypeId: 'cabin-1', units: 1, name: 'Entire place' }],
      property: {
        title: 'Cedar cabin',
        city: 'Denver',
        state: 'Colorado',
        hostName: 'June',
        checkInFrom: '16:00',
      },
    });
    expect(booking.price).toEqual(price);
  }
  expect(bookings.map(({ charges }) => charges.map(({ status }) => status))).toEqual([
    ['PAID'],
    ['FAILED'],
    ['PAID'],
    [],
    ['PAID'],
  ]);
  expect(bookings[2]?.refunds).toMatchObject([{ status: 'PAID', amount: usd(30_000) }]);
  expect(bookings[2]?.timeline.map(({ what }) => what)).toEqual([
    'placed',
    'payment_succeeded',
    'canceled',
    'refunded',
  ]);
});

test('a membership that nobody paid for lasts a year from its start, and renews for nobody', async () => {
  const row = await database.db.selectFrom('membership_subscriptions').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...{ status: 'ACTIVE', plan_id: 'go-plus-annual', has_renewal_consent: false, is_canceled: false },
    ends_at: new Date('2027-03-01T18:00:00Z'),
  });
});

test('a quote keeps its dates, party and rooms under their new names, and bookings have the whole party', async () => {
  const quotes = await database.db.selectFrom('quotes').select('terms').where('id', '=', 'q').execute();
  expect(quotes[0]?.terms).toEqual({
    listingId: 'cabin',
    applies: 'member',
    stay: {
      dates: { arriveDay: '2026-12-07', departDay: '2026-12-09' },
      party: { adults: 2, children: 1, childAges: [], infants: 0, pets: true },
      rooms: [{ adults: 2, childAges: [7] }],
    },
  });
  const [view] = await listAllBookings(database.db, account, { limit: 1, offset: 0 });
  expect(view?.party).toEqual({ ...party, childAges: [] });
});

test('their lines are shown in the language of the reader', async () => {
  const [booking] = await read('es');
  expect(booking?.price.lines.map(({ label }) => label)).toEqual([
    '2 noches',
    'Limpieza',
    'Cargo por servicio',
    'Lodging tax',
  ]);
});

test('the ledger has the same balances, by party, and passes every check', async () => {
  expect(await checkLedger(database.db)).toEqual([]);
  expect(await auditStockAndMoney(database.db)).toEqual([]);
  expect(await listBalances(database.db, 'host')).toEqual([{ account: 'host:pm-1', amount: -50_000 }]);
  expect(await listBalances(database.db, 'gateway')).toEqual([
    { account: 'gateway:sandbox', amount: 60_000 },
  ]);
  expect(await listBalances(database.db, `buyer:${account}`)).toEqual([
    { account: `buyer:${account}`, amount: 0 },
  ]);
});
