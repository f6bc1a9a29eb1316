import type { getEmailState as getEmailStateCall } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { confirmPassword } from './confirm-password.ts';
import { linkWithToken, writeAccountEmail } from './emails/write-account-email.ts';
import { issueEmailToken, sendVerificationEmail } from './send-verification-email.ts';
import { type AccountRow, findAccount, findAccountByEmail, lockOpenAccount } from './store/accounts.ts';
import { findPendingEmail } from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';

const recentMinutes = 10;

/** Whether the login is so old that somebody else may be at the device. */
const isPasswordNeeded = (ctx: Context, { session }: AccountCaller): boolean =>
  ctx.clock.now().getTime() - session.loggedInAt.getTime() > recentMinutes * 60_000;

/** The account as of a password that was checked; null right after a login. A password that is given is checked then too. */
const confirmOwner = (
  ctx: Context,
  caller: AccountCaller,
  password: string | undefined,
): Promise<AccountRow> | null => {
  if (password !== undefined)
    return confirmPassword(ctx, caller, { accountId: caller.accountId, password, path: 'password' });
  if (isPasswordNeeded(ctx, caller)) throw invalidField('password', 'password_needed');
  return null;
};

/**
 * Requests a change of address: emails a confirmation link to the new address and a notice to the old one. If another
 * account has the new address, the email says so instead; response and account state are the same in both cases.
 * Throws VALIDATION_ERROR at `password` if it is wrong, or missing when the login is older than ten minutes.
 */
export const changeEmail = async (
  ctx: Context,
  caller: AccountCaller,
  { newEmail, password }: { newEmail: string; password?: string | undefined },
): Promise<void> => {
  const known = await confirmOwner(ctx, caller, password);
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, caller.accountId, 'change');
    if (known && account.password_hash !== known.password_hash)
      throw invalidField('password', 'password_wrong');
    if (newEmail === account.email) throw invalidField('newEmail', 'email_unchanged');
    const token = await issueEmailToken(ctx, trx, { account, purpose: 'change-email', email: newEmail });
    if (!token) return;
    const owner = await findAccountByEmail(trx, newEmail);
    if (owner && owner.id !== account.id) {
      await writeAccountEmail(ctx, trx, { kind: 'emailIsTaken', account: owner });
    } else {
      const link = linkWithToken(ctx, 'confirm-email', token);
      await writeAccountEmail(ctx, trx, { kind: 'confirmNewEmail', account, recipient: newEmail, link });
    }
    await writeAccountEmail(ctx, trx, { kind: 'newEmailRequested', account, email: newEmail });
    const at = ctx.clock.now();
    await insertAccountEvent(trx, { accountId: account.id, at, what: 'email_change_requested' });
  });
};

/** Sends the confirmation email again, unless the address is confirmed or five were sent within an hour. */
export const resendVerify = (ctx: Context, caller: AccountCaller): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, caller.accountId, 'change');
    if (!account.email_verified_at) await sendVerificationEmail(ctx, trx, account);
  });

export const getEmailState = async (
  ctx: Context,
  caller: AccountCaller,
): Promise<ResponseOf<typeof getEmailStateCall>> => {
  const { accountId } = caller;
  const [account, pendingEmail] = await Promise.all([
    findAccount(ctx.db, accountId),
    findPendingEmail(ctx.db, accountId, ctx.clock.now()),
  ]);
  if (!account) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  return {
    email: account.email,
    isEmailVerified: account.email_verified_at !== null,
    pendingEmail,
    isPasswordNeeded: isPasswordNeeded(ctx, caller),
  };
};
