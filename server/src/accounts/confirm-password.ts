import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { assertMayTry, recordAttempt } from './limit-attempts.ts';
import { isPasswordOf } from './password-hash.ts';
import { type AccountRow, findAccount } from './store/accounts.ts';

/**
 * Checks the password before an action reserved for the owner; attempts are limited like logins. Returns the account.
 * Throws VALIDATION_ERROR at `path`, RATE_LIMITED.
 */
export const confirmPassword = async (
  ctx: Context,
  caller: Caller,
  given: { accountId: string; password: string; path: string },
): Promise<AccountRow> => {
  const account = await findAccount(ctx.db, given.accountId);
  if (!account) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  const attempt = { caller, email: account.email };
  await assertMayTry(ctx, attempt);
  const matches = await isPasswordOf(ctx.config, account.password_hash, given.password);
  await recordAttempt(ctx, attempt, matches);
  if (!matches) throw invalidField(given.path, 'password_wrong');
  return account;
};
