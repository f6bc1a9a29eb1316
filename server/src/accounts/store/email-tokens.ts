import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, EmailTokens } from '#platform/database/tables';
import type { TokenPurpose } from '../rules/link-hours.ts';
import { emailTaken } from './accounts.ts';

export type EmailTokenRow = Selectable<EmailTokens>;

export const insertEmailToken = async (trx: Transaction<DB>, row: Insertable<EmailTokens>): Promise<void> => {
  await trx.insertInto('email_tokens').values(row).execute();
};

export const countEmailTokens = async (
  trx: Transaction<DB>,
  of: { accountId: string; purpose: TokenPurpose; since: Date },
): Promise<number> => {
  const { count } = await trx
    .selectFrom('email_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', of.accountId)
    .where('purpose', '=', of.purpose)
    .where('created_at', '>', of.since)
    .executeTakeFirstOrThrow();
  return count;
};

/** A token that is still valid for one of these purposes. */
export const findOpenEmailToken = (
  db: Database,
  wanted: { hash: Buffer; purposes: TokenPurpose[]; now: Date },
): Promise<EmailTokenRow | undefined> =>
  db
    .selectFrom('email_tokens')
    .selectAll()
    .where('hash', '=', wanted.hash)
    .where('purpose', 'in', wanted.purposes)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', wanted.now)
    .executeTakeFirst();

/** Marks a token as used; returns false if another request has just used it. */
export const consumeEmailToken = async (trx: Transaction<DB>, hash: Buffer, now: Date): Promise<boolean> => {
  const updated = await trx
    .updateTable('email_tokens')
    .set({ ended_at: now })
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** Invalidates the account's open tokens of these purposes. */
export const endEmailTokens = async (
  trx: Transaction<DB>,
  of: { accountId: string; purposes: TokenPurpose[]; now: Date },
): Promise<void> => {
  await trx
    .updateTable('email_tokens')
    .set({ ended_at: of.now })
    .where('account_id', '=', of.accountId)
    .where('purpose', 'in', of.purposes)
    .where('ended_at', 'is', null)
    .execute();
};

/** The new address that is not confirmed yet. */
export const findPendingEmail = async (
  db: Database,
  accountId: string,
  now: Date,
): Promise<string | null> => {
  const row = await db
    .selectFrom('email_tokens')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change-email')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
};

const openUndos = (db: Database, now: Date) =>
  db
    .selectFrom('email_tokens')
    .where('purpose', '=', 'undo-email')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);

/** Former addresses that can still undo the change, with the end of that time. */
export const listUndoableEmails = (db: Database, accountId: string, now: Date) =>
  openUndos(db, now)
    .select(['email', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/**
 * A former address stays reserved while it can undo the change: otherwise whoever hijacked the account could use it
 * for another one. Called after the address was written, so that a simultaneous change is visible. Throws EMAIL_TAKEN.
 */
export const assertNotReserved = async (
  trx: Transaction<DB>,
  wanted: { email: string; accountId: string; path: string; now: Date },
): Promise<void> => {
  const reserved = await openUndos(trx, wanted.now)
    .select('account_id')
    .where(sql<string>`lower(email)`, '=', wanted.email.toLowerCase())
    .where('account_id', '<>', wanted.accountId)
    .executeTakeFirst();
  if (reserved) throw emailTaken(wanted.path);
};

/** Invalidates every open token that was issued since an instant, whatever its purpose. */
export const endEmailTokensSince = async (
  trx: Transaction<DB>,
  of: { accountId: string; since: Date; now: Date },
): Promise<void> => {
  await trx
    .updateTable('email_tokens')
    .set({ ended_at: of.now })
    .where('account_id', '=', of.accountId)
    .where('created_at', '>=', of.since)
    .where('ended_at', 'is', null)
    .execute();
};
