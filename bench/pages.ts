import { addDays } from '@golark/contract/dates/rules';
import { searchPath, stayPath } from '@golark/contract/paths';
import type { BenchApp } from './application.ts';
import { emptyPagePath, withEmptyPageBuild } from './empty-page.ts';
import { measureCallsPerSecond } from './measure.ts';
import { integerFormat, type Result } from './results.ts';

const rounds = 6;
const load = { calls: 120, concurrency: 8 };

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

const open = async ({ app }: BenchApp, url: string): Promise<void> => {
  const { statusCode } = await app.inject({ url });
  if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}`);
};

/**
 * Search and stay pages of visitors, with unchanged data and with other data in every request, compared with an empty
 * page of the same framework in this process.
 */
export const benchPages = async (bench: BenchApp): Promise<Result[]> => {
  const { id, state, city } = await findPlace(bench);
  const from = addDays(new Date().toISOString().slice(0, 10), 30);
  let attempt = 0;
  const request = (path: (query: string) => string, isChanged: boolean) => async (): Promise<void> => {
    attempt += 1;
    const query = `?dateFrom=${from}&dateTo=${addDays(from, 3)}`;
    const url = path(isChanged ? `${query}&attempt=${attempt}` : query);
    await open(bench, url);
  };
  const paths = {
    'search page': (query: string) => searchPath({ state, city }, query),
    'stay page': (query: string) => stayPath(id, query),
  };
  return withEmptyPageBuild(async (build) => {
    bench.emptyPage.build = build;
    const baseline = () => open(bench, emptyPagePath);
    const results: Result[] = [];
    for (const [name, path] of Object.entries(paths)) {
      for (const isChanged of [false, true]) {
        const subject = request(path, isChanged);
        const rates = { subject: [] as number[], baseline: [] as number[] };
        for (let round = 0; round < rounds; round++) {
          rates.baseline.push(await measureCallsPerSecond(baseline, load));
          rates.subject.push(await measureCallsPerSecond(subject, load));
        }
        // the first round is a warm-up
        const [pages, empty] = [median(rates.subject.slice(1)), median(rates.baseline.slice(1))];
        results.push({
          name: `${name}, ${isChanged ? 'changed' : 'unchanged'} data`,
          subject: `${integerFormat.format(pages)} pages per second`,
          baseline: `empty page: ${integerFormat.format(empty)} per second`,
          ratio: pages / empty,
          budget: { min: isChanged ? 0.33 : 0.5 },
        });
      }
    }
    return results;
  });
};
