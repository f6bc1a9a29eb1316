import { randomUUID } from 'node:crypto';
import { signUp } from '@golark/contract/accounts/calls';
import { bookStay } from '@golark/contract/booking/calls';
import { type BenchApp, mustAsk } from './application.ts';
import { connections } from './database.ts';
import { ratePerSecond } from './measure.ts';
import { drawQuotes } from './quote.ts';
import { type Result, whole } from './table.ts';

const bookings = 300;
const inserts = 3000;
const plentyOfUnits = 100_000;

const aToken = async ({ app }: BenchApp): Promise<string> => {
  const email = `bench-${randomUUID()}@example.com`;
  const body = { firstName: 'Maya', lastName: 'Ortega', email, password: 'metolius-at-nine' };
  const signedIn = await mustAsk(app, { method: signUp.method, url: signUp.path, body });
  return JSON.parse(signedIn).token.jwt;
};

/** Quotes are asked for before the clock starts; what is measured is the booking alone, with its payment. */
const bookAll = async (bench: BenchApp, urls: string[]): Promise<number> => {
  const token = await aToken(bench);
  const quotes: string[] = [];
  for (const url of urls) quotes.push(JSON.parse(await mustAsk(bench.app, { method: 'GET', url })).quoteId);
  let next = 0;
  const book = async (): Promise<void> => {
    const body = {
      quoteId: quotes[next++],
      guest: { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' },
      card: { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' },
    };
    await mustAsk(bench.app, { method: bookStay.method, url: bookStay.path, body, token });
  };
  return ratePerSecond(book, { calls: quotes.length, concurrency: connections });
};

const insertsPerSecond = async ({ database: { pool } }: BenchApp): Promise<number> => {
  await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (id uuid PRIMARY KEY, note text NOT NULL)');
  const insert = async (): Promise<void> => {
    await pool.query('INSERT INTO bench_rows VALUES ($1, $2)', [randomUUID(), 'one row, one transaction']);
  };
  const rate = await ratePerSecond(insert, { calls: inserts, concurrency: connections });
  await pool.query('DROP TABLE bench_rows');
  return rate;
};

/** Bookings a second over many listings and on a single one, against rows of one column a second. */
export const benchBookings = async (bench: BenchApp): Promise<Result[]> => {
  const plain = await insertsPerSecond(bench);
  const questions = await drawQuotes(bench, bookings);
  const hot = questions[0];
  if (!hot) throw new Error('no stay can be booked');
  const spread = await bookAll(
    bench,
    questions.slice(1).map((question) => question.url),
  );
  await bench.database.pool.query('UPDATE room_types SET units = $1 WHERE listing_id = $2', [
    plentyOfUnits,
    hot.listingId,
  ]);
  const onOne = await bookAll(
    bench,
    Array.from({ length: bookings }, () => hot.url),
  );
  const resultOf = (name: string, rate: number): Result => ({
    name,
    subject: `${whole.format(rate)} bookings a second, ${connections} connections`,
    peer: `${whole.format(plain)} plain inserts a second`,
    ratio: rate / plain,
    budget: null,
  });
  return [resultOf('bookings, spread', spread), resultOf('bookings, one listing', onOne)];
};
