import { randomUUID } from 'node:crypto';
import type { Day } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { OwnReservation } from '../own/store.ts';
import type { NightDifference } from '../rules/night-values.ts';
import { notUndone } from './not-undone.ts';

/** Who changes a calendar; the name is stored with the change. */
export interface ChangeAuthor {
  accountId: string;
  name: string;
  at: Date;
}

export type ChangeKind = 'nights' | 'reservation-added' | 'reservation-removed';

/** A change of one listing's calendar as a whole. */
export interface NewChange {
  listingId: string;
  kind: ChangeKind;
  from: Day;
  until: Day;
  nights: readonly NightDifference[];
  reservation?: OwnReservation;
  /** The change that this one takes back. */
  undoes?: string;
}

export interface StoredChange extends Required<Omit<NewChange, 'undoes' | 'reservation'>> {
  id: string;
  author: string | null;
  changedAt: string;
  reservation: OwnReservation | null;
  undoes: string | null;
  isUndone: boolean;
}

/** Writes a change to the log, in the transaction that makes it. Returns its id. Throws INVALID_STATE if it undoes what is undone. */
export const insertChange = async (
  trx: Transaction<DB>,
  change: NewChange,
  author: ChangeAuthor,
): Promise<string> => {
  const id = randomUUID();
  try {
    await sql`
      INSERT INTO calendar_changes (id, listing_id, account_id, account_name, changed_at, kind, from_day, until_day, nights,
        reservation, undoes)
      VALUES (${id}, ${change.listingId}, ${author.accountId}, ${author.name}, ${author.at}, ${change.kind}, ${change.from},
        ${change.until}, ${JSON.stringify(change.nights)},
        ${change.reservation ? JSON.stringify(change.reservation) : null}::jsonb, ${change.undoes ?? null})`.execute(
      trx,
    );
  } catch (error) {
    throw isViolationOf(error, 'calendar_changes_undone_once') ? notUndone('undone', null) : error;
  }
  return id;
};

/** The members of `StoredChange` from a row `c`, as arguments of `json_build_object`. */
export const changeMembers = sql`
  'id', c.id, 'listingId', c.listing_id, 'author', c.account_name, 'changedAt', c.changed_at, 'kind', c.kind,
  'from', c.from_day, 'until', c.until_day, 'nights', c.nights, 'reservation', c.reservation, 'undoes', c.undoes,
  'isUndone', EXISTS (SELECT FROM calendar_changes u WHERE u.undoes = c.id)`;

/** Changes of a listing's calendar, the latest first; with a night only those that concern it. */
export const listChanges = async (
  db: Database,
  listingId: string,
  { night, limit, offset }: { night: Day | null; limit: number; offset: number },
): Promise<{ changes: StoredChange[]; totalCount: number }> => {
  const { rows } = await sql<{ change: StoredChange | null; count: number }>`
    WITH c AS (
      SELECT * FROM calendar_changes WHERE listing_id = ${listingId}
        AND (${night}::date IS NULL OR ${night}::date >= from_day AND ${night}::date < until_day)
    ), page AS (SELECT * FROM c ORDER BY number DESC LIMIT ${limit} OFFSET ${offset})
    SELECT json_build_object(${changeMembers}) AS change, (SELECT count(*)::integer FROM c) AS count
    FROM page c ORDER BY c.number DESC`.execute(db);
  return {
    changes: rows.flatMap(({ change }) => change ?? []),
    totalCount: rows[0]?.count ?? 0,
  };
};

/** A change of a listing, which no other caller undoes until the end of the transaction; undefined if there is none. */
export const lockChange = async (
  trx: Transaction<DB>,
  { changeId, listingId }: { changeId: string; listingId: string },
): Promise<StoredChange | undefined> => {
  const mine = sql`c.id = ${changeId} AND c.listing_id = ${listingId}`;
  await sql`SELECT FROM calendar_changes c WHERE ${mine} FOR UPDATE`.execute(trx);
  // a statement of its own: it sees the undo of a caller who held the lock before
  const { rows } = await sql<{ change: StoredChange }>`
    SELECT json_build_object(${changeMembers}) AS change FROM calendar_changes c WHERE ${mine}`.execute(trx);
  return rows[0]?.change;
};

/** Deletes the log of more than a year ago. */
export const pruneChanges = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('calendar_changes').where('changed_at', '<', before).execute();
};
