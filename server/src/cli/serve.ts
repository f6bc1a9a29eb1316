import type { FastifyInstance } from 'fastify';
import { sweepBookings } from '#booking';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { isNewEmbedded, type OpenDatabase } from '#platform/database/open-database';
import { releaseAbandonedKeys } from '#platform/idempotency';
import { type Jobs, startJobs } from '#platform/jobs/jobs';
import { createApp } from '../app.ts';
import { createContext, openDatabase } from '../create-context.ts';
import { recurringJobs } from '../recurring-jobs.ts';
import { registerWebPages } from '../web-pages.ts';
import { createDemoAccounts, demoSignIns, fillDemo, fillPlacesOnce, isDemoFilled } from './fill-demo.ts';
import { fillInChild } from './fill-in-child.ts';
import { migrateDatabase } from './migrate-database.ts';

const stopWithinMilliseconds = 10_000;

const addressOf = (config: Config): string =>
  config.publicUrl ?? `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;

const greet = (config: Config, database: OpenDatabase): void => {
  console.log(`\nGolark is ready: ${addressOf(config)}`);
  if (database.kind === 'embedded') {
    console.log(
      `Database: embedded, in ${config.dataDir}. It survives a killed process, not a power cut; only one process may use it.`,
    );
  }
  if (config.mode !== 'demo') return;
  console.log('\nDemo sign-ins (generated stays, sandbox payments, mail at /dev/mailbox):');
  for (const { role, email, password } of demoSignIns)
    console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
  console.log('Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.\n');
};

const stopOnSignal = (parts: {
  app: FastifyInstance;
  jobs: Jobs;
  database: OpenDatabase;
  state: { isReady: boolean };
}): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    parts.state.isReady = false;
    setTimeout(() => process.exit(1), stopWithinMilliseconds).unref();
    await parts.app.close();
    await parts.jobs.stop();
    await parts.database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

const openMigrated = async (config: Config): Promise<{ database: OpenDatabase; ctx: Context }> => {
  const database = await openDatabase(config);
  await migrateDatabase(database);
  return { database, ctx: createContext(config, database) };
};

/** The database, with the catalogue that a demo shows. */
const openFilled = async (config: Config): Promise<{ database: OpenDatabase; ctx: Context }> => {
  // a new embedded database is not opened here first: what it takes in memory never comes back
  if (config.mode === 'demo' && !config.databaseUrl && isNewEmbedded(config.dataDir)) await fillInChild();
  const opened = await openMigrated(config);
  if (config.mode !== 'demo' || (await isDemoFilled(opened.ctx))) return opened;
  await opened.database.close();
  await fillInChild();
  return openMigrated(config);
};

/** Fills the demo's catalogue and ends. */
export const fillDemoCommand = async (config: Config): Promise<void> => {
  const { database, ctx } = await openMigrated(config);
  try {
    await fillDemo(ctx, database);
  } finally {
    await database.close();
  }
};

/** Brings the marketplace up: database, migrations, catalogue, what a crash left open, HTTP, jobs. */
export const serve = async (config: Config): Promise<void> => {
  const { database, ctx } = await openFilled(config);
  await fillPlacesOnce(ctx, database.pool);
  if (config.mode === 'demo') await createDemoAccounts(ctx);
  if (database.kind === 'embedded') await releaseAbandonedKeys(ctx);
  await sweepBookings(ctx, 0);
  const state = { isReady: false };
  const app = await createApp(ctx, state);
  await registerWebPages(app, ctx);
  await app.listen({ port: config.port, host: config.host });
  const jobs = await startJobs(database.pool, ctx.log, recurringJobs(ctx));
  stopOnSignal({ app, jobs, database, state });
  // opening the embedded database leaves some 200 MB behind that nobody needs any more
  globalThis.gc?.();
  state.isReady = true;
  greet(config, database);
};
