import type { SeatRange } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface RowOfEvent {
  eventId: string;
  sectionId: string;
  /** Empty for a standing area. */
  rowLabel: string;
}

/**
 * Lets one listing of a seller, and one of a row, be written at a time: two that violated the exclusion constraint at once would wait
 * for each other.
 */
export const lockRow = async (
  trx: Transaction<DB>,
  { accountId, row }: { accountId: string; row: RowOfEvent },
): Promise<void> => {
  const { eventId, sectionId, rowLabel } = row;
  const lock = (name: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 150))`;
  await lock(`seller ${accountId}`).execute(trx);
  await lock(`row ${eventId} ${sectionId} ${rowLabel}`).execute(trx);
};

const inRow = ({ eventId, sectionId, rowLabel }: RowOfEvent, table: string): RawBuilder<unknown> => {
  const of = sql.ref(table);
  return sql`${of}.event_id = ${eventId} AND ${of}.section_id = ${sectionId} AND ${of}.row_label = ${rowLabel}`;
};

/** Why seats can't be listed. */
export type Taken =
  /** `listingId` is null for a listing of somebody else. */
  { by: 'listing'; listingId: string | null } | { by: 'buyer' } | { by: 'ticket'; isOwn: boolean };

/**
 * Who offers, holds or owns some of these seats. A hold can be of a listing that was removed while its buyer pays.
 */
export const findTaken = async (
  db: Database,
  row: RowOfEvent,
  { seats: { from, to }, accountId }: { seats: SeatRange; accountId: string },
): Promise<Taken | null> => {
  const range = sql`int4range(${from}::integer, ${to}::integer)`;
  const { rows } = await sql<{ kind: 'listing' | 'buyer' | 'ticket'; id: string; is_own: boolean }>`
    SELECT * FROM (
      SELECT 1 AS rank, 'listing' AS kind, l.id, coalesce(l.seller_account_id = ${accountId}::uuid, false) AS is_own
      FROM ticket_listings l
      WHERE ${inRow(row, 'l')} AND l.status IN ('draft', 'active', 'paused') AND l.seats && ${range}
      UNION ALL
      SELECT 2, 'ticket', t.id, t.owner_account_id = ${accountId}::uuid FROM tickets t
      WHERE ${inRow(row, 't')} AND t.status <> 'VOID' AND t.seat >= ${from}::integer AND t.seat < ${to}::integer
      UNION ALL
      SELECT 3, 'buyer', h.id, false FROM ticket_holds h JOIN ticket_listings l ON l.id = h.listing_id
      WHERE ${inRow(row, 'l')} AND h.status = 'HELD' AND h.seats && ${range}
    ) taken ORDER BY rank, is_own DESC LIMIT 1`.execute(db);
  const [taken] = rows;
  if (!taken) return null;
  if (taken.kind === 'listing') return { by: 'listing', listingId: taken.is_own ? taken.id : null };
  return taken.kind === 'ticket' ? { by: 'ticket', isOwn: taken.is_own } : { by: 'buyer' };
};

/** The first place of a standing area that no listing of the event has or had. */
export const findFreePlace = async (trx: Transaction<DB>, row: RowOfEvent): Promise<number> => {
  const { rows } = await sql<{ place: number }>`SELECT greatest(0,
      (SELECT max(upper(l.seats)) FROM ticket_listings l WHERE ${inRow(row, 'l')}),
      (SELECT max(upper(h.seats)) FROM ticket_holds h JOIN ticket_listings l ON l.id = h.listing_id WHERE ${inRow(row, 'l')})
    )::integer AS place`.execute(trx);
  return rows[0]?.place ?? 0;
};
