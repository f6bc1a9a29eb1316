import type { BenchApp } from './application.ts';
import { measureCallsPerSecond } from './measure.ts';
import { integerFormat, type Result } from './results.ts';

const budget = { min: 0.5 };
const rounds = 8;
const load = { calls: 300, concurrency: 8 };

const createPageRequest =
  (app: BenchApp['app'], url: string, encoding: string) => async (): Promise<void> => {
    const response = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  };

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The home page for signed-out visitors, compared with a constant response of the same size from the same server. */
export const benchHome = async ({ app, constantPage }: BenchApp): Promise<Result[]> => {
  constantPage.html = (await app.inject({ url: '/' })).payload;
  const results: Result[] = [];
  for (const encoding of ['identity', 'br']) {
    const subject = createPageRequest(app, '/', encoding);
    const baseline = createPageRequest(app, constantPage.url, encoding);
    const rates = { subject: [] as number[], baseline: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      rates.baseline.push(await measureCallsPerSecond(baseline, load));
      rates.subject.push(await measureCallsPerSecond(subject, load));
    }
    // the first round is a warm-up
    const [pagesPerSecond, baselinePerSecond] = [
      median(rates.subject.slice(1)),
      median(rates.baseline.slice(1)),
    ];
    results.push({
      name: `home, ${encoding === 'br' ? 'brotli' : 'uncompressed'}`,
      subject: `${integerFormat.format(pagesPerSecond)} pages per second, ${integerFormat.format(constantPage.html.length / 1000)} kB`,
      baseline: `constant HTML: ${integerFormat.format(baselinePerSecond)} per second`,
      ratio: pagesPerSecond / baselinePerSecond,
      budget,
    });
  }
  return results;
};
