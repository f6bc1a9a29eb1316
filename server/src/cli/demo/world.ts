import { randomUUID } from 'node:crypto';
import type { Call, ResponseOf } from '@golark/contract/call';
import type { Problem } from '@golark/contract/errors/schemas';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { getAccount } from '#accounts';
import { type Caller, visitorIn } from '#platform/caller';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database/open-database';
import { asCaller } from '#platform/http/call-in-process';
import { type CallOptions, requestOfCall } from '#platform/http/request-of-call';
import { advanceJobs, secondsToNextJob } from '#platform/jobs/advance-jobs';
import { handlersByName, runDueJobs } from '#platform/jobs/run-jobs';
import { createLog } from '#platform/log';
import { createApp } from '../../app.ts';
import { createRuntime } from '../../create-context.ts';
import { jobHandlers, recurringJobs } from '../../jobs.ts';

/** Who acts in a demo: an account, or a visitor without one. */
export interface Person {
  /** null for a visitor. */
  accountId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  deviceId: string;
  locale: Locale;
}

/** A call that was refused, with what the API says about it. */
export class RefusedCall extends Error {
  readonly problem: Problem;
  constructor(call: Call, problem: Problem) {
    super(`${call.name}: ${problem.status} ${problem.detail} ${JSON.stringify(problem.errors ?? '')}`);
    this.name = 'RefusedCall';
    this.problem = problem;
  }
}

/** The application as people use it, on a clock that is moved through the past. */
export interface World {
  ctx: Context;
  now(): Date;
  /** Makes a call of the API. Throws RefusedCall. */
  call<const C extends Call>(by: Person, call: C, options?: CallOptions<C>): Promise<ResponseOf<C>>;
  /** Moves the clock to an instant. Each job that is due until then runs, an hour late at most. */
  passUntil(instant: Date): Promise<void>;
  /** Runs recurring jobs now. */
  runRecurring(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The shortest time that passes: most jobs are due minutes after an order and find nothing to do. */
const stepSeconds = 3600;

const callerOf = async (ctx: Context, { accountId, deviceId, locale }: Person): Promise<Caller> => {
  const visitor = { ...visitorIn(locale), ip: '127.0.0.1', deviceId };
  if (accountId === null) return visitor;
  const account = await getAccount(ctx, accountId);
  const isMember = account.membershipSubscription?.status === 'ACTIVE';
  const loggedInAt = ctx.clock.now();
  return {
    ...visitor,
    session: { sessionId: randomUUID(), loggedInAt, account, isMember, operatorPermissions: [] },
  };
};

/** Opens the application at an instant of the past. Nothing that it does leaves this machine. */
export const openWorld = async (config: Config, database: OpenDatabase, startsAt: Date): Promise<World> => {
  let at = startsAt.getTime();
  const clock = { now: () => new Date(at) };
  // requests of a start are of no interest
  const log = createLog(config.logLevel === 'silent' ? 'silent' : 'warn');
  const { ctx, boss } = await createRuntime({ ...config, smtpUrl: null }, database, { clock, log });
  const app = await createApp(ctx, { phase: 'ready' });
  await app.ready();
  const handlers = handlersByName(jobHandlers);
  const recurring = new Map(recurringJobs.map((job) => [job.name, job]));
  const advance = async (seconds: number): Promise<void> => {
    at += Math.round(seconds * 1000);
    await advanceJobs(database.pool, seconds / 60);
  };
  return {
    ctx,
    now: clock.now,
    call: async (by, call, options = {}) => {
      const caller = await callerOf(ctx, by);
      const headers = { cookie: `${deviceIdCookieName}=${by.deviceId}` };
      const request = { ...requestOfCall(call, options), headers };
      const response = await asCaller(caller, async () => await app.inject(request));
      const body = response.body === '' ? undefined : response.json();
      if (response.statusCode >= 400) throw new RefusedCall(call, body);
      return body;
    },
    passUntil: async (instant) => {
      for (;;) {
        const left = (instant.getTime() - at) / 1000;
        if (left <= 0) return;
        const wait = await secondsToNextJob(database.pool);
        const step = Math.min(left, Math.max(wait ?? left, stepSeconds));
        await advance(step);
        if (wait !== null && wait <= step) await runDueJobs(ctx, { boss, handlers });
      }
    },
    runRecurring: async (names) => {
      for (const name of names) await recurring.get(name)?.run(ctx);
    },
    close: async () => {
      await ctx.jobs.stop();
      await app.close();
    },
  };
};
