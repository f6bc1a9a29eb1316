import type { Insertable, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { Accounts, DB, Sessions } from '#platform/database/tables';
import { Failure } from '#platform/failure';

export type AccountRow = Selectable<Accounts>;
type SessionInsert = Insertable<Sessions>;

/** Throws EMAIL_TAKEN. */
export const insertAccount = async (trx: Transaction<DB>, row: Insertable<Accounts>): Promise<AccountRow> => {
  try {
    return await trx.insertInto('accounts').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (isViolationOf(error, 'accounts_email_taken')) {
      throw new Failure('EMAIL_TAKEN', {
        detail: 'There is already an account with this email address.',
        errors: [{ path: 'email', message: 'There is already an account with this email address.' }],
      });
    }
    throw error;
  }
};

export const findAccountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst();

export const findAccount = (db: Database, accountId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();

export const listHosts = (db: Database, accountId: string) =>
  db
    .selectFrom('property_managers')
    .select(['id', 'data_source'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const findMembershipStatus = async (db: Database, accountId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('membership_subscriptions')
    .select('status')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.status ?? null;
};

/** The property manager that an account acts for; null for an account that is no partner's. */
export const findManagerOf = async (db: Database, email: string): Promise<string | null> => {
  const row = await db
    .selectFrom('property_managers')
    .innerJoin('accounts', 'accounts.id', 'property_managers.account_id')
    .select('property_managers.id')
    .where('accounts.email_key', '=', email.toLowerCase())
    .orderBy(sql`property_managers.data_source = 'DIRECT'`, 'desc')
    .orderBy('property_managers.id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const insertSession = async (trx: Transaction<DB>, row: SessionInsert): Promise<string> =>
  (await trx.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** The live session with what every request needs to know of its account. */
export interface LiveSession {
  session_id: string;
  account_id: string;
  locale: string;
  suspended_at: Date | null;
  membership_status: string | null;
}

const liveSession = (db: Database, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('membership_subscriptions', 'membership_subscriptions.account_id', 'accounts.id')
    .select([
      'sessions.id as session_id',
      'accounts.id as account_id',
      'accounts.locale',
      'accounts.suspended_at',
      'membership_subscriptions.status as membership_status',
    ])
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now);

export const findSessionById = (db: Database, id: string, now: Date): Promise<LiveSession | undefined> =>
  liveSession(db, now).where('sessions.id', '=', id).executeTakeFirst();

export const findSessionByCookie = (
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> =>
  liveSession(db, now).where('sessions.cookie_hash', '=', hash).executeTakeFirst();

export const endSession = async (trx: Transaction<DB>, sessionId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
};

export const insertLoginFailure = async (
  trx: Transaction<DB>,
  failure: { email: string; ip: string; at: Date },
): Promise<void> => {
  const { email, ip, at } = failure;
  await trx
    .insertInto('login_failures')
    .values({ email_key: email.toLowerCase(), ip, failed_at: at })
    .execute();
};

export const clearLoginFailures = async (trx: Transaction<DB>, email: string, ip: string): Promise<void> => {
  await trx
    .deleteFrom('login_failures')
    .where('email_key', '=', email.toLowerCase())
    .where('ip', '=', ip)
    .execute();
};

/** Failed logins since `since`: of this email from this address, and of this address in all. */
export const countLoginFailures = async (
  db: Database,
  who: { email: string; ip: string },
  since: Date,
): Promise<{ ofAccountAndAddress: number; ofAddress: number }> => {
  const row = await db
    .selectFrom('login_failures')
    .select([
      sql<number>`count(*) FILTER (WHERE email_key = ${who.email.toLowerCase()})`.as('of_account'),
      sql<number>`count(*)`.as('of_address'),
    ])
    .where('ip', '=', who.ip)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { ofAccountAndAddress: row.of_account, ofAddress: row.of_address };
};
