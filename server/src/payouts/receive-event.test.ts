import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getPayoutAccount } from '@golark/contract/payouts/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost } from '#testing/factories';
import { choose, sandboxPayoutsOf } from '#testing/payouts';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { SandboxPayouts } from './provider/sandbox.ts';

let golark: TestApp;
let sandbox: SandboxPayouts;
beforeAll(async () => {
  golark = await createTestApp();
  sandbox = sandboxPayoutsOf(golark.ctx);
});
afterAll(() => golark.close());

type Signed = ReturnType<SandboxPayouts['signEvent']>;
const post = ({ rawBody, headers }: Signed, provider = 'sandbox') =>
  golark.app.inject({ method: 'POST', url: `/v1/payouts/webhook/${provider}`, headers, payload: rawBody });
const anEvent = (accountId: string | null) => sandbox.signEvent({ id: `evt_${randomUUID()}`, accountId });
const storedOf = (accountId: string) =>
  golark.ctx.db
    .selectFrom('payout_events')
    .selectAll()
    .where('provider_account_id', '=', accountId)
    .execute();
const stateOf = async (as: LoginResult) => (await golark.call(getPayoutAccount, { as })).body.account?.state;

/** A host whose account has changed at the provider without a webhook. */
const aChangedAccount = async () => {
  const { host } = await aHost(golark);
  const id = (await choose(golark, host, 'checking')).split('/').at(-1) ?? '';
  await sandbox.chooseOutcome(id, 'verified');
  return { host, id };
};

test('an event makes the account be read again, once, however often it arrives', async () => {
  const { host, id } = await aChangedAccount();
  const before = (await storedOf(id)).length;
  const event = anEvent(id);
  const answers = await Promise.all([post(event), post(event), post(event)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await storedOf(id)).toHaveLength(before + 1);
  expect(await golark.runJobs()).toEqual(['payouts.process-event']);
  expect(await stateOf(host)).toBe('ready');
});

test('an old event that arrives late changes nothing: the account is read as it is now', async () => {
  const { host, id } = await aChangedAccount();
  const [older, newer] = [anEvent(id), anEvent(id)];
  await post(newer);
  await golark.runJobs();
  await post(older);
  await golark.runJobs();
  expect(await stateOf(host)).toBe('ready');
});

test('refuses a forged event, an old signature, an empty body and another provider, and stores nothing', async () => {
  const { host, id } = await aChangedAccount();
  const before = (await storedOf(id)).length;
  const event = anEvent(id);
  const forged = { ...event, rawBody: event.rawBody.replace('evt_', 'evt-') };
  expect((await post(forged)).statusCode).toBe(400);
  expect((await post({ ...event, rawBody: '' })).statusCode).toBe(400);
  expect((await post({ rawBody: event.rawBody, headers: {} })).statusCode).toBe(400);
  expect((await post(event, 'stripe')).statusCode).toBe(404);
  golark.clock.advanceMinutes(6);
  expect((await post(event)).statusCode).toBe(400);
  expect(await storedOf(id)).toHaveLength(before);
  expect(await golark.runJobs()).toEqual([]);
  expect(await stateOf(host)).toBe('checking');
});

test('an event about an unknown account, or about none, has no effect', async () => {
  const unknown = `acct_${randomUUID()}`;
  expect((await post(anEvent(unknown))).statusCode).toBe(200);
  expect((await post(anEvent(null))).statusCode).toBe(200);
  expect(await golark.runJobs()).toEqual(['payouts.process-event']);
  expect(await storedOf(unknown)).toMatchObject([{ processed_at: golark.clock.now() }]);
});
