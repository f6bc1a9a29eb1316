import type { BenchApp } from './application.ts';
import type { SteadyLoad } from './steady-load.ts';

const rounds = 6;
const connections = 8;
const milliseconds = 700;

export type Measure = (load: SteadyLoad) => Promise<number>;

/** A page on a port, as a client with this `Accept-Encoding` requests it. */
export interface PageLoad {
  port: number;
  path: string;
  encoding: 'br' | 'identity';
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Responses per second of each load; the rounds alternate, and the first one is a warm-up. */
export const measureRates = async <Name extends string>(
  measure: Measure,
  loads: Record<Name, PageLoad>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(loads) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { port, path, encoding } = loads[name];
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      rates[name].push(await measure({ port, path, headers, connections, milliseconds }));
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name].slice(1))])) as Record<
    Name,
    number
  >;
};

/** The page as it is stored, once its compressed bytes are there, which are made in the background. */
export const readStoredPage = async (
  { app }: BenchApp,
  path: string,
  encoding: 'br' | 'identity',
): Promise<Buffer> => {
  for (;;) {
    // a browser also accepts gzip, which it gets until there is something better
    const accepted = encoding === 'br' ? 'br, gzip' : encoding;
    const { statusCode, headers, rawPayload } = await app.inject({
      url: path,
      headers: { 'accept-encoding': accepted },
    });
    if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`);
    if (!headers.etag) throw new Error(`${path} is not stored`);
    if ((headers['content-encoding'] ?? 'identity') === encoding) return rawPayload;
  }
};
