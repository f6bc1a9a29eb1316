import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { eventPath } from '@golark/contract/event-paths';
import type { BenchApp } from './application.ts';
import { measureRates, readStoredPage } from './page-rates.ts';
import { pathsWithDates } from './pages.ts';
import { integerFormat, type Result } from './results.ts';
import { findEvent } from './some-events.ts';
import { withSteadyLoad } from './steady-load.ts';

/** The level of a server that compresses in each response: a higher level takes many times as long. */
const levelPerResponse = 4;

/** A bare server that compresses these bytes for each response, and does nothing else. */
const withBareServer = async <T>(html: Buffer, use: (port: number) => Promise<T>): Promise<T> => {
  const server = http.createServer((_request, response) => {
    const body = brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: levelPerResponse },
    });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

/**
 * Pages whose data is read in every request and did not change, for visitors without a session, over real connections: with
 * brotli, compared with the same page uncompressed and with a bare server that compresses it for each response.
 */
export const benchCompressedPages = (bench: BenchApp): Promise<Result[]> =>
  withSteadyLoad(async (measure) => {
    const { port } = bench;
    const pages = {
      ...(await pathsWithDates(bench)),
      'event page': eventPath(await findEvent(bench.database)),
    };
    const results: Result[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const html = await readStoredPage(bench, path, 'identity');
      const { length } = await readStoredPage(bench, path, 'br');
      const rates = await withBareServer(html, (bare) =>
        measureRates(measure, {
          bare: { port: bare, path, encoding: 'br' },
          uncompressed: { port, path, encoding: 'identity' },
          brotli: { port, path, encoding: 'br' },
        }),
      );
      const subject = `${integerFormat.format(rates.brotli)} pages per second, ${integerFormat.format(length / 1000)} kB`;
      results.push(
        {
          name: `${name}, brotli`,
          subject,
          baseline: `uncompressed, ${integerFormat.format(html.length / 1000)} kB: ${integerFormat.format(rates.uncompressed)} per second`,
          ratio: rates.brotli / rates.uncompressed,
          budget: { min: 0.9 },
        },
        {
          name: `${name}, brotli by node:http`,
          subject,
          baseline: `node:http that compresses it: ${integerFormat.format(rates.bare)} per second`,
          ratio: rates.brotli / rates.bare,
          budget: { min: 1 },
        },
      );
    }
    return results;
  });
