import { type BenchApp, sendExpectingSuccess } from './application.ts';
import { compareCalls } from './measure.ts';
import { formatMilliseconds, type Result } from './results.ts';
import { createRandom, samplePlaces } from './sample-requests.ts';
import { signUpForToken } from './sign-up.ts';

const budget = { max: 2 };
const stayCount = 200;

/** Reading one's own account, which every page of a signed-in visitor does, compared with reading one stay by key. */
export const benchAccount = async (bench: BenchApp): Promise<Result[]> => {
  const token = await signUpForToken(bench);
  const places = await samplePlaces(bench.database.pool, stayCount);
  const random = createRandom(4);
  const randomStayId = () => places[Math.floor(random() * places.length)]?.listing_id ?? '';
  const get = async (url: string): Promise<void> => {
    await sendExpectingSuccess(bench.app, { method: 'GET', url, token });
  };
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...durations } = await compareCalls({
      baseline: () => get(`/v1/bench/stays/${randomStayId()}`),
      subject: () => get('/v1/account/me'),
      concurrency,
    });
    results.push({
      name: `account, ${concurrency} at a time`,
      subject: `own account: ${formatMilliseconds(durations.subject.median)}, p95 ${formatMilliseconds(durations.subject.p95)}`,
      baseline: `stay by key: ${formatMilliseconds(durations.baseline.median)}, p95 ${formatMilliseconds(durations.baseline.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
