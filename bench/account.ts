import { randomUUID } from 'node:crypto';
import { type BenchApp, mustAsk } from './application.ts';
import { compare } from './measure.ts';
import { drawPlaces, randomOf } from './questions.ts';
import { milliseconds, type Result } from './table.ts';

const budget = { most: 2 };
const stays = 200;

const signUp = async ({ app }: BenchApp): Promise<string> => {
  const body = {
    firstName: 'Maya',
    lastName: 'Ortega',
    email: `bench-${randomUUID()}@example.com`,
    password: 'metolius-at-nine',
  };
  const text = await mustAsk(app, { method: 'PUT', url: '/v1/account/signup', body });
  return JSON.parse(text).token.jwt;
};

/** What every page of a signed-in visitor asks first, against one stay by its key asked by the same visitor. */
export const benchAccount = async (bench: BenchApp): Promise<Result[]> => {
  const token = await signUp(bench);
  const places = await drawPlaces(bench.database.pool, stays);
  const random = randomOf(4);
  const anyStay = () => places[Math.floor(random() * places.length)]?.listing_id ?? '';
  const get = async (url: string): Promise<void> => {
    await mustAsk(bench.app, { method: 'GET', url, token });
  };
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...times } = await compare({
      peer: () => get(`/v1/bench/stays/${anyStay()}`),
      subject: () => get('/v1/account/me'),
      concurrency,
    });
    results.push({
      name: `account, ${concurrency} at a time`,
      subject: `own account: ${milliseconds(times.subject.median)}, p95 ${milliseconds(times.subject.p95)}`,
      peer: `stay by key: ${milliseconds(times.peer.median)}, p95 ${milliseconds(times.peer.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
