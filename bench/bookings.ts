import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bookStay } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { findPostgresBin } from '../server/testing/postgres-cluster.ts';
import { type BenchApp, sendExpectingSuccess } from './application.ts';
import { connections } from './database.ts';
import { measureCallsPerSecond } from './measure.ts';
import { findQuoteRequests } from './quote.ts';
import { integerFormat, type Result } from './results.ts';
import { signUpForToken } from './sign-up.ts';

const bookingCount = 1200;
const transactionsPerClient = 100;
const unlimitedUnits = 1_000_000;
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };

interface Guest {
  token: string;
  savedCardId: string;
}

/** One account with a saved card per connection: the bookings of one account wait for each other. */
const createGuests = (bench: BenchApp): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: connections }, async () => {
      const token = await signUpForToken(bench);
      const request = { method: saveCard.method, url: saveCard.path, body: card, token };
      return { token, savedCardId: JSON.parse(await sendExpectingSuccess(bench.app, request)).card.id };
    }),
  );

/** Quotes are requested before the measurement; only the booking and its payment are measured. */
const measureBookings = async (bench: BenchApp, urls: string[]): Promise<number> => {
  const guests = await createGuests(bench);
  const quotes: string[] = [];
  for (const url of urls)
    quotes.push(JSON.parse(await sendExpectingSuccess(bench.app, { method: 'GET', url })).quoteId);
  let next = 0;
  const book = async (): Promise<void> => {
    const { token, savedCardId } = guests[next % guests.length] as Guest;
    const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
    const body = { quoteId: quotes[next++], guest, savedCardId };
    await sendExpectingSuccess(bench.app, { method: bookStay.method, url: bookStay.path, body, token });
  };
  return measureCallsPerSecond(book, { calls: quotes.length, concurrency: connections });
};

interface PlainBooking {
  account: string;
  card: string;
  listing: string;
  room: string;
  day: string;
  snapshot: string;
  cancellation: string;
  nightly: string;
}

/** What the rows of a booking contain, from one that was made just now. */
const readPlainBooking = async ({ database }: BenchApp, listingId: string): Promise<PlainBooking> => {
  const { rows } = await database.pool.query<PlainBooking>(
    `SELECT o.account_id AS account, p.card_id AS card, b.listing_id AS listing, r.room_type_id AS room,
      b.arrive_day::text AS day, i.snapshot::text, b.cancellation::text, b.nightly::text
    FROM bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id
      JOIN payments p ON p.order_id = o.id JOIN booking_rooms r ON r.booking_id = b.id
    WHERE b.listing_id = $1 LIMIT 1`,
    [listingId],
  );
  if (!rows[0]) throw new Error(`no booking of ${listingId} was made`);
  return rows[0];
};

const ledgerAccounts = {
  from_gateway: 'gateway:sandbox',
  to_host: 'host:bench',
  to_platform: 'platform:fees',
  to_tax: 'tax:bench',
};

/** The same rows, written by PostgreSQL's own benchmark program. */
const measurePlainSql = ({ url }: { url: string }, booking: PlainBooking): number => {
  const variables = Object.entries({ ...booking, ...ledgerAccounts }).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ]);
  const script = path.join(import.meta.dirname, 'bookings.sql');
  const clients = ['-c', `${connections}`, '-t', `${transactionsPerClient}`];
  const pgbench = path.join(findPostgresBin() ?? '', 'pgbench');
  const printed = execFileSync(
    pgbench,
    ['-n', '-M', 'prepared', ...clients, ...variables, '-f', script, url],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
};

/**
 * Bookings per second over many listings and on a single one, compared with a bare SQL script that writes the same rows.
 * The embedded database has no server that the script could connect to.
 */
export const benchBookings = async (bench: BenchApp, url: string | null): Promise<Result[]> => {
  if (!url) return [];
  const requests = await findQuoteRequests(bench, bookingCount);
  const singleListing = requests[0];
  if (!singleListing) throw new Error('no stay is available');
  const overManyListings = await measureBookings(
    bench,
    requests.slice(1).map((request) => request.url),
  );
  await bench.database.pool.query('UPDATE room_types SET units = $1 WHERE listing_id = $2', [
    unlimitedUnits,
    singleListing.listingId,
  ]);
  const onSingleListing = await measureBookings(
    bench,
    Array.from({ length: bookingCount }, () => singleListing.url),
  );
  const plain = measurePlainSql({ url }, await readPlainBooking(bench, singleListing.listingId));
  const createResult = (name: string, rate: number): Result => ({
    name,
    subject: `${integerFormat.format(rate)} bookings per second, ${connections} connections`,
    baseline: `the same rows in bare SQL: ${integerFormat.format(plain)} per second`,
    ratio: rate / plain,
    budget: null,
  });
  return [
    createResult('bookings, many listings', overManyListings),
    createResult('bookings, one listing', onSingleListing),
  ];
};
