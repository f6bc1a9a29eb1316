import { randomUUID } from 'node:crypto';
import { clearPastNights } from '#calendars';
import { enqueueDuePeriods } from '#membership';
import { enqueueOpenWork, finishOpenWork } from '#orders';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import {
  isNewEmbedded,
  type OpenDatabase,
  openPostgres,
  requestLimits,
} from '#platform/database/open-database';
import type { ServerState } from '#platform/http/health';
import { listen } from '#platform/http/listen';
import { releaseAbandonedKeys } from '#platform/idempotency';
import { handlersByName, workOnJobs } from '#platform/jobs/run-jobs';
import { scheduleJobs } from '#platform/jobs/schedule-jobs';
import { enqueueOverdueSales } from '#selling';
import { createApp } from '../app.ts';
import { createRuntime, openDatabase, type Runtime } from '../create-context.ts';
import { jobHandlers, recurringJobs } from '../jobs.ts';
import { registerWebPages } from '../web-pages.ts';
import { createDemoAccounts, demoSignIns, fillPlacesOnce, isDemoFilled } from './fill-demo.ts';
import { fillInChild } from './fill-in-child.ts';
import { migrateDatabase } from './migrate-database.ts';
import { type CommandListener, listenForCommands } from './socket/listen-for-commands.ts';
import { runRequestOn } from './socket/run-request.ts';
import { inStartLock } from './start-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const addressOf = (config: Config): string =>
  config.publicUrl ?? `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;

const printAddresses = (config: Config, database: OpenDatabase): void => {
  console.log(`\nGolark is ready: ${addressOf(config)}`);
  if (database.kind === 'embedded') {
    console.log(
      `Database: embedded, in ${config.dataDir}. It survives a killed process, but not a power failure; other golark commands are sent to this process.`,
    );
  }
  if (config.mode !== 'demo') return;
  console.log('\nDemo accounts (generated stays, sandbox payments, emails at /dev/mailbox):');
  for (const { role, email, password } of demoSignIns)
    console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
  console.log('Test cards: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined.\n');
};

/** Jobs that one process runs at the same time; the embedded database has a single connection. */

/** Those of PostgreSQL that migrations and jobs use. */
const jobConnections = 10;

const openMigrated = async (config: Config): Promise<OpenDatabase> => {
  const database = await openDatabase({ ...config, databasePoolSize: jobConnections });
  await migrateDatabase(database);
  return database;
};

/** The database, with the catalog that a demo shows. */
const openFilled = async (config: Config): Promise<OpenDatabase> => {
  // a new embedded database is not opened here first: the memory that filling takes is never released
  if (config.mode === 'demo' && !config.databaseUrl && isNewEmbedded(config.dataDir)) await fillInChild();
  const database = await openMigrated(config);
  if (config.mode !== 'demo' || (await isDemoFilled(config, database.db))) return database;
  await database.close();
  await fillInChild();
  return openMigrated(config);
};

const startWorkers = async ({ ctx, boss }: Runtime): Promise<void> => {
  await scheduleJobs(boss, recurringJobs);
  await workOnJobs(ctx, { boss, handlers: handlersByName(jobHandlers) });
};

/** Commands of the operator; those on PostgreSQL open it themselves. */
const acceptCommands = async (runtime: Runtime, database: OpenDatabase): Promise<CommandListener | null> => {
  const { config, log } = runtime.ctx;
  if (database.kind !== 'embedded') return null;
  try {
    return await listenForCommands(config.dataDir, { run: runRequestOn(runtime, database), log });
  } catch (error) {
    // some file systems have no sockets
    log.warn({ err: error }, 'commands are not accepted while this server is running');
    return null;
  }
};

/** Requests have connections of their own, with limits of time; the embedded database has one for everything. */
const openForRequests = (config: Config, database: OpenDatabase): OpenDatabase =>
  config.databaseUrl ? openPostgres(config.databaseUrl, config.databasePoolSize, requestLimits) : database;

/** What a start completes: the places and accounts, and what a crash interrupted. */
const prepare = async (ctx: Context, database: OpenDatabase): Promise<void> => {
  await fillPlacesOnce(ctx, database.pool);
  if (ctx.config.mode === 'demo') await createDemoAccounts(ctx);
  if (database.kind === 'embedded') {
    await releaseAbandonedKeys(ctx);
    await finishOpenWork(ctx);
  }
  await clearPastNights(ctx.db, ctx.clock.now());
  await enqueueOpenWork(ctx, { minAgeSeconds: 0, key: randomUUID() });
  await enqueueDuePeriods(ctx, { key: randomUUID() });
  await enqueueOverdueSales(ctx, { minAgeSeconds: 0, key: randomUUID() });
};

/** Opens and prepares everything that needs no other server to start at the same time. */
const open = async (config: Config) => {
  const database = await openFilled(config);
  const requests = openForRequests(config, database);
  const runtime = await createRuntime(config, requests, { jobDatabase: database, isWorker: true });
  const jobContext: Context = { ...runtime.ctx, db: database.db };
  await prepare(jobContext, database);
  return { database, requests, runtime, jobContext };
};

/** Starts the marketplace: database, migrations, catalog, recovery from a crash, HTTP, jobs. */
export const serve = async (config: Config): Promise<void> => {
  const { database, requests, runtime, jobContext } = await inStartLock(config, () => open(config));
  const { ctx, boss } = runtime;
  const state: ServerState = { phase: 'starting' };
  const app = await createApp(ctx, state);
  await registerWebPages(app, ctx);
  const close = await listen(app, config);
  await startWorkers({ ctx: jobContext, boss });
  const commands = await acceptCommands(runtime, database);
  stopOnSignal({ server: app.server, close, ctx, databases: new Set([requests, database]), commands, state });
  // opening the embedded database leaves some 200 MB of garbage behind
  globalThis.gc?.();
  state.phase = 'ready';
  printAddresses(config, database);
};
