import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { linkWithToken, writeAccountEmail } from './emails/write-account-email.ts';
import { linkHours, type TokenPurpose } from './rules/link-hours.ts';
import { hashOf, newSecret } from './session-tokens.ts';
import type { AccountRow } from './store/accounts.ts';
import { countEmailTokens, endEmailTokens, insertEmailToken } from './store/email-tokens.ts';

const emailsPerHour = 5;

/** A new token, however many there were: for links that nobody can ask for. */
export const storeEmailToken = async (
  ctx: Context,
  trx: Transaction<DB>,
  wanted: { accountId: string; purpose: TokenPurpose; email: string },
): Promise<string> => {
  const now = ctx.clock.now();
  const { accountId, purpose, email } = wanted;
  const token = newSecret();
  await insertEmailToken(trx, {
    hash: hashOf(token),
    account_id: accountId,
    purpose,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours[purpose] * 3_600_000),
  });
  return token;
};

/**
 * A new token for one purpose, or null after five in an hour. The transaction must hold the lock on the account, so
 * that simultaneous requests are counted one after the other.
 */
export const issueEmailToken = async (
  ctx: Context,
  trx: Transaction<DB>,
  wanted: { account: AccountRow; purpose: TokenPurpose; email: string },
): Promise<string | null> => {
  const now = ctx.clock.now();
  const { purpose, email } = wanted;
  const accountId = wanted.account.id;
  const since = new Date(now.getTime() - 3_600_000);
  if ((await countEmailTokens(trx, { accountId, purpose, since })) >= emailsPerHour) return null;
  // only the newest token is valid, except that any token can confirm an unchanged address
  if (purpose !== 'verify-email') await endEmailTokens(trx, { accountId, purposes: [purpose], now });
  return storeEmailToken(ctx, trx, { accountId, purpose, email });
};

/** Sends the email that confirms the account's address; sends nothing after five in an hour. */
export const sendVerificationEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  account: AccountRow,
): Promise<void> => {
  const token = await issueEmailToken(ctx, trx, { account, purpose: 'verify-email', email: account.email });
  if (!token) return;
  const link = linkWithToken(ctx, 'confirm-email', token);
  await writeAccountEmail(ctx, trx, { kind: 'verifyEmail', account, link });
};
