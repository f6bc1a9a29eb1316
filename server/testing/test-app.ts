import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { Call, ResponseOf } from '@golark/contract/call';
import type { Problem } from '@golark/contract/errors/schemas';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#platform/config';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database/open-database';
import { type CallOptions as MadeCall, requestOfCall } from '#platform/http/request-of-call';
import { advanceJobs } from '#platform/jobs/advance-jobs';
import { handlersByName, runDueJobs } from '#platform/jobs/run-jobs';
import { createLog } from '#platform/log';
import { createApp } from '../src/app.ts';
import { createRuntime, type Runtime } from '../src/create-context.ts';
import { jobHandlers, recurringJobs } from '../src/jobs.ts';
import { openTestDatabase } from './open-test-database.ts';
import { SettableClock } from './settable-clock.ts';
import { testNow } from './test-now.ts';

export interface CallOptions<C extends Call> extends MadeCall<C> {
  as?: LoginResult;
  headers?: Record<string, string>;
}

export interface TestResponse<Body> {
  status: number;
  headers: Record<string, unknown>;
  /** The response of a successful call; read `problem` after a failure. */
  body: Body;
  problem: Problem;
}

export interface TestApp extends Runtime {
  app: FastifyInstance;
  ctx: Context;
  clock: SettableClock;
  database: OpenDatabase;
  /** The log lines; empty unless LOG_LEVEL is set. */
  logged: string[];
  /** Runs every job that is due, until none is left. Returns their names. */
  runJobs(): Promise<string[]>;
  /** Advances the clock and the job queue, then runs the jobs that became due. */
  passMinutes(minutes: number): Promise<string[]>;
  /** Runs a recurring job now. */
  runRecurring(name: string): Promise<void>;
  call<const C extends Call>(call: C, options?: CallOptions<C>): Promise<TestResponse<ResponseOf<C>>>;
  close(): Promise<void>;
}

const caller =
  (app: FastifyInstance): TestApp['call'] =>
  async (call, options = {}) => {
    const response = await app.inject({
      ...requestOfCall(call, options),
      headers: {
        ...(options.as ? { authorization: `Bearer ${options.as.token.jwt}` } : {}),
        ...options.headers,
      },
    });
    const body = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, body, problem: body };
  };

/** Production accepts the full cost only. */
const hashCostIn = ({ GOLARK_MODE }: Record<string, string>): Record<string, string> =>
  GOLARK_MODE === 'production' ? {} : { PASSWORD_HASH_COST: 'low' };

/** The real HTTP application on a real database, with a settable clock. */
export const createTestApp = async (
  environment: Record<string, string> = {},
  replacePorts: (ctx: Context) => Partial<Context> = () => ({}),
  open = openTestDatabase,
): Promise<TestApp> => {
  const database = await open();
  const clock = new SettableClock(testNow);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(os.tmpdir(), `golark-test-${randomUUID()}`),
    ...hashCostIn(environment),
    ...environment,
  });
  const logged: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void logged.push(line) });
  const { ctx: created, boss } = await createRuntime(config, database, { clock, log });
  const ctx = { ...created, ...replacePorts(created) };
  const app = await createApp(ctx, { phase: 'ready' });
  const handlers = handlersByName(jobHandlers);
  app.checkResponses = true;
  await app.ready();
  return {
    app,
    ctx,
    boss,
    clock,
    database,
    logged,
    call: caller(app),
    runJobs: () => runDueJobs(ctx, { boss, handlers }),
    passMinutes: async (minutes) => {
      clock.advanceMinutes(minutes);
      await advanceJobs(database.pool, minutes);
      return runDueJobs(ctx, { boss, handlers });
    },
    runRecurring: async (name) => {
      const job = recurringJobs.find((recurring) => recurring.name === name);
      if (!job) throw new Error(`no recurring job is called ${name}`);
      await job.run(ctx);
    },
    close: async () => {
      await ctx.jobs.stop();
      await app.close();
      await database.close();
    },
  };
};
