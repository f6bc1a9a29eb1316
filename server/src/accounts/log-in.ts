import type { SignedIn } from '@golark/contract/accounts';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { isExemptFromAddressLimits } from '#platform/http/server';
import { isPasswordOf } from './password-hash.ts';
import { presentSignedIn, startSession } from './start-session.ts';
import { clearLoginFailures, countLoginFailures, findAccountByEmail, insertLoginFailure } from './store.ts';

const windowMinutes = 15;
const failuresPerAccount = 10;
const failuresPerAddress = 100;

/**
 * Limits count per account *and* address: a stranger who guesses elsewhere never shuts the owner out.
 */
const assertMayTry = async (ctx: Context, caller: Caller, email: string): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - windowMinutes * 60_000);
  const failed = await countLoginFailures(ctx.db, { email, ip: caller.ip }, since);
  const overAddress =
    failed.ofAddress >= failuresPerAddress && !isExemptFromAddressLimits(ctx.config, caller.ip);
  if (failed.ofAccountAndAddress >= failuresPerAccount || overAddress) {
    throw new Failure('RATE_LIMITED', {
      detail: 'Too many failed attempts. Try again in 15 minutes.',
      retryAfterSeconds: windowMinutes * 60,
    });
  }
};

/** Throws INVALID_CREDENTIALS alike for an unknown email and a wrong password, RATE_LIMITED, ACCOUNT_SUSPENDED. */
export const logIn = async (
  ctx: Context,
  caller: Caller,
  input: { email: string; password: string },
): Promise<{ answer: SignedIn; cookie: string }> => {
  await assertMayTry(ctx, caller, input.email);
  const account = await findAccountByEmail(ctx.db, input.email);
  const matches = await isPasswordOf(account?.password_hash ?? null, input.password);
  if (!account || !matches) {
    const now = ctx.clock.now();
    await ctx.db
      .transaction()
      .execute((trx) => insertLoginFailure(trx, { email: input.email, ip: caller.ip, at: now }));
    throw new Failure('INVALID_CREDENTIALS', { detail: 'Email address or password is wrong.' });
  }
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  const session = await ctx.db.transaction().execute(async (trx) => {
    await clearLoginFailures(trx, input.email, caller.ip);
    return startSession(ctx, trx, { caller, accountId: account.id });
  });
  return { answer: await presentSignedIn(ctx, session, account), cookie: session.cookie };
};
