import { ask, type BenchApp, mustAsk, readStay } from './application.ts';
import { compare } from './measure.ts';
import { drawDates, drawPlaces, randomOf } from './questions.ts';
import { milliseconds, type Result } from './table.ts';

const budget = { most: 3 };
const questions = 800;

export interface QuoteQuestion {
  listingId: string;
  url: string;
}

/** Quotes that are given, not refused: three nights of random stays. */
export const drawQuotes = async (bench: BenchApp, count: number): Promise<QuoteQuestion[]> => {
  const random = randomOf(2);
  const today = new Date().toISOString().slice(0, 10);
  const found: QuoteQuestion[] = [];
  for (const { listing_id } of await drawPlaces(bench.database.pool, count * 4)) {
    if (found.length === count) break;
    const { from, until } = drawDates(random, today);
    const url = `/v1/property/${listing_id}/quote?arriveDay=${from}&departDay=${until}&numAdults=1`;
    const { status } = await ask(bench.app, { method: 'GET', url });
    if (status === 200) found.push({ listingId: listing_id, url });
  }
  return found;
};

/** A price that is kept for a quarter of an hour, against one stay by its primary key. */
export const benchQuote = async (bench: BenchApp): Promise<Result[]> => {
  const asked = await drawQuotes(bench, questions);
  const random = randomOf(3);
  const any = (): QuoteQuestion => asked[Math.floor(random() * asked.length)] as QuoteQuestion;
  const peer = () => readStay(bench.app, any().listingId);
  const subject = async (): Promise<void> => {
    await mustAsk(bench.app, { method: 'GET', url: any().url });
  };
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...times } = await compare({ peer, subject, concurrency });
    results.push({
      name: `quote, ${concurrency} at a time`,
      subject: `3 nights: ${milliseconds(times.subject.median)}, p95 ${milliseconds(times.subject.p95)}`,
      peer: `stay by key: ${milliseconds(times.peer.median)}, p95 ${milliseconds(times.peer.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
