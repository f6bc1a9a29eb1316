import type { HoldStatus } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { type SoldPlaceRow, soldPlaceColumns, soldPlaceTables } from './sold-places.ts';

/** A hold with what it holds. */
export interface HoldRow extends SoldPlaceRow {
  id: string;
  seats: string;
  quantity: number;
  price_amount: number;
  status: HoldStatus;
  account_id: string | null;
  device_id: string | null;
  expires_at: Date;
  is_extended: boolean;
  buyers: string[];
  item_id: string | null;
  order_id: string | null;
  order_account_id: string | null;
  /** Nothing else is in its order. */
  is_alone: boolean;
}

const select = (where: RawBuilder<unknown>): RawBuilder<HoldRow> => sql<HoldRow>`
  SELECT h.id, h.seats::text, h.quantity, h.price_amount, h.status, h.account_id, h.device_id, h.expires_at, h.is_extended,
    h.buyers, h.item_id, i.order_id, o.account_id AS order_account_id,
    (SELECT count(*) < 2 FROM order_items other WHERE other.order_id = i.order_id) AS is_alone, ${soldPlaceColumns}
  FROM ticket_holds h ${soldPlaceTables}
  LEFT JOIN order_items i ON i.id = h.item_id LEFT JOIN orders o ON o.id = i.order_id
  ${where}`;

/** Who may see a hold: the account that made it, or for a visitor the browser that did. */
export interface HoldOwner {
  accountId: string | null;
  deviceId: string | null;
}

/** A visitor who signs in keeps the hold of the browser. A hold that has neither owner yet, an offer of the waiting list, has its link as its key. */
const ownedBy = ({ accountId, deviceId }: HoldOwner): RawBuilder<unknown> =>
  sql`(h.account_id = ${accountId}::uuid OR (h.account_id IS NULL AND h.device_id = ${deviceId}::text))`;

export const findOwnHold = async (
  db: Database,
  holdId: string,
  owner: HoldOwner,
): Promise<HoldRow | undefined> => {
  const { rows } = await select(sql`WHERE h.id = ${holdId} AND ${ownedBy(owner)}`).execute(db);
  return rows[0];
};

/** Holds by id, without a check of their owners. */
export const listHolds = async (db: Database, ids: readonly string[]): Promise<HoldRow[]> => {
  const { rows } = await select(
    sql`WHERE h.id IN (SELECT id::uuid FROM ${idsOf(ids)} AS wanted(id))`,
  ).execute(db);
  return rows;
};

export const findHoldById = async (db: Database, holdId: string): Promise<HoldRow | undefined> => {
  const { rows } = await select(sql`WHERE h.id = ${holdId}`).execute(db);
  return rows[0];
};

const isOpen = (owner: HoldOwner & { now: Date }): RawBuilder<unknown> =>
  sql`h.status = 'HELD' AND h.expires_at > ${owner.now} AND ${ownedBy(owner)}`;

/** The holds that can still be ordered or paid. */
export const listOpenHolds = async (db: Database, owner: HoldOwner & { now: Date }): Promise<HoldRow[]> => {
  const { rows } = await select(sql`WHERE ${isOpen(owner)} ORDER BY h.expires_at, h.id LIMIT 20`).execute(db);
  return rows;
};

/** The latest hold of an event that can still be ordered or paid. */
export const findOpenHold = async (
  db: Database,
  eventId: string,
  owner: HoldOwner & { now: Date },
): Promise<HoldRow | undefined> => {
  const { rows } = await select(sql`WHERE h.event_id = ${eventId} AND ${isOpen(owner)}
    ORDER BY h.created_at DESC LIMIT 1`).execute(db);
  return rows[0];
};

/** Adds to the time of a hold, once. False if it was extended, ordered or has ended. */
export const extendOnce = async (
  trx: Transaction<DB>,
  holdId: string,
  { now, minutes }: { now: Date; minutes: number },
): Promise<Date | null> => {
  const { rows } = await sql<{ expires_at: Date }>`
    UPDATE ticket_holds SET expires_at = expires_at + make_interval(mins => ${minutes}), is_extended = true
    WHERE id = ${holdId} AND status = 'HELD' AND item_id IS NULL AND NOT is_extended AND expires_at > ${now}
    RETURNING expires_at`.execute(trx);
  return rows[0]?.expires_at ?? null;
};

/** Makes a hold part of an order, unless it has ended or another order has it already. */
export const orderHold = async (
  trx: Transaction<DB>,
  { holdId, itemId, now, buyers }: { holdId: string; itemId: string; now: Date; buyers: readonly string[] },
): Promise<'ORDERED' | 'ORDERED_BEFORE' | 'ENDED'> => {
  const { numAffectedRows } = await sql`
    UPDATE ticket_holds SET item_id = ${itemId}, buyers = buyers || ARRAY(SELECT jsonb_array_elements_text(
      ${JSON.stringify(buyers)}::jsonb))
    WHERE id = ${holdId} AND status = 'HELD' AND item_id IS NULL AND expires_at > ${now}`.execute(trx);
  if (numAffectedRows === 1n) return 'ORDERED';
  const { rows } = await sql<{ is_ordered: boolean }>`
    SELECT item_id IS NOT NULL AS is_ordered FROM ticket_holds WHERE id = ${holdId}`.execute(trx);
  return rows[0]?.is_ordered ? 'ORDERED_BEFORE' : 'ENDED';
};

/** The hold of an order item, locked after its listing, as everything that changes stock does. */
export const lockHoldOfItem = async (
  trx: Transaction<DB>,
  itemId: string,
): Promise<(LockedHold & { listing: LockedListingRow }) | undefined> => {
  const { rows: listings } = await sql<LockedListingRow>`
    SELECT l.id, l.event_id, l.section_id, l.row_label, l.seats::text, l.free::text, l.split_rule, l.companions, l.status,
      l.seller_account_id, l.pool_item_id
    FROM ticket_listings l WHERE l.id = (SELECT h.listing_id FROM ticket_holds h WHERE h.item_id = ${itemId}) FOR UPDATE`.execute(
    trx,
  );
  const { rows: holds } = await sql<LockedHold>`
    SELECT id, seats::text, canceled::text, canceled_quantity, status, buyers, quantity, price_amount FROM ticket_holds WHERE item_id = ${itemId} FOR UPDATE`.execute(
    trx,
  );
  const [listing] = listings;
  const [hold] = holds;
  return listing && hold ? { ...hold, listing } : undefined;
};

export interface LockedHold {
  id: string;
  seats: string;
  /** Seats of these whose tickets were canceled one by one. */
  canceled: string;
  canceled_quantity: number;
  status: HoldStatus;
  buyers: string[];
  quantity: number;
  price_amount: number;
}

export interface LockedListingRow {
  id: string;
  event_id: string;
  section_id: string;
  row_label: string;
  seats: string;
  free: string;
  split_rule: string;
  companions: number | null;
  status: string;
  seller_account_id: string | null;
  /** The order item whose buyer offers these seats again. */
  pool_item_id: string | null;
}

/** Listings of an event with holds that have expired. */
export const findExpiredStock = async (
  db: Database,
  { eventId, now }: { eventId: string; now: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ listing_id: string }>`
    SELECT DISTINCT listing_id FROM ticket_holds
    WHERE event_id = ${eventId} AND status = 'HELD' AND item_id IS NULL AND expires_at <= ${now}`.execute(db);
  return rows.map(({ listing_id }) => listing_id);
};
