import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { assertMayTry, judgeAttempt } from './limit-attempts.ts';
import { isPasswordOf } from './password-hash.ts';
import { addressKeyOf } from './rules/address-key.ts';
import { type Entered, presentEntered, startSession } from './start-session.ts';
import { type AccountRow, findAccountByEmail, lockOpenAccount } from './store/accounts.ts';
import { clearLoginFailures } from './store/limits.ts';
import { challengeOf, isTwoStepOn } from './two-step-challenge.ts';

const wrong = (): Failure =>
  new Failure('INVALID_CREDENTIALS', { detail: 'Email address or password is wrong.' });

/** The last step of every login. The password must still be the one that was compared. */
export const enter = async (ctx: Context, caller: Caller, known: AccountRow): Promise<Entered> => {
  const session = await ctx.db.transaction().execute(async (trx) => {
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
export const logIn = async (
  ctx: Context,
  caller: Caller,
  input: { email: string; password: string },
): Promise<Entered> => {
  const attempt = { caller, email: input.email };
  await assertMayTry(ctx, attempt);
  const account = await findAccountByEmail(ctx.db, input.email);
  const matches = await isPasswordOf(account?.password_hash ?? null, input.password);
  await judgeAttempt(ctx, attempt, matches);
  if (!account || !matches) throw wrong();
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  if (await isTwoStepOn(ctx.db, account.id)) throw await challengeOf(ctx, account);
  return enter(ctx, caller, account);
};
