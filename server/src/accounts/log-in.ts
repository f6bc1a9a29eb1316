import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { type Attempt, assertMayTry, judgeAttempt } from './limit-attempts.ts';
import { inLoginTurn, isPasswordOf } from './password-hash.ts';
import { addressKeyOf } from './rules/address-key.ts';
import { type Entered, presentEntered, startSession } from './start-session.ts';
import { type AccountRow, findAccountByEmail, lockOpenAccount } from './store/accounts.ts';
import { clearLoginFailures } from './store/limits.ts';
import { challengeOf, isTwoStepOn } from './two-step-challenge.ts';

const wrong = (): Failure =>
  new Failure('INVALID_CREDENTIALS', { detail: 'Email address or password is wrong.' });

/** The last step of every login. The password must still be the one that was compared. Throws RATE_LIMITED. */
export const enter = async (ctx: Context, attempt: Attempt, known: AccountRow): Promise<Entered> => {
  const { caller } = attempt;
  const session = await ctx.db.transaction().execute(async (trx) => {
    await assertMayTry(ctx, attempt, trx);
    const account = await lockOpenAccount(trx, known.id, 'change');
    if (account.password_hash !== known.password_hash) throw wrong();
    await clearLoginFailures(trx, { email: account.email, address: addressKeyOf(caller.ip) });
    return startSession(ctx, trx, { caller, account, isTold: false });
  });
  return presentEntered(ctx, session);
};

/**
 * Throws INVALID_CREDENTIALS alike for an unknown email and a wrong password, RATE_LIMITED, and after the right
 * password ACCOUNT_SUSPENDED and TWO_STEP_REQUIRED.
 */
export const logIn = (
  ctx: Context,
  caller: Caller,
  input: { email: string; password: string },
): Promise<Entered> => inLoginTurn(() => logInNow(ctx, { caller, email: input.email }, input.password));

const logInNow = async (ctx: Context, attempt: Attempt, password: string): Promise<Entered> => {
  await assertMayTry(ctx, attempt);
  const account = await findAccountByEmail(ctx.db, attempt.email);
  const matches = await isPasswordOf(account?.password_hash ?? null, password);
  if (!account || !matches) {
    await judgeAttempt(ctx, attempt, false);
    throw wrong();
  }
  const isTwoStep = await isTwoStepOn(ctx.db, account.id);
  if (!account.suspended_at && !isTwoStep) return enter(ctx, attempt, account);
  await judgeAttempt(ctx, attempt, true);
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  throw await challengeOf(ctx, account);
};
