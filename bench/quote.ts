import { type BenchApp, readStay, sendExpectingSuccess, sendRequest } from './application.ts';
import { compareCalls } from './measure.ts';
import { formatMilliseconds, type Result } from './results.ts';
import { createRandom, randomDates, samplePlaces } from './sample-requests.ts';

const budget = { max: 3 };
const quoteCount = 800;

export interface QuoteRequest {
  listingId: string;
  url: string;
}

/** Quote requests that succeed: three nights in random stays. */
export const findQuoteRequests = async (bench: BenchApp, count: number): Promise<QuoteRequest[]> => {
  const random = createRandom(2);
  const today = new Date().toISOString().slice(0, 10);
  const requests: QuoteRequest[] = [];
  for (const { listing_id } of await samplePlaces(bench.database.pool, count * 4)) {
    if (requests.length === count) break;
    const { from, until } = randomDates(random, today);
    const url = `/v1/property/${listing_id}/quote?arriveDay=${from}&departDay=${until}&numAdults=1`;
    const { status } = await sendRequest(bench.app, { method: 'GET', url });
    if (status === 200) requests.push({ listingId: listing_id, url });
  }
  return requests;
};

/** A quote (stored for 15 minutes), compared with reading one stay by primary key. */
export const benchQuote = async (bench: BenchApp): Promise<Result[]> => {
  const requests = await findQuoteRequests(bench, quoteCount);
  const random = createRandom(3);
  const randomRequest = (): QuoteRequest => requests[Math.floor(random() * requests.length)] as QuoteRequest;
  const baseline = () => readStay(bench.app, randomRequest().listingId);
  const subject = async (): Promise<void> => {
    await sendExpectingSuccess(bench.app, { method: 'GET', url: randomRequest().url });
  };
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...durations } = await compareCalls({ baseline, subject, concurrency });
    results.push({
      name: `quote, ${concurrency} at a time`,
      subject: `3 nights: ${formatMilliseconds(durations.subject.median)}, p95 ${formatMilliseconds(durations.subject.p95)}`,
      baseline: `stay by key: ${formatMilliseconds(durations.baseline.median)}, p95 ${formatMilliseconds(durations.baseline.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
