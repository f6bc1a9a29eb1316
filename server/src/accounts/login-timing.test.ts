import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ PASSWORD_HASH_COST: 'full' });
});
afterAll(() => golark.close());

const rounds = 25;

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** How much longer one takes than the other, in turns so that a busy machine slows both. */
const ratioOf = async (one: (i: number) => Promise<unknown>, other: (i: number) => Promise<unknown>) => {
  const [first, second]: [number[], number[]] = [[], []];
  for (let i = -3; i < rounds; i++) {
    const times = [await timed(() => one(i)), await timed(() => other(i))];
    // the first rounds warm up
    if (i < 0) continue;
    first.push(times[0] ?? 0);
    second.push(times[1] ?? 0);
  }
  return median(first) / median(second);
};

test('takes as long for an unknown email as for a wrong password', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => anAccount(golark)));
  const fail = (email: string) => golark.call(logIn, { body: { email, password: 'not the password' } });
  const ratio = await ratioOf(
    (i) => fail(accounts[(i + 4) % 4]?.account.email ?? ''),
    (i) => fail(`nobody-${i % 4}@example.com`),
  );
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('does the same work during a request for a reset, whether the address is known, unknown or suspended', async () => {
  const { account } = await anAccount(golark);
  const suspended = (await anAccount(golark)).account;
  const { db } = golark.ctx;
  const at = golark.clock.now();
  await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', suspended.accountId).execute();
  const ask = (email: string) => golark.call(requestPasswordReset, { body: { email } });
  const workFor = (email: string) => listStatements(golark.database, () => ask(email));
  await ask('somebody@example.com');
  const work = await workFor(account.email);
  expect(work.length).toBeGreaterThan(0);
  expect(await workFor('nobody@example.com')).toEqual(work);
  expect(await workFor(suspended.email)).toEqual(work);
  // what differs is done by a job
  const tokens = db.selectFrom('email_tokens').select('hash').where('purpose', '=', 'reset-password');
  const before = (await tokens.execute()).length;
  await golark.runJobs();
  expect((await tokens.execute()).length).toBe(before + 1);
});
