import type { getEmailState as getEmailStateCall } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { linkWithToken, writeAccountEmail } from './emails/write-account-email.ts';
import { issueEmailToken, sendVerificationEmail } from './send-verification-email.ts';
import { findAccount, findAccountByEmail, lockOpenAccount } from './store/accounts.ts';
import { findPendingEmail } from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';

/**
 * Asks for another address: a link goes there, word of it to the old one. An address of somebody else's gets an email
 * that says so in place of the link, and nothing in the answer or in the account's state tells the difference.
 */
export const changeEmail = (ctx: Context, caller: Caller, newEmail: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountOf(caller), 'change');
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

/** Sends the confirming email again; none when the address is confirmed, or beyond five an hour. */
export const resendVerify = (ctx: Context, caller: Caller): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountOf(caller), 'change');
    if (!account.email_verified_at) await sendVerificationEmail(ctx, trx, account);
  });

export const getEmailState = async (
  ctx: Context,
  caller: Caller,
): Promise<ResponseOf<typeof getEmailStateCall>> => {
  const accountId = accountOf(caller);
  const [account, pendingEmail] = await Promise.all([
    findAccount(ctx.db, accountId),
    findPendingEmail(ctx.db, accountId, ctx.clock.now()),
  ]);
  if (!account) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  return { email: account.email, isEmailVerified: account.email_verified_at !== null, pendingEmail };
};
