import { randomUUID } from 'node:crypto';
import { bookStay } from '@golark/contract/booking/calls';
import { type BenchApp, sendExpectingSuccess } from './application.ts';
import { connections } from './database.ts';
import { measureCallsPerSecond } from './measure.ts';
import { findQuoteRequests } from './quote.ts';
import { integerFormat, type Result } from './results.ts';
import { signUpForToken } from './sign-up.ts';

const bookingCount = 300;
const insertCount = 3000;
const unlimitedUnits = 100_000;

/** Quotes are requested before the measurement; only the booking and its payment are measured. */
const measureBookings = async (bench: BenchApp, urls: string[]): Promise<number> => {
  const token = await signUpForToken(bench);
  const quotes: string[] = [];
  for (const url of urls)
    quotes.push(JSON.parse(await sendExpectingSuccess(bench.app, { method: 'GET', url })).quoteId);
  let next = 0;
  const book = async (): Promise<void> => {
    const body = {
      quoteId: quotes[next++],
      guest: { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' },
      card: { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' },
    };
    await sendExpectingSuccess(bench.app, { method: bookStay.method, url: bookStay.path, body, token });
  };
  return measureCallsPerSecond(book, { calls: quotes.length, concurrency: connections });
};

const measureInserts = async ({ database: { pool } }: BenchApp): Promise<number> => {
  await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (id uuid PRIMARY KEY, note text NOT NULL)');
  const insert = async (): Promise<void> => {
    await pool.query('INSERT INTO bench_rows VALUES ($1, $2)', [randomUUID(), 'one row, one transaction']);
  };
  const rate = await measureCallsPerSecond(insert, { calls: insertCount, concurrency: connections });
  await pool.query('DROP TABLE bench_rows');
  return rate;
};

/** Bookings per second over many listings and on a single one, compared with single-row inserts. */
export const benchBookings = async (bench: BenchApp): Promise<Result[]> => {
  const insertsPerSecond = await measureInserts(bench);
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
  const createResult = (name: string, rate: number): Result => ({
    name,
    subject: `${integerFormat.format(rate)} bookings per second, ${connections} connections`,
    baseline: `${integerFormat.format(insertsPerSecond)} plain inserts per second`,
    ratio: rate / insertsPerSecond,
    budget: null,
  });
  return [
    createResult('bookings, many listings', overManyListings),
    createResult('bookings, one listing', onSingleListing),
  ];
};
