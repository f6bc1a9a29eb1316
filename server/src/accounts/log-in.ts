import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { type Attempt, assertMayTry, recordAttempt } from './limit-attempts.ts';
import { inLoginTurn, isPasswordOf } from './password-hash.ts';
import { addressKeyOf } from './rules/address-key.ts';
import { type CompletedLogin, presentLogin, startSession } from './start-session.ts';
import { type AccountRow, findAccountByEmail, lockOpenAccount } from './store/accounts.ts';
import { clearLoginFailures } from './store/limits.ts';
import { challengeOf, isTwoStepOn } from './two-step-challenge.ts';

const wrong = (): Failure =>
  new Failure('INVALID_CREDENTIALS', { detail: 'Email address or password is wrong.' });

/** The last step of every login. Fails if the password changed since it was compared. Throws RATE_LIMITED. */
export const completeLogin = async (
  ctx: Context,
  attempt: Attempt,
  known: AccountRow,
): Promise<CompletedLogin> => {
  const { caller } = attempt;
  const session = await ctx.db.transaction().execute(async (trx) => {
    await assertMayTry(ctx, attempt, trx);
    const account = await lockOpenAccount(trx, known.id, 'change');
    if (account.password_hash !== known.password_hash) throw wrong();
    await clearLoginFailures(trx, { email: account.email, address: addressKeyOf(caller.ip) });
    return startSession(ctx, trx, { caller, account, isNotified: false });
  });
  return presentLogin(ctx, session);
};

/**
 * Throws INVALID_CREDENTIALS for an unknown email and for a wrong password, RATE_LIMITED, and after a correct password
 * ACCOUNT_SUSPENDED or TWO_STEP_REQUIRED.
 */
export const logIn = (
  ctx: Context,
  caller: Caller,
  input: { email: string; password: string },
): Promise<CompletedLogin> =>
  inLoginTurn(() => logInNow(ctx, { caller, email: input.email }, input.password));

const logInNow = async (ctx: Context, attempt: Attempt, password: string): Promise<CompletedLogin> => {
  await assertMayTry(ctx, attempt);
  const account = await findAccountByEmail(ctx.db, attempt.email);
  const matches = await isPasswordOf(ctx.config, account?.password_hash ?? null, password);
  if (!account || !matches) {
    await recordAttempt(ctx, attempt, false);
    throw wrong();
  }
  const isTwoStep = await isTwoStepOn(ctx.db, account.id);
  if (!account.suspended_at && !isTwoStep) return completeLogin(ctx, attempt, account);
  await recordAttempt(ctx, attempt, true);
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  throw await challengeOf(ctx, account);
};
