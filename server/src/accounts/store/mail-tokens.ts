import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, MailTokens } from '#platform/database/tables';

export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email';
export type MailTokenRow = Selectable<MailTokens>;

export const insertMailToken = async (trx: Transaction<DB>, row: Insertable<MailTokens>): Promise<void> => {
  await trx.insertInto('mail_tokens').values(row).execute();
};

export const countMailTokens = async (
  trx: Transaction<DB>,
  of: { accountId: string; purpose: TokenPurpose; since: Date },
): Promise<number> => {
  const { count } = await trx
    .selectFrom('mail_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', of.accountId)
    .where('purpose', '=', of.purpose)
    .where('created_at', '>', of.since)
    .executeTakeFirstOrThrow();
  return count;
};

/** A token that would still work for one of these purposes. */
export const findOpenMailToken = (
  db: Database,
  wanted: { hash: Buffer; purposes: TokenPurpose[]; now: Date },
): Promise<MailTokenRow | undefined> =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('hash', '=', wanted.hash)
    .where('purpose', 'in', wanted.purposes)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', wanted.now)
    .executeTakeFirst();

/** Uses a token up; false if somebody else just has. */
export const spendMailToken = async (trx: Transaction<DB>, hash: Buffer, now: Date): Promise<boolean> => {
  const updated = await trx
    .updateTable('mail_tokens')
    .set({ ended_at: now })
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** Makes the account's open tokens of these purposes dead. */
export const endMailTokens = async (
  trx: Transaction<DB>,
  of: { accountId: string; purposes: TokenPurpose[]; now: Date },
): Promise<void> => {
  await trx
    .updateTable('mail_tokens')
    .set({ ended_at: of.now })
    .where('account_id', '=', of.accountId)
    .where('purpose', 'in', of.purposes)
    .where('ended_at', 'is', null)
    .execute();
};

/** The address that waits to be confirmed as the new one. */
export const findPendingEmail = async (
  db: Database,
  accountId: string,
  now: Date,
): Promise<string | null> => {
  const row = await db
    .selectFrom('mail_tokens')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change-email')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
};

export const insertResetRequest = async (
  trx: Transaction<DB>,
  request: { email: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('reset_requests')
    .values({ email_key: request.email.toLowerCase(), requested_at: request.at })
    .execute();
};

/** Takes the oldest requests; whoever comes at the same time waits, and finds them done. */
export const takeResetRequests = async (trx: Transaction<DB>, limit: number) => {
  const rows = await trx
    .selectFrom('reset_requests')
    .select(['id', 'email_key'])
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await trx.deleteFrom('reset_requests').where('id', 'in', ids).execute();
  return rows;
};
