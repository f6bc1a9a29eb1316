import { listEvents } from '@golark/contract/events/calls';
import { fillBigEvent, fillEvents } from '../server/src/cli/fill-events.ts';
import { type BenchApp, sendExpectingSuccess } from './application.ts';
import { measureDurations } from './measure.ts';
import { formatMilliseconds, integerFormat, type Result } from './results.ts';

const budgetMilliseconds = 20;
const catalogSize = 5000;
const bigEventListings = 20_000;

const queries = {
  'all, the soonest first': '',
  'cheapest first': 'sort=cheapest',
  'words with a typo': 'q=portlnd',
  'this weekend near a city': 'when=this-weekend&lat=40.71&lng=-74.01&radius=300000',
  'concerts up to $60': 'category=concerts&priceTo=60',
} as const;

const medianOf = async (work: () => Promise<void>): Promise<number> => {
  await measureDurations(work, { calls: 10, concurrency: 1 });
  const durations = (await measureDurations(work, { calls: 41, concurrency: 1 })).toSorted((a, b) => a - b);
  return durations[20] ?? Number.NaN;
};

/** Lists of events, and the tickets of one with 20,000 listings, each with a fixed limit. */
export const benchEvents = async ({ app, database }: BenchApp): Promise<Result[]> => {
  const now = new Date();
  const { events, listings } = await fillEvents(database, { size: catalogSize, now });
  const bigEvent = await fillBigEvent(database, { now, listings: bigEventListings });
  const results: Result[] = [];
  const get = async (url: string): Promise<void> => {
    await sendExpectingSuccess(app, { method: 'GET', url });
  };
  for (const [name, query] of Object.entries(queries)) {
    const median = await medianOf(() => get(`${listEvents.path}?${query}`));
    results.push({
      name: `events: ${name}`,
      subject: `${integerFormat.format(events)} events, ${integerFormat.format(listings)} listings: ${formatMilliseconds(median)}`,
      baseline: formatMilliseconds(budgetMilliseconds),
      ratio: median / budgetMilliseconds,
      budget: { max: 1 },
    });
  }
  const url = `/v1/events/${bigEvent}/listings?quantity=2`;
  const median = await medianOf(() => get(url));
  results.push({
    name: 'tickets of a large event',
    subject: `${integerFormat.format(bigEventListings)} listings, for two: ${formatMilliseconds(median)}`,
    baseline: formatMilliseconds(budgetMilliseconds),
    ratio: median / budgetMilliseconds,
    budget: null,
  });
  return results;
};
