import { searchProperties } from '@golark/contract/search/calls';
import { type BenchApp, mustAsk, readStay } from './application.ts';
import { compare, timesOf } from './measure.ts';
import { drawPlaces, type Place, randomOf, searchOf } from './questions.ts';
import { milliseconds, type Result } from './table.ts';

const budget = { most: 5 };
const placesAsked = 500;
/** A process that has served for a while has the stays of the first pages in memory. */
const callsBefore = 5000;

/** A city's box, three nights, against one stay by its primary key. */
export const benchSearch = async (bench: BenchApp, size: string): Promise<Result[]> => {
  const places = await drawPlaces(bench.database.pool, placesAsked);
  const random = randomOf(1);
  const today = new Date().toISOString().slice(0, 10);
  const anyPlace = (): Place => places[Math.floor(random() * places.length)] as Place;
  const peer = () => readStay(bench.app, anyPlace().listing_id);
  const subject = async (): Promise<void> => {
    const body = searchOf(anyPlace(), random, today);
    await mustAsk(bench.app, { method: searchProperties.method, url: searchProperties.path, body });
  };
  await timesOf(subject, { calls: callsBefore, concurrency: 8 });
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...times } = await compare({ peer, subject, concurrency });
    results.push({
      name: `search, ${concurrency} at a time`,
      subject: `city box, 3 nights, ${size} stays: ${milliseconds(times.subject.median)}, p95 ${milliseconds(times.subject.p95)}`,
      peer: `stay by key: ${milliseconds(times.peer.median)}, p95 ${milliseconds(times.peer.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
