import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { openPayoutPage } from '@golark/contract/payouts/calls';
import type { Context } from '#platform/context';
import {
  isSandboxPayouts,
  type SandboxOutcome,
  type SandboxPayouts,
} from '../src/payouts/provider/sandbox.ts';
import type { TestApp } from './test-app.ts';

export const sandboxPayoutsOf = ({ payoutProvider }: Pick<Context, 'payoutProvider'>): SandboxPayouts => {
  if (!isSandboxPayouts(payoutProvider)) throw new Error('the provider of payouts is no sandbox');
  return payoutProvider;
};

/** A host that is paid at a bank of this name. */
export const storePayoutAccount = async (
  { ctx, clock }: TestApp,
  { hostId, bankName }: { hostId: string; bankName: string },
): Promise<void> => {
  const id = randomUUID();
  const at = clock.now();
  const provider = 'sandbox';
  const account = { provider, provider_account_id: `acct_${id}` };
  const reading = { state: 'ready', payouts_enabled: true, read_at: at };
  const destination = { destination_name: bankName, destination_last4: '6789' };
  await ctx.db
    .insertInto('payout_accounts')
    .values({ id, property_manager_id: hostId, ...account, ...reading, ...destination, created_at: at })
    .execute();
  await ctx.db
    .insertInto('sandbox_payout_accounts')
    .values({ id: account.provider_account_id, key: id, created_at: at })
    .execute();
  await ctx.db
    .insertInto('payout_events')
    .values({ ...account, event_id: `evt_${id}`, received_at: at })
    .execute();
};

const openedPath = async (golark: TestApp, as: LoginResult): Promise<string> =>
  new URL((await golark.call(openPayoutPage, { as })).body.url).pathname;

/** Posts one of the forms of the sandbox's page. */
export const postOutcome = (
  { app }: TestApp,
  path: string,
  { outcome, origin = 'http://127.0.0.1:3000' }: { outcome: SandboxOutcome; origin?: string },
) =>
  app.inject({
    method: 'POST',
    url: `${path}/${outcome}`,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** A host opens the page of the sandbox and chooses there. Returns the path of that page. */
export const choose = async (golark: TestApp, as: LoginResult, outcome: SandboxOutcome): Promise<string> => {
  const path = await openedPath(golark, as);
  await postOutcome(golark, path, { outcome });
  await golark.runJobs();
  return path;
};
