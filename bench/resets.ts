import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from '@golark/contract/accounts/calls';
import { bookStay } from '@golark/contract/booking/calls';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { fillCatalog } from '../server/src/cli/fill-catalog.ts';
import { jobHandlers } from '../server/src/jobs.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openEmbedded } from '../server/src/platform/database/open-database.ts';
import { queueName } from '../server/src/platform/jobs/boss.ts';
import { handleJob } from '../server/src/platform/jobs/job-handler.ts';
import { jobType } from '../server/src/platform/jobs/job-queue.ts';
import { handlersByName, workOnJobs } from '../server/src/platform/jobs/run-jobs.ts';
import { type BenchApp, openApplication, sendExpectingSuccess } from './application.ts';
import { findQuoteRequests } from './quote.ts';
import { formatMilliseconds, integerFormat, type Result } from './results.ts';

const budget = { max: 1 };
const mostMilliseconds = 3000;
const resetCount = 40;
const millisecondsBetween = 1000;
const waitingJobs = 10_000;
/** So long that some of them wait as long as this is measured. */
const otherMilliseconds = 40;
const size = 500;
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };
const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
const otherJob = jobType<object>('bench.other');

interface Person {
  email: string;
  /** The URL of a quote. */
  url: string;
  token: string;
}

const signUpAs = async ({ app }: BenchApp, email: string): Promise<string> => {
  const body = { firstName: 'Maya', lastName: 'Ortega', email, password: 'metolius-at-nine' };
  const { token } = JSON.parse(
    await sendExpectingSuccess(app, { method: signUp.method, url: signUp.path, body }),
  );
  return token.jwt;
};

/** Passes each email that is sent to `note`. */
const watchEmails = ({ ctx }: BenchApp, note: (recipient: string) => void): void => {
  const transport = ctx.emailTransport;
  ctx.emailTransport = {
    isMailbox: transport.isMailbox,
    send: async (message) => {
      await transport.send(message);
      note(message.to);
    },
  };
};

const enqueueOthers = ({ ctx }: BenchApp, count: number): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      Array.from({ length: count }, () => ({ ...otherJob, data: {} })),
    ),
  );

/** Milliseconds from the request for a reset to its email, of one request per second while a booking is made every second. */
const measureResets = async (bench: BenchApp): Promise<number[]> => {
  const stays = await findQuoteRequests(bench, resetCount);
  const people: Person[] = [];
  for (const { url } of stays) {
    const email = `bench-${randomUUID()}@example.com`;
    people.push({ email, url, token: await signUpAs(bench, email) });
  }
  const sentTo = new Map<string, () => void>();
  watchEmails(bench, (recipient) => sentTo.get(recipient)?.());
  const handlers = [...jobHandlers, handleJob(otherJob, () => wait(otherMilliseconds))];
  await workOnJobs(bench.ctx, { boss: bench.boss, handlers: handlersByName(handlers) });
  // the emails of the accounts themselves
  await wait(5000);
  for (let i = 0; i < 10; i++) await enqueueOthers(bench, waitingJobs / 10);
  const book = async ({ url, token }: Person): Promise<void> => {
    const { quoteId } = JSON.parse(await sendExpectingSuccess(bench.app, { method: 'GET', url, token }));
    const body = { quoteId, guest, card };
    await sendExpectingSuccess(bench.app, { method: bookStay.method, url: bookStay.path, body, token });
  };
  const reset = async ({ email }: Person): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sentTo.set(email, resolve);
    const startedAt = performance.now();
    const { method, path: url } = requestPasswordReset;
    await sendExpectingSuccess(bench.app, { method, url, body: { email } });
    await promise;
    return performance.now() - startedAt;
  };
  const resets: Promise<number>[] = [];
  const bookings: Promise<void>[] = [];
  for (const person of people) {
    bookings.push(book(person));
    resets.push(reset(person));
    await wait(millisecondsBetween);
  }
  await Promise.all(bookings);
  const durations = await Promise.all(resets);
  await bench.boss.offWork(queueName);
  return durations;
};

/** A person who waits for an email gets it soon on the embedded database, whatever else is to be done. */
export const benchResets = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-resets-'));
  const database = await openEmbedded(dataDir);
  try {
    await migrate(database.pool);
    await fillCatalog(database, { size, today: new Date().toISOString().slice(0, 10) });
    const bench = await openApplication(database);
    const sorted = (await measureResets(bench)).toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    await bench.close();
    return [
      {
        name: 'password resets, embedded',
        subject: `email after ${formatMilliseconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}, p95 ${formatMilliseconds(p95)}, at 60 bookings a minute with ${integerFormat.format(waitingJobs)} other jobs waiting`,
        baseline: formatMilliseconds(mostMilliseconds),
        ratio: p95 / mostMilliseconds,
        budget,
      },
    ];
  } finally {
    await database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
