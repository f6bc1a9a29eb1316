import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays } from '@golark/contract/dates/rules';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import { type Outcome, type RequestOf, sendAtRate, sendInTurn } from './offered-load.ts';
import type { Result } from './results.ts';
import { type ServerProcess, startServer, stopServer } from './server-process.ts';

const seconds = { warmUp: 4, peak: 5, overload: 8, recovery: 6 };
const factor = 10;
const clientsAtPeak = [8, 32];
const minGoodput = 0.9;
const maxRecoverySeconds = 5;
/** After the overload, half of what the server can do is offered. */
const shareAfterwards = 0.5;
const calmSeconds = 0.5;

interface Sample {
  listingIds: string[];
  arriveDay: string;
  departDay: string;
}

const sampleStays = async (origin: string): Promise<Sample> => {
  const today = new Date().toISOString().slice(0, 10);
  const [dateFrom, dateTo] = [addDays(today, 20), addDays(today, 23)];
  const response = await fetch(`${origin}/v1/properties/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 40, filters: { dateFrom, dateTo } }),
  });
  const { properties } = (await response.json()) as { properties: { id: string }[] };
  const quotes = await Promise.all(
    properties.map(({ id }) =>
      fetch(`${origin}/v1/property/${id}/quote?arriveDay=${dateFrom}&departDay=${dateTo}`),
    ),
  );
  const listingIds = properties.filter((_, place) => quotes[place]?.ok).map(({ id }) => id);
  return { listingIds, arriveDay: dateFrom, departDay: dateTo };
};

const works = ({ listingIds, arriveDay, departDay }: Sample): Record<string, RequestOf> => {
  const listing = (n: number): string => listingIds[n % listingIds.length] ?? '';
  const dates = `arriveDay=${arriveDay}&departDay=${departDay}`;
  return {
    'stay pages': (n) => ({
      method: 'GET',
      path: `/property/${listing(n)}/?dateFrom=${arriveDay}&dateTo=${departDay}&n=${n}`,
    }),
    searches: (n) => ({
      method: 'POST',
      path: '/v1/properties/search',
      body: { filters: { dateFrom: addDays(arriveDay, n % 40), dateTo: addDays(departDay, n % 40) } },
    }),
    quotes: (n) => ({ method: 'GET', path: `/v1/property/${listing(n)}/quote?${dates}` }),
  };
};

/** Responses per second with what the client asked for, from the first second on. */
const goodputOf = (outcomes: Outcome[], until: number): number =>
  outcomes.filter(({ status, at }) => status === 200 && at > 1 && at <= until).length / (until - 1);

const percentile99 = (outcomes: Outcome[]): number => {
  const sorted = outcomes.map(({ seconds: duration }) => duration).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
};

/** The time of the last response that was refused or slow. */
const recoverySeconds = (outcomes: Outcome[]): number =>
  Math.max(
    0,
    ...outcomes.filter((one) => one.status !== 200 || one.seconds > calmSeconds).map(({ at }) => at),
  );

const peakMegabytes = ({ child }: ServerProcess): number =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

interface Work {
  name: string;
  requestOf: RequestOf;
  peak: Peak;
}

interface Peak {
  perSecond: number;
  clients: number;
}

const findPeak = async (origin: string, requestOf: RequestOf): Promise<Peak> => {
  await sendInTurn(origin, { clients: 8, seconds: seconds.warmUp, requestOf });
  const found: Peak[] = [];
  for (const clients of clientsAtPeak) {
    const outcomes = await sendInTurn(origin, { clients, seconds: seconds.peak, requestOf });
    found.push({ clients, perSecond: goodputOf(outcomes, seconds.peak) });
  }
  return found.reduce((best, one) => (one.perSecond > best.perSecond ? one : best));
};

/** Ten times as many clients as at the peak, each of which waits for its response. */
const crowd = async (origin: string, { name, peak, requestOf }: Work): Promise<Result> => {
  const clients = peak.clients * factor;
  const outcomes = await sendInTurn(origin, { clients, seconds: seconds.overload, requestOf });
  const goodput = goodputOf(outcomes, seconds.overload);
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 503).length;
  return {
    name: `crowd, ${name}`,
    subject: `${clients} clients: ${goodput.toFixed(0)} per second, p99 ${percentile99(served).toFixed(1)} s; ${refused} of ${outcomes.length} refused`,
    baseline: `${peak.clients} clients: ${peak.perSecond.toFixed(0)} per second`,
    ratio: goodput / peak.perSecond,
    budget: { min: minGoodput },
  };
};

const measureWork = async (server: ServerProcess, name: string, requestOf: RequestOf): Promise<Result[]> => {
  const { origin } = server;
  const best = await findPeak(origin, requestOf);
  const peak = best.perSecond;
  const crowded = await crowd(origin, { name, requestOf, peak: best });
  const [outcomes, checks] = await Promise.all([
    sendAtRate(origin, { perSecond: peak * factor, seconds: seconds.overload, requestOf }),
    sendAtRate(origin, {
      perSecond: 10,
      seconds: seconds.overload,
      requestOf: () => ({ method: 'GET', path: '/readyz' }),
    }),
  ]);
  const after = await sendAtRate(origin, {
    perSecond: peak * shareAfterwards,
    seconds: seconds.recovery,
    requestOf,
  });
  const goodput = goodputOf(outcomes, seconds.overload);
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 503).length;
  const recovered = recoverySeconds(after);
  return [
    crowded,
    {
      name: `overload, ${name}`,
      subject: `${goodput.toFixed(0)} per second, p99 ${percentile99(served).toFixed(1)} s; ${refused} of ${outcomes.length} refused; /readyz p99 ${percentile99(checks).toFixed(2)} s`,
      baseline: `at capacity: ${peak.toFixed(0)} per second`,
      ratio: goodput / peak,
      budget: { min: minGoodput },
    },
    {
      name: `recovery, ${name}`,
      subject: `${recovered.toFixed(1)} s until no response was refused or slower than ${calmSeconds} s`,
      baseline: `${maxRecoverySeconds} s`,
      ratio: recovered / maxRecoverySeconds,
      budget: { max: 1 },
    },
  ];
};

/** What a server still does at ten times the load that it can serve. */
export const benchOverload = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-overload-'));
  const cluster = await startCluster();
  const server = await startServer(dataDir, {
    GOLARK_CATALOG_SIZE: '300',
    LOG_LEVEL: 'error',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  });
  try {
    const results: Result[] = [];
    const sample = await sampleStays(server.origin);
    for (const [name, requestOf] of Object.entries(works(sample)))
      results.push(...(await measureWork(server, name, requestOf)));
    const megabytes = peakMegabytes(server);
    results.push({
      name: 'overload, memory',
      subject: `${megabytes.toFixed(0)} MB resident at most`,
      baseline: '700 MB',
      ratio: megabytes / 700,
      budget: null,
    });
    return results;
  } finally {
    await stopServer(server);
    cluster?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
