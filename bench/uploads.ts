import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { addDays } from '@golark/contract/dates/rules';
import { pictureKeyOf } from '../server/src/content/picture-files.ts';
import { type OpenDatabase, openPostgres } from '../server/src/platform/database/open-database.ts';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import { type Outcome, percentile99, type RequestOf, sendAtRate } from './offered-load.ts';
import { formatMilliseconds, type Result } from './results.ts';
import { type Sample, sampleStays } from './sample-stays.ts';
import { prepareUploads, type Uploader } from './send-pictures.ts';
import {
  peakMegabytes,
  peakMegabytesOfChildren,
  type ServerProcess,
  startServer,
  stopServer,
} from './server-process.ts';
import { addToTeam, newPerson } from './sign-up.ts';

const budget = { max: 2 };
const maxMegabytes = 700;
const hostCount = 5;
const picturesAtOnce = 50;
const picturesToWarmUp = 5;
const requestsPerSecond = 20;
const calmSeconds = 30;
const roundSeconds = 5;

const othersOf =
  ({ listingIds, arriveDay, departDay }: Sample): RequestOf =>
  (n) => {
    if (n % 2 === 0) {
      const [dateFrom, dateTo] = [addDays(arriveDay, n % 40), addDays(departDay, n % 40)];
      return { method: 'POST', path: '/v1/properties/search', body: { filters: { dateFrom, dateTo } } };
    }
    const listing = listingIds[n % listingIds.length] ?? '';
    return {
      method: 'GET',
      path: `/v1/property/${listing}/quote?arriveDay=${arriveDay}&departDay=${departDay}`,
    };
  };

/** New accounts, each for another host of the catalog with a listing. */
const createUploaders = async (origin: string, database: OpenDatabase): Promise<Uploader[]> => {
  const { rows } = await database.pool.query<{ hostId: string; listingId: string }>(
    `SELECT property_manager_id AS "hostId", min(id) AS "listingId" FROM listings
      GROUP BY 1 ORDER BY 1 LIMIT $1`,
    [hostCount],
  );
  const uploaders: Uploader[] = [];
  for (const { hostId, listingId } of rows) {
    const response = await fetch(origin + signUp.path, {
      method: signUp.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newPerson()),
    });
    const { account, token } = (await response.json()) as LoginResult;
    await addToTeam(database, { hostId, accountId: account.accountId });
    uploaders.push({ origin, listingId, token });
  }
  return uploaders;
};

/** The last one of the pictures of pages that a job renders. */
const isRendered = (dataDir: string, id: string): boolean =>
  fs.existsSync(path.join(dataDir, 'files', pictureKeyOf({ id, width: 60, format: 'webp' })));

const sendOthers = async (origin: string, requestOf: RequestOf, seconds: number): Promise<Outcome[]> => {
  const outcomes = await sendAtRate(origin, { perSecond: requestsPerSecond, seconds, requestOf });
  const failed = outcomes.find(({ status }) => status !== 200);
  if (failed) throw new Error(`another request had the status ${failed.status}`);
  return outcomes;
};

interface Measured {
  calm: Outcome[];
  busy: Outcome[];
  seconds: number;
  /** The peak of the process that decodes pictures. */
  decodingMegabytes: number;
}

/** Other requests before and after all pictures are uploaded, checked and rendered, and meanwhile. */
const measureOthers = async (
  uploaders: Uploader[],
  { server, dataDir }: { server: ServerProcess; dataDir: string },
): Promise<Measured> => {
  const { origin } = server;
  const requestOf = othersOf(await sampleStays(origin));
  await (await prepareUploads({ uploaders, count: picturesToWarmUp }))();
  const upload = await prepareUploads({ uploaders, count: picturesAtOnce });
  await sendOthers(origin, requestOf, calmSeconds);
  const calm = await sendOthers(origin, requestOf, calmSeconds);
  const startedAt = performance.now();
  const busy: Outcome[] = [];
  let isFinished = false;
  let decodingMegabytes = 0;
  const uploadAndRender = async (): Promise<void> => {
    for (const id of await upload()) while (!isRendered(dataDir, id)) await wait(100);
  };
  const measureMeanwhile = async (): Promise<void> => {
    while (!isFinished) {
      busy.push(...(await sendOthers(origin, requestOf, roundSeconds)));
      decodingMegabytes = Math.max(decodingMegabytes, peakMegabytesOfChildren(server));
    }
  };
  const uploads = uploadAndRender().finally(() => {
    isFinished = true;
  });
  await Promise.all([uploads, measureMeanwhile()]);
  const seconds = (performance.now() - startedAt) / 1000;
  calm.push(...(await sendOthers(origin, requestOf, calmSeconds)));
  return { calm, busy, seconds, decodingMegabytes };
};

/** Other requests must not wait for pictures that hosts upload, nor must their memory be the server's. */
export const benchUploads = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-uploads-'));
  const cluster = await startCluster({ isDurable: true });
  if (!cluster) throw new Error('uploads are measured on PostgreSQL, which is not installed');
  const server = await startServer(dataDir, {
    GOLARK_CATALOG_SIZE: '300',
    GOLARK_DEMO_ACCOUNTS: 'empty',
    DATABASE_URL: cluster.url,
  });
  const database = openPostgres(cluster.url, 2);
  try {
    const uploaders = await createUploaders(server.origin, database);
    const { calm, busy, seconds, decodingMegabytes } = await measureOthers(uploaders, { server, dataDir });
    const [during, before] = [busy, calm].map((outcomes) => percentile99(outcomes) * 1000) as [
      number,
      number,
    ];
    const megabytes = peakMegabytes(server);
    return [
      {
        name: 'uploads',
        subject: `searches and quotes p99 ${formatMilliseconds(during)} while ${picturesAtOnce} pictures of 20 MiB and 50 megapixels are uploaded and rendered in ${seconds.toFixed(0)} s`,
        baseline: `without uploads p99 ${formatMilliseconds(before)}`,
        ratio: during / before,
        budget,
      },
      {
        name: 'uploads, memory',
        subject: `${megabytes.toFixed(0)} MB resident at most`,
        baseline: `${maxMegabytes} MB`,
        ratio: megabytes / maxMegabytes,
        budget: { max: 1 },
      },
      {
        name: 'uploads, decoding',
        subject: `${decodingMegabytes.toFixed(0)} MB resident at most, in a process of its own`,
        baseline: `${maxMegabytes} MB`,
        ratio: decodingMegabytes / maxMegabytes,
        budget: null,
      },
    ];
  } finally {
    await database.close();
    await stopServer(server);
    cluster.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
