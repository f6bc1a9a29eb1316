import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@golark/contract/call';
import { searchProperties } from '@golark/contract/search/calls';
import { createApp } from '../../server/src/app.ts';
import { createRuntime } from '../../server/src/create-context.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openEmbedded, openPostgres } from '../../server/src/platform/database/open-database.ts';
import { startCluster } from '../../server/testing/postgres-cluster.ts';
import { sendExpectingSuccess } from '../application.ts';
import type { SearchBody } from './judgments.ts';
import { fillSimulatedStays, now } from './simulated-catalog.ts';

export type Search = (body: SearchBody) => Promise<ResponseOf<typeof searchProperties>>;

const connections = 4;

/** Runs the application on a database with the simulated stays, on the day for which they were judged. */
export const withSimulatedStays = async <T>(work: (search: Search) => Promise<T>): Promise<T> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-relevance-'));
  const cluster = await startCluster();
  const database = cluster ? openPostgres(cluster.url, connections) : await openEmbedded(dataDir);
  try {
    await fillSimulatedStays(database);
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, GOLARK_NOW: now });
    const { ctx } = await createRuntime(config, database);
    const app = await createApp(ctx, { phase: 'ready' });
    const { method, path: url } = searchProperties;
    const search: Search = async (body) =>
      JSON.parse(await sendExpectingSuccess(app, { method, url, body: body ?? {} }));
    const result = await work(search);
    await app.close();
    await ctx.jobs.stop();
    return result;
  } finally {
    await database.close();
    cluster?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
