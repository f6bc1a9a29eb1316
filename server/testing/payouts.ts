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
