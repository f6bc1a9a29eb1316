import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** Serializes counting per IP address until the transaction ends, so that two requests cannot both use the last attempt. */
export const lockAddress = async (trx: Transaction<DB>, address: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${address}, 4))`.execute(trx);
};

export const insertLoginFailure = async (
  trx: Transaction<DB>,
  failure: { email: string; address: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('login_failures')
    .values({ email_key: failure.email.toLowerCase(), ip: failure.address, failed_at: failure.at })
    .execute();
};

export const clearLoginFailures = async (
  trx: Transaction<DB>,
  of: { email: string; address: string },
): Promise<void> => {
  await trx
    .deleteFrom('login_failures')
    .where('email_key', '=', of.email.toLowerCase())
    .where('ip', '=', of.address)
    .execute();
};

/** Failed logins with this email, oldest first. */
export const listLoginFailures = (db: Database, email: string) =>
  db
    .selectFrom('login_failures')
    .select(['failed_at', 'ip'])
    .where('email_key', '=', email.toLowerCase())
    .orderBy('id')
    .execute();

/** Failed logins since `since`: of this email from this IP address, and all from this IP address. */
export const countLoginFailures = async (
  db: Database,
  of: { email: string; address: string },
  since: Date,
): Promise<{ ofAccountAndAddress: number; ofAddress: number }> => {
  const row = await db
    .selectFrom('login_failures')
    .select([
      sql<number>`count(*) FILTER (WHERE email_key = ${of.email.toLowerCase()})`.as('of_account'),
      sql<number>`count(*)`.as('of_address'),
    ])
    .where('ip', '=', of.address)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { ofAccountAndAddress: row.of_account, ofAddress: row.of_address };
};

export type UseKind =
  | 'sign-up'
  | 'reset-request'
  | 'contact'
  | 'ticket-file'
  | 'ticket-transfer'
  | 'waiting-list'
  | 'message'
  | 'card-form';

/** The number of uses since `since`, and the time of the oldest. */
export const countUses = async (
  trx: Transaction<DB>,
  of: { kind: UseKind; address: string; since: Date },
): Promise<{ count: number; oldest: Date | null }> =>
  trx
    .selectFrom('address_uses')
    .select((eb) => [eb.fn.countAll<number>().as('count'), sql<Date | null>`min(used_at)`.as('oldest')])
    .where('address', '=', of.address)
    .where('kind', '=', of.kind)
    .where('used_at', '>', of.since)
    .executeTakeFirstOrThrow();

export const insertUse = async (
  trx: Transaction<DB>,
  use: { kind: UseKind; address: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('address_uses')
    .values({ kind: use.kind, address: use.address, used_at: use.at })
    .execute();
};
