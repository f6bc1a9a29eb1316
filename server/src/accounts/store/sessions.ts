import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, Sessions } from '#platform/database/tables';
import { type AccountView, accountView } from './accounts.ts';

export type SessionRow = Selectable<Sessions>;

/** An active session with all that is known of its caller. */
export type LiveSession = AccountView & {
  session_id: string;
  logged_in_at: Date;
  last_seen_at: Date;
  operator_permissions: string[];
};

const operatorPermissions = sql<string[]>`coalesce((
  SELECT json_agg(o.permission) FROM operator_permissions o WHERE o.account_id = accounts.id), '[]'::json)`;

const liveSession = (db: Database, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(accountView)
    .select([
      'sessions.id as session_id',
      'sessions.created_at as logged_in_at',
      'sessions.last_seen_at',
      operatorPermissions.as('operator_permissions'),
    ])
    .where('sessions.ended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where('sessions.expires_at', '>', now);

export const findSessionById = async (
  db: Database,
  id: string,
  now: Date,
): Promise<LiveSession | undefined> => liveSession(db, now).where('sessions.id', '=', id).executeTakeFirst();

export const findSessionByCookie = async (
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> =>
  liveSession(db, now).where('sessions.cookie_hash', '=', hash).executeTakeFirst();

export const findSessionByRefresh = (
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> =>
  liveSession(db, now).where('sessions.refresh_hash', '=', hash).executeTakeFirst();

export const insertSession = async (trx: Transaction<DB>, row: Insertable<Sessions>): Promise<string> =>
  (await trx.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Replaces the refresh token; returns false if the old one is no longer current. */
export const replaceRefreshToken = async (
  trx: Transaction<DB>,
  session: { id: string; oldHash: Buffer; newHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('sessions')
    .set({ refresh_hash: session.newHash, last_seen_at: session.now, expires_at: session.expiresAt })
    .where('id', '=', session.id)
    .where('refresh_hash', '=', session.oldHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await trx
    .insertInto('replaced_refresh_tokens')
    .values({ hash: session.oldHash, session_id: session.id })
    .execute();
  return true;
};

/** The session that a replaced refresh token belonged to, if it is still active. */
export const findSessionOfReplacedToken = (db: Database, hash: Buffer) =>
  db
    .selectFrom('replaced_refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'replaced_refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.account_id'])
    .where('replaced_refresh_tokens.hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();

/** Active sessions of the account, by last use. */
export const listLiveSessions = (db: Database, accountId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

export const touchSession = async (
  db: Database,
  seen: { sessionId: string; ip: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seen.now, ip: seen.ip })
    .where('id', '=', seen.sessionId)
    .execute();
};

/** An active session of this account; the owner is part of the query. */
export const findOwnSession = (
  db: Database,
  session: { sessionId: string; accountId: string },
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', session.sessionId)
    .where('account_id', '=', session.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Ends a session of this account; returns false if it is not active. The owner is part of the query. */
export const endSession = async (
  trx: Transaction<DB>,
  session: { sessionId: string; accountId: string; now: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('sessions')
    .set({ ended_at: session.now })
    .where('id', '=', session.sessionId)
    .where('account_id', '=', session.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** Ends every session of the account except one. */
export const endOtherSessions = async (
  trx: Transaction<DB>,
  account: { accountId: string; exceptSessionId: string | null; now: Date },
): Promise<void> => {
  await trx
    .updateTable('sessions')
    .set({ ended_at: account.now })
    .where('account_id', '=', account.accountId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`id IS DISTINCT FROM ${account.exceptSessionId}::uuid`)
    .execute();
};
