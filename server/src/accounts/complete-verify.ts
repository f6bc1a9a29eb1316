import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type Failure, invalidField } from '#platform/failure';
import { linkWithToken, writeAccountEmail } from './emails/write-account-email.ts';
import { storeEmailToken } from './send-verification-email.ts';
import { hashOf } from './session-tokens.ts';
import { type AccountRow, lockOpenAccount, updateAccount } from './store/accounts.ts';
import {
  assertNotReserved,
  consumeEmailToken,
  type EmailTokenRow,
  endEmailTokens,
  findOpenEmailToken,
} from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';

const invalidToken = (): Failure => invalidField('token', 'link_expired');

interface Confirmation {
  account: AccountRow;
  token: EmailTokenRow;
  now: Date;
}

const confirmAddress = async (trx: Transaction<DB>, { account, token, now }: Confirmation): Promise<void> => {
  if (account.email !== token.email) throw invalidToken();
  await updateAccount(trx, account.id, { email_verified_at: account.email_verified_at ?? now });
  await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'email_verified' });
};

/**
 * Emails the former address a link that undoes the change. An address that was never confirmed may be somebody else's,
 * who must not get hold of the account when its owner corrects the address.
 */
const notifyFormerAddress = async (
  ctx: Context,
  trx: Transaction<DB>,
  { account, email }: { account: AccountRow; email: string },
): Promise<void> => {
  if (!account.email_verified_at) return writeAccountEmail(ctx, trx, { kind: 'emailCorrected', account });
  const former = { accountId: account.id, purpose: 'undo-email', email: account.email } as const;
  const link = linkWithToken(ctx, 'undo-email', await storeEmailToken(ctx, trx, former));
  await writeAccountEmail(ctx, trx, { kind: 'emailChanged', account, email, link });
};

/** Stores the new address and invalidates the tokens that were emailed to the old one. */
const takeNewAddress = async (
  ctx: Context,
  trx: Transaction<DB>,
  { account, token, now }: Confirmation,
): Promise<void> => {
  const accountId = account.id;
  const { email } = token;
  await updateAccount(trx, accountId, { email, email_verified_at: now });
  await assertNotReserved(trx, { email, accountId, path: 'token', now });
  await endEmailTokens(trx, { accountId, purposes: ['reset-password', 'verify-email', 'change-email'], now });
  await insertAccountEvent(trx, { accountId, at: now, what: 'email_changed' });
  await notifyFormerAddress(ctx, trx, { account, email });
};

/**
 * Confirms an address with an emailed token, once. Returns the account. Throws VALIDATION_ERROR (token), EMAIL_TAKEN
 * if another account has taken the new address in the meantime, ACCOUNT_SUSPENDED.
 */
export const completeVerify = async (ctx: Context, secret: string): Promise<string> => {
  const now = ctx.clock.now();
  const purposes = ['verify-email', 'change-email'] as const;
  const token = await findOpenEmailToken(ctx.db, { hash: hashOf(secret), purposes: [...purposes], now });
  if (!token) throw invalidToken();
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, token.account_id, 'change');
    if (!(await consumeEmailToken(trx, token.hash, now))) throw invalidToken();
    const confirmation = { account, token, now };
    if (token.purpose === 'verify-email') await confirmAddress(trx, confirmation);
    else await takeNewAddress(ctx, trx, confirmation);
  });
  return token.account_id;
};
