import type { BenchApp } from './application.ts';
import { ratePerSecond } from './measure.ts';
import { type Result, whole } from './table.ts';

const budget = { least: 0.5 };
const rounds = 8;
const load = { calls: 300, concurrency: 8 };

const loader = (app: BenchApp['app'], url: string, encoding: string) => async (): Promise<void> => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
};

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The home page of signed-out visitors, against the same server answering as many constant bytes. */
export const benchHome = async ({ app, constant }: BenchApp): Promise<Result[]> => {
  constant.html = (await app.inject({ url: '/' })).payload;
  const results: Result[] = [];
  for (const encoding of ['identity', 'br']) {
    const subject = loader(app, '/', encoding);
    const peer = loader(app, constant.url, encoding);
    const rates = { subject: [] as number[], peer: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      rates.peer.push(await ratePerSecond(peer, load));
      rates.subject.push(await ratePerSecond(subject, load));
    }
    // the first round of each warms up
    const [ours, theirs] = [median(rates.subject.slice(1)), median(rates.peer.slice(1))];
    results.push({
      name: `home, ${encoding === 'br' ? 'in brotli' : 'as it is'}`,
      subject: `${whole.format(ours)} pages a second, ${whole.format(constant.html.length / 1000)} kB`,
      peer: `constant HTML: ${whole.format(theirs)} a second`,
      ratio: ours / theirs,
      budget,
    });
  }
  return results;
};
