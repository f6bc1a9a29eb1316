import type { undoEmailChange as undoCall } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type Failure, invalidField } from '#platform/failure';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { hashPassword } from './password-hash.ts';
import { storeEmailToken } from './send-verification-email.ts';
import { hashOf, newSecret } from './session-tokens.ts';
import { type AccountRow, lockOpenAccount, updateAccount } from './store/accounts.ts';
import {
  consumeEmailToken,
  type EmailTokenRow,
  endEmailTokensSince,
  findOpenEmailToken,
} from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';
import { endOtherSessions } from './store/sessions.ts';
import { deleteTwoStep, findTwoStep } from './store/two-step.ts';

const invalidToken = (): Failure => invalidField('token', 'link_expired');

interface Undo {
  account: AccountRow;
  token: EmailTokenRow;
  now: Date;
}

/** Two-step sign-in of whoever changed the address would keep the owner out; that of the owner stays. */
const endLaterTwoStep = async (trx: Transaction<DB>, { account, token, now }: Undo): Promise<void> => {
  const twoStep = await findTwoStep(trx, account.id);
  if (!twoStep || (twoStep.confirmed_at ?? now) < token.created_at) return;
  await deleteTwoStep(trx, account.id);
  if (twoStep.confirmed_at)
    await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'two_step_off' });
};

/** Ends everything that whoever changed the address could still use; the change itself ended older links but undos. */
const endAccess = async (trx: Transaction<DB>, undo: Undo): Promise<void> => {
  const { account, token, now } = undo;
  const accountId = account.id;
  await endEmailTokensSince(trx, { accountId, since: token.created_at, now });
  await endOtherSessions(trx, { accountId, exceptSessionId: null, now });
  await endLaterTwoStep(trx, undo);
};

/** Tells both addresses: the undo itself may be the work of somebody who reads the former mailbox. */
const notifyBoth = async (ctx: Context, trx: Transaction<DB>, { account, token }: Undo): Promise<void> => {
  const recipients = new Set([token.email, account.email]);
  for (const recipient of recipients)
    await writeAccountEmail(ctx, trx, { kind: 'emailRestored', account, recipient, email: token.email });
};

/**
 * Restores the address that the link was emailed to, once. Every session ends and the password no longer works; the
 * result has a token that sets another one. Throws VALIDATION_ERROR (token), EMAIL_TAKEN, ACCOUNT_SUSPENDED.
 */
export const undoEmailChange = async (ctx: Context, secret: string): Promise<ResponseOf<typeof undoCall>> => {
  const now = ctx.clock.now();
  const wanted = { hash: hashOf(secret), purposes: ['undo-email' as const], now };
  const token = await findOpenEmailToken(ctx.db, wanted);
  if (!token) throw invalidToken();
  const { email } = token;
  const passwordHash = await hashPassword(ctx.config, newSecret());
  const resetToken = await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, token.account_id, 'change');
    if (!(await consumeEmailToken(trx, token.hash, now))) throw invalidToken();
    const undo = { account, token, now };
    await updateAccount(trx, account.id, { email, email_verified_at: now, password_hash: passwordHash });
    await endAccess(trx, undo);
    await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'email_change_undone' });
    await notifyBoth(ctx, trx, undo);
    return storeEmailToken(ctx, trx, { accountId: account.id, purpose: 'reset-password', email });
  });
  return { email, resetToken };
};
