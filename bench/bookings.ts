import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bookStay } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { findPostgresBin } from '../server/testing/postgres-cluster.ts';
import { type BenchApp, sendExpectingSuccess, sendRequest } from './application.ts';
import { connections } from './database.ts';
import { measureCallsPerSecond } from './measure.ts';
import { findQuoteRequests, type QuoteRequest } from './quote.ts';
import { integerFormat, type Result } from './results.ts';
import { signUpForToken } from './sign-up.ts';

const bookingCount = 1200;
const transactionsPerClient = 100;
const attemptsOnOneNight = 1000;
const guestsOfOneNight = 100;
const guestDetails = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
const unlimitedUnits = 1_000_000;
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };

interface Guest {
  token: string;
  savedCardId: string;
}

/** One account with a saved card per connection: the bookings of one account wait for each other. */
const createGuests = (bench: BenchApp, count = connections): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
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
    const body = { quoteId: quotes[next++], guest: guestDetails, savedCardId };
    await sendExpectingSuccess(bench.app, { method: bookStay.method, url: bookStay.path, body, token });
  };
  return measureCallsPerSecond(book, { calls: quotes.length, concurrency: connections });
};

/** A home that one party at a time can have. */
const findSingleUnit = async (
  { database }: BenchApp,
  requests: readonly QuoteRequest[],
): Promise<QuoteRequest | undefined> => {
  const ids = requests.slice(1).map(({ listingId }) => listingId);
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT listing_id AS id FROM room_types WHERE listing_id = ANY ($1) GROUP BY listing_id HAVING sum(units) = 1 LIMIT 1',
    [ids],
  );
  return requests.find(({ listingId }) => listingId === rows[0]?.id);
};

/** Many guests who all have a quote for the same home and nights, which one of them gets; seconds until all have a response. */
const measureOneNight = async (bench: BenchApp, url: string): Promise<Result> => {
  const guests = await createGuests(bench, guestsOfOneNight);
  const attempts = Array.from({ length: attemptsOnOneNight }, (_, i) => guests[i % guests.length] as Guest);
  const quotes: string[] = [];
  for (const { token } of attempts)
    quotes.push(JSON.parse(await sendExpectingSuccess(bench.app, { method: 'GET', url, token })).quoteId);
  const statuses: number[] = [];
  const bookAll = async ({ token, savedCardId }: Guest, position: number): Promise<void> => {
    for (let i = position; i < attempts.length; i += guests.length) {
      const body = { quoteId: quotes[i], guest: guestDetails, savedCardId };
      const request = { method: bookStay.method, url: bookStay.path, body, token };
      statuses.push((await sendRequest(bench.app, request)).status);
    }
  };
  const startedAt = performance.now();
  await Promise.all(guests.map(bookAll));
  const seconds = (performance.now() - startedAt) / 1000;
  const [booked, refused] = [201, 409].map((code) => statuses.filter((status) => status === code).length);
  if (booked !== 1 || refused !== attempts.length - 1)
    throw new Error(`the night was booked ${booked} times, and refused ${refused} times`);
  return {
    name: 'bookings, one night',
    subject: `${integerFormat.format(attemptsOnOneNight)} attempts, ${guestsOfOneNight} at once: 1 booked, all others refused after ${seconds.toFixed(1)} s`,
    baseline: '1,000 per second',
    ratio: attempts.length / seconds / 1000,
    budget: null,
  };
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
  const [singleListing] = requests;
  const contested = await findSingleUnit(bench, requests);
  if (!singleListing || !contested) throw new Error('no stay is available');
  const overManyListings = await measureBookings(
    bench,
    requests.filter((request) => request !== singleListing && request !== contested).map(({ url }) => url),
  );
  const oneNight = await measureOneNight(bench, contested.url);
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
    oneNight,
  ];
};
