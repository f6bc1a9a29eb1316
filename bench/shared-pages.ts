import { homePath, loginPath, membershipPath, ticketsPath } from '@golark/contract/paths';
import type { BenchApp } from './application.ts';
import { measureRates, readStoredPage } from './page-rates.ts';
import { integerFormat, type Result } from './results.ts';
import { findEvent } from './some-events.ts';
import { withSteadyLoad } from './steady-load.ts';

const budget = { min: 0.7 };
const pages = { home: homePath(), tickets: ticketsPath(), 'plan page': membershipPath(), login: loginPath() };

/**
 * Pages of the shared cache for visitors without a session, over real connections, compared with a constant response of the
 * same bytes from the same application with the same hooks, which compresses nothing either.
 */
export const benchSharedPages = (bench: BenchApp): Promise<Result[]> =>
  withSteadyLoad(async (measure) => {
    const { port, constantPage, database } = bench;
    await findEvent(database);
    const results: Result[] = [];
    for (const [name, path] of Object.entries(pages)) {
      for (const encoding of ['br', 'identity'] as const) {
        const body = await readStoredPage(bench, path, encoding);
        Object.assign(constantPage, { body, encoding });
        const rates = await measureRates(measure, {
          constant: { port, path: constantPage.url, encoding },
          page: { port, path, encoding },
        });
        results.push({
          name: `${name}, ${encoding === 'br' ? 'brotli' : 'uncompressed'}`,
          subject: `${integerFormat.format(rates.page)} pages per second, ${integerFormat.format(body.length / 1000)} kB`,
          baseline: `the same bytes, constant: ${integerFormat.format(rates.constant)} per second`,
          ratio: rates.page / rates.constant,
          budget,
        });
      }
    }
    return results;
  });
