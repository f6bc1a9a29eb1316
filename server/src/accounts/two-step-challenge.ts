import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { Failure } from '#platform/failure';
import { derivedKey } from './derived-key.ts';
import { readChallenge, signChallenge } from './session-tokens.ts';
import { type AccountRow, findAccount } from './store/accounts.ts';
import { findTwoStep } from './store/two-step.ts';

const keyOf = (ctx: Context): Buffer => derivedKey(ctx, 'two-step challenge');

export const isTwoStepOn = async (db: Database, accountId: string): Promise<boolean> =>
  Boolean((await findTwoStep(db, accountId))?.confirmed_at);

/** The error after a correct password; its challenge allows the second step for five minutes. */
export const challengeOf = async (ctx: Context, account: AccountRow): Promise<Failure> => {
  const of = { accountId: account.id, passwordHash: account.password_hash };
  return new Failure('TWO_STEP_REQUIRED', {
    detail: 'Give the code of your authenticator app, or a recovery code.',
    extra: { challenge: await signChallenge(keyOf(ctx), of, ctx.clock.now()) },
  });
};

/** The account of a challenge; undefined if the challenge is forged or expired, or the password has changed. */
export const accountOfChallenge = async (
  ctx: Context,
  challenge: string,
): Promise<AccountRow | undefined> => {
  const read = await readChallenge(keyOf(ctx), challenge, ctx.clock.now());
  const account = read ? await findAccount(ctx.db, read.accountId) : undefined;
  return account && read?.isFor(account.password_hash) ? account : undefined;
};
