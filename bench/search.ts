import { searchProperties } from '@golark/contract/search/calls';
import { type BenchApp, readStay, sendExpectingSuccess } from './application.ts';
import { compareCalls, measureDurations } from './measure.ts';
import { formatMilliseconds, type Result } from './results.ts';
import { createRandom, createSearchRequest, type Place, samplePlaces } from './sample-requests.ts';

const budget = { max: 5 };
const placeCount = 500;
/**
 * Fills the in-memory stay cache, as in a server that has been running for a while: of the 16,500 stays that these searches show,
 * 5,000 searches have read 13,500, and every third search still reads some from the database.
 */
const warmUpSearches = 15_000;

/** The first page sorted by total over all stays, which prices each of them, and the following pages. Reported only. */
const benchPriceSort = async (bench: BenchApp, size: string): Promise<Result> => {
  let page = 0;
  const nextPage = async (): Promise<void> => {
    page += 1;
    await sendExpectingSuccess(bench.app, {
      method: searchProperties.method,
      url: searchProperties.path,
      body: { sort: 'price-low', page },
    });
  };
  const first = (await measureDurations(nextPage, { calls: 1, concurrency: 1 }))[0] ?? Number.NaN;
  const next = (await measureDurations(nextPage, { calls: 21, concurrency: 1 })).toSorted((a, b) => a - b);
  const median = next[10] ?? Number.NaN;
  return {
    name: 'search, price sort',
    subject: `all ${size} stays by total, a following page: ${formatMilliseconds(median)}`,
    baseline: `the first page, which prices all stays: ${formatMilliseconds(first)}`,
    ratio: median / first,
    budget: null,
  };
};

const flexible = 'days-3';

/** A search that may begin up to three days earlier or later: seven windows for each candidate. Each request is for another place or day. */
const benchFlexible = async (bench: BenchApp, randomPlace: () => Place): Promise<Result> => {
  const random = createRandom(2);
  const today = new Date().toISOString().slice(0, 10);
  const send = async (change: object, guests: object): Promise<void> => {
    const { filters, ...body } = createSearchRequest(randomPlace(), random, today);
    await sendExpectingSuccess(bench.app, {
      method: searchProperties.method,
      url: searchProperties.path,
      body: { ...body, ...change, filters: { ...filters, guests: { ...filters?.guests, ...guests } } },
    });
  };
  const { ratio, subject, baseline } = await compareCalls({
    subject: () => send({}, { flexible }),
    baseline: () => send({ sort: 'price-low' }, {}),
    concurrency: 1,
  });
  return {
    name: 'search, flexible dates',
    subject: `city box, 3 nights, up to 3 days earlier or later: ${formatMilliseconds(subject.median)}, p95 ${formatMilliseconds(subject.p95)}`,
    baseline: `the same on exact dates, sorted by total: ${formatMilliseconds(baseline.median)}, p95 ${formatMilliseconds(baseline.p95)}`,
    ratio,
    budget: { max: 3 },
  };
};

/** A search in a city, compared with reading one stay by primary key. */
export const benchSearch = async (bench: BenchApp, size: string): Promise<Result[]> => {
  const places = await samplePlaces(bench.database.pool, placeCount);
  const random = createRandom(1);
  const today = new Date().toISOString().slice(0, 10);
  const randomPlace = (): Place => places[Math.floor(random() * places.length)] as Place;
  const baseline = () => readStay(bench.app, randomPlace().listing_id);
  const subject = async (): Promise<void> => {
    const body = createSearchRequest(randomPlace(), random, today);
    await sendExpectingSuccess(bench.app, {
      method: searchProperties.method,
      url: searchProperties.path,
      body,
    });
  };
  await measureDurations(subject, { calls: warmUpSearches, concurrency: 8 });
  const results: Result[] = [await benchPriceSort(bench, size)];
  for (const concurrency of [1, 8]) {
    const { ratio, ...durations } = await compareCalls({ baseline, subject, concurrency });
    results.push({
      name: `search, ${concurrency} at a time`,
      subject: `city box, 3 nights, ${size} stays: ${formatMilliseconds(durations.subject.median)}, p95 ${formatMilliseconds(durations.subject.p95)}`,
      baseline: `stay by key: ${formatMilliseconds(durations.baseline.median)}, p95 ${formatMilliseconds(durations.baseline.p95)}`,
      ratio,
      budget,
    });
  }
  // last: its lists of prices stay in memory
  return [...results, await benchFlexible(bench, randomPlace)];
};
