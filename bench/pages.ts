import { text as textOf } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { addDays } from '@golark/contract/dates/rules';
import { searchPath, stayPath } from '@golark/contract/paths';
import type { BenchApp } from './application.ts';
import { emptyPagePath, withEmptyPageBuild } from './empty-page.ts';
import { measureCallsPerSecond } from './measure.ts';
import { readStoredPage } from './page-rates.ts';
import { integerFormat, type Result } from './results.ts';

const rounds = 6;
const calls = 160;

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

type Place = { id: string; state: string; city: string };

/** The stay with the most reviews, and its city. */
const findPlace = async ({ database }: BenchApp): Promise<Place> => {
  const { rows } = await database.pool.query<Place>(
    `SELECT l.id, c.slug AS city, s.slug AS state FROM listings l JOIN cities c ON c.id = l.city_id
      JOIN states s ON s.id = c.state_id ORDER BY l.review_count DESC, l.id LIMIT 1`,
  );
  if (!rows[0]) throw new Error('the database has no stays');
  return rows[0];
};

/** The first three nights in a month that the stay can be booked for: its rules refuse some, and others are taken. */
const findNights = async ({ app }: BenchApp, id: string): Promise<{ from: string; until: string }> => {
  const today = new Date().toISOString().slice(0, 10);
  for (let days = 30; days < 120; days++) {
    const [from, until] = [addDays(today, days), addDays(today, days + 3)];
    const url = `/v1/property/${id}/rate?fromDate=${from}&untilDate=${until}&adults=2`;
    if ((await app.inject({ url })).statusCode === 200) return { from, until };
  }
  throw new Error(`the stay ${id} cannot be booked`);
};

/** A search page and a stay page of a visitor with dates. */
export const pathsWithDates = async (bench: BenchApp): Promise<Record<string, string>> => {
  const { id, state, city } = await findPlace(bench);
  const { from, until } = await findNights(bench, id);
  const query = `?dateFrom=${from}&dateTo=${until}`;
  return { 'search page': searchPath({ state, city }, query), 'stay page': stayPath(id, query) };
};

/** The page as it is sent, which is not decoded. */
const open = async ({ app }: BenchApp, url: string): Promise<void> => {
  const response = await app.inject({ url, payloadAsStream: true });
  if (response.statusCode !== 200)
    throw new Error(`${url} returned ${response.statusCode}: ${await textOf(response.stream())}`);
  await finished(response.stream().resume());
};

/** What every transaction that changes public data does: pages then read their data again. */
const reportChange = ({ database }: BenchApp): Promise<unknown> =>
  database.pool.query('INSERT INTO public_changes DEFAULT VALUES');

/**
 * How the requests differ, and what the ratio must be. Changed data has no budget here: it is rendered again, which takes many times as
 * long as an empty page.
 */
const cases = [
  { name: 'unchanged data', concurrency: 8, isChanging: false, isNew: false, budget: { min: 0.5 } },
  { name: 'unchanged data, 1 at a time', concurrency: 1, isChanging: false, isNew: false, budget: null },
  { name: 'changed data', concurrency: 8, isChanging: true, isNew: false, budget: null },
  { name: 'first view', concurrency: 8, isChanging: false, isNew: true, budget: null },
] as const;

/** Visitors who wait for the same page share its rendering, which a first view makes for each of them. */
const minSharing = 2;

const sharingOf = (page: string, changed: number, firstViews: number): Result => ({
  name: `${page}, changed data shared`,
  subject: `${integerFormat.format(changed)} pages per second`,
  baseline: `first view: ${integerFormat.format(firstViews)} per second`,
  ratio: changed / firstViews,
  budget: { min: minSharing },
});

/**
 * Search and stay pages of visitors with dates: with unchanged data, with a change before every request, and at an address
 * that nobody opened before; compared with an empty page of the same framework in the same application.
 */
export const benchPages = async (bench: BenchApp): Promise<Result[]> => {
  const paths = await pathsWithDates(bench);
  let attempt = 0;
  return withEmptyPageBuild(async (build) => {
    bench.emptyPage.build = build;
    const baseline = () => open(bench, emptyPagePath);
    const results: Result[] = [];
    for (const [page, path] of Object.entries(paths)) {
      // a page that is rendered for each visitor is not what is measured here
      await readStoredPage(bench, path, 'identity');
      const pagesPerSecond: Partial<Record<(typeof cases)[number]['name'], number>> = {};
      for (const { name, concurrency, isChanging, isNew, budget } of cases) {
        const subject = async () => {
          attempt += 1;
          if (isChanging) await reportChange(bench);
          return open(bench, isNew ? `${path}&attempt=${attempt}` : path);
        };
        const rates = { subject: [] as number[], baseline: [] as number[] };
        for (let round = 0; round < rounds; round++) {
          rates.baseline.push(await measureCallsPerSecond(baseline, { calls, concurrency }));
          bench.changingData.isOn = isChanging;
          rates.subject.push(await measureCallsPerSecond(subject, { calls, concurrency }));
          bench.changingData.isOn = false;
        }
        // the first round is a warm-up
        const [pages, empty] = [median(rates.subject.slice(1)), median(rates.baseline.slice(1))];
        pagesPerSecond[name] = pages;
        results.push({
          name: `${page}, ${name}`,
          subject: `${integerFormat.format(pages)} pages per second`,
          baseline: `empty page: ${integerFormat.format(empty)} per second`,
          ratio: pages / empty,
          budget,
        });
      }
      const { 'changed data': changed = Number.NaN, 'first view': firstViews = Number.NaN } = pagesPerSecond;
      results.push(sharingOf(page, changed, firstViews));
    }
    return results;
  });
};
