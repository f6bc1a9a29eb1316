import { randomUUID } from 'node:crypto';
import { signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';
import { type BenchApp, sendExpectingSuccess } from './application.ts';

/** What a new person sends, who has no account yet. */
export const newPerson = () => ({
  firstName: 'Maya',
  lastName: 'Ortega',
  email: `bench-${randomUUID()}@example.com`,
  password: 'metolius-at-nine',
});

const signUpOnce = async ({ app }: BenchApp): Promise<LoginResult> => {
  const { method, path: url } = signUp;
  return JSON.parse(await sendExpectingSuccess(app, { method, url, body: newPerson() }));
};

/** Creates an account and returns its access token. */
export const signUpForToken = async (bench: BenchApp): Promise<string> => (await signUpOnce(bench)).token.jwt;

/** Makes an account act for a host of the catalog, as its operator does. */
export const addToTeam = async (
  { pool }: Pick<OpenDatabase, 'pool'>,
  { hostId, accountId }: { hostId: string; accountId: string },
): Promise<void> => {
  await pool.query(
    `INSERT INTO team_members (property_manager_id, account_id, role) VALUES ($1, $2, 'owner')`,
    [hostId, accountId],
  );
};

/** Creates an account that acts for a host, and returns its access token. */
export const signUpAsHost = async (bench: BenchApp, hostId: string): Promise<string> => {
  const { account, token } = await signUpOnce(bench);
  await addToTeam(bench.database, { hostId, accountId: account.accountId });
  return token.jwt;
};
