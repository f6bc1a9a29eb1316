import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays } from '@golark/contract/dates/rules';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import { type Outcome, percentile99, type RequestOf, sendAtRate, sendInTurn } from './offered-load.ts';
import type { Result } from './results.ts';
import { type Sample, sampleStays } from './sample-stays.ts';
import { peakMegabytes, startServer, stopServer } from './server-process.ts';

const rounds = 6;
const roundSeconds = 4;
const checksPerSecond = 10;
const crowdFactor = 10;
const clientsAtPeak = [8, 32];
const minGoodput = 0.9;
/** At a constant rate, no client waits: each refusal is followed by a new connection, which takes a part of the only thread. */
const minGoodputOfRate = 0.7;
const maxRecoverySeconds = 5;
/** After the overload, half of what the server can do is offered. */
const shareAfterwards = 0.5;
const calmSeconds = 0.5;

interface Load {
  requestOf: RequestOf;
  /** How much faster than the server responds requests arrive. A call takes so little work that one process could not send ten times as many. */
  rateFactor: number;
}

const loadsOf = ({ listingIds, arriveDay, departDay }: Sample): Record<string, Load> => {
  const listing = (n: number): string => listingIds[n % listingIds.length] ?? '';
  const dates = `arriveDay=${arriveDay}&departDay=${departDay}`;
  return {
    'stay pages': {
      rateFactor: 10,
      requestOf: (n) => ({
        method: 'GET',
        accept: 'text/html',
        path: `/property/${listing(n)}/?dateFrom=${arriveDay}&dateTo=${departDay}&n=${n}`,
      }),
    },
    searches: {
      rateFactor: 2,
      requestOf: (n) => ({
        method: 'POST',
        path: '/v1/properties/search',
        body: { filters: { dateFrom: addDays(arriveDay, n % 40), dateTo: addDays(departDay, n % 40) } },
      }),
    },
    quotes: {
      rateFactor: 2,
      requestOf: (n) => ({ method: 'GET', path: `/v1/property/${listing(n)}/quote?${dates}` }),
    },
  };
};

/** Responses per second with what the client asked for, from the first second on. */
const goodputOf = (outcomes: Outcome[], until: number): number =>
  outcomes.filter(({ status, at }) => status === 200 && at > 1 && at <= until).length / (until - 1);

/** The time of the last response that was refused or slow. */
const recoverySeconds = (outcomes: Outcome[]): number =>
  Math.max(
    0,
    ...outcomes.filter((one) => one.status !== 200 || one.seconds > calmSeconds).map(({ at }) => at),
  );

/** What clients got, and how much of it they asked for per second. */
interface Round {
  outcomes: Outcome[];
  goodput: number;
}

interface Rounds {
  clients: number;
  peak: Round[];
  crowd: Round[];
  rate: Round[];
  checks: Outcome[];
  afterwards: Outcome[];
}

const sendClients = async (origin: string, clients: number, requestOf: RequestOf): Promise<Round> => {
  const outcomes = await sendInTurn(origin, { clients, seconds: roundSeconds, requestOf });
  return { outcomes, goodput: goodputOf(outcomes, roundSeconds) };
};

const sendRate = async (origin: string, perSecond: number, requestOf: RequestOf): Promise<Round> => {
  const outcomes = await sendAtRate(origin, { perSecond, seconds: roundSeconds, requestOf });
  return { outcomes, goodput: goodputOf(outcomes, roundSeconds) };
};

const healthCheck: RequestOf = () => ({ method: 'GET', path: '/readyz' });

/** The number of clients that a server serves most responses to. */
const findClients = async (origin: string, requestOf: RequestOf): Promise<number> => {
  await sendClients(origin, 8, requestOf);
  const found: { clients: number; goodput: number }[] = [];
  for (const clients of clientsAtPeak)
    found.push({ clients, ...(await sendClients(origin, clients, requestOf)) });
  return found.reduce((best, one) => (one.goodput > best.goodput ? one : best)).clients;
};

const mean = (rounds: Round[]): number =>
  rounds.reduce((sum, { goodput }) => sum + goodput, 0) / rounds.length;

/** The loads alternate, because the speed of a virtual machine varies from one second to the next. */
const measureRounds = async (origin: string, { requestOf, rateFactor }: Load): Promise<Rounds> => {
  const clients = await findClients(origin, requestOf);
  const all: Rounds = { clients, peak: [], crowd: [], rate: [], checks: [], afterwards: [] };
  for (let round = 0; round < rounds; round++) {
    all.peak.push(await sendClients(origin, clients, requestOf));
    all.crowd.push(await sendClients(origin, clients * crowdFactor, requestOf));
    const [rate, checks] = await Promise.all([
      sendRate(origin, mean(all.peak) * rateFactor, requestOf),
      sendRate(origin, checksPerSecond, healthCheck),
    ]);
    all.rate.push(rate);
    all.checks.push(...checks.outcomes);
    const after = await sendRate(origin, mean(all.peak) * shareAfterwards, requestOf);
    all.afterwards.push(...after.outcomes);
  }
  return all;
};

const outcomesOf = (found: Round[]): Outcome[] => found.flatMap(({ outcomes }) => outcomes);

const describe = (found: Round[]): string => {
  const outcomes = outcomesOf(found);
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 503).length;
  return `${mean(found).toFixed(0)} per second, p99 ${percentile99(served).toFixed(1)} s; ${refused} of ${outcomes.length} refused`;
};

const resultsOf = (
  name: string,
  rateFactor: number,
  { clients, peak, crowd, rate, checks, afterwards }: Rounds,
): Result[] => {
  const recovered = recoverySeconds(afterwards);
  const baseline = `${clients} clients: ${mean(peak).toFixed(0)} per second`;
  return [
    {
      name: `crowd, ${name}`,
      subject: `${clients * crowdFactor} clients: ${describe(crowd)}`,
      baseline,
      ratio: mean(crowd) / mean(peak),
      budget: { min: minGoodput },
    },
    {
      name: `${rateFactor} times the rate, ${name}`,
      subject: `${describe(rate)}; /readyz p99 ${percentile99(checks).toFixed(2)} s`,
      baseline,
      ratio: mean(rate) / mean(peak),
      budget: { min: minGoodputOfRate },
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

/** Pins this process, and those that it starts from now on. The clients of a server do not use its processors. */
const useProcessors = (list: string): void => {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)]);
};

/** What a server still does with more clients, and at a higher rate, than it can serve. */
export const benchOverload = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-overload-'));
  const last = os.cpus().length - 1;
  useProcessors(`0-${last - 1}`);
  const cluster = await startCluster({ isDurable: true });
  const server = await startServer(dataDir, {
    GOLARK_CATALOG_SIZE: '300',
    GOLARK_DEMO_ACCOUNTS: 'empty',
    LOG_LEVEL: 'error',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  });
  useProcessors(String(last));
  try {
    const results: Result[] = [];
    const sample = await sampleStays(server.origin);
    for (const [name, load] of Object.entries(loadsOf(sample)))
      results.push(...resultsOf(name, load.rateFactor, await measureRounds(server.origin, load)));
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
    useProcessors(`0-${last}`);
    await stopServer(server);
    cluster?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
