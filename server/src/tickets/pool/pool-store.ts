import type { SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { releasedSizesOf, sizesOf } from '@golark/contract/tickets/rules';
import { sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { countSeats, parseRanges, rangesText, withoutRange } from '../rules/seat-ranges.ts';

interface Offer {
  id: string;
  itemId: string;
  /** The listing from which the tickets were bought: place, quality and disclosures are the same. */
  listingId: string;
  seats: readonly SeatRange[];
  rule: SplitRule;
  /** As in that listing. */
  companions: number | null;
  now: Date;
}

/** Offers sold seats again, for what their buyer paid. */
export const insertPoolListing = async (trx: Transaction<DB>, offer: Offer): Promise<void> => {
  const { id, itemId, listingId, seats, rule, companions, now } = offer;
  const of = { seats, free: seats, rule, companions };
  const ranges = rangesText(seats);
  await sql`
    INSERT INTO ticket_listings (id, event_id, section_id, section_label, tier, numbering, row_label, row_index, is_accessible, companions,
      seats, free, split_rule, sizes, released_sizes, price_amount, face_amount, quality, status, disclosures, delivery, created_at, updated_at, pool_item_id)
    SELECT ${id}::uuid, l.event_id, l.section_id, l.section_label, l.tier, l.numbering, l.row_label, l.row_index, l.is_accessible,
      l.companions, ${ranges}::int4multirange, ${ranges}::int4multirange, ${rule}, ${sizesOf(of)}::integer,
      ${releasedSizesOf(of)}::integer, h.price_amount, l.face_amount, l.quality, 'active',
      l.disclosures, 'instant', ${now}::timestamptz, ${now}::timestamptz, ${itemId}::uuid
    FROM ticket_listings l JOIN ticket_holds h ON h.item_id = ${itemId} WHERE l.id = ${listingId}`.execute(
    trx,
  );
};

/**
 * The seats of tickets that are valid and still the buyer's, locked: none of them is used at the door before the caller commits. Null if
 * one of them isn't. Their sale is locked.
 */
export const findOwnSeats = async (
  trx: Transaction<DB>,
  { itemId, numbers }: { itemId: string; numbers: readonly number[] },
): Promise<number[] | null> => {
  const { rows } = await sql<{ seat: number }>`
    SELECT seat FROM tickets WHERE item_id = ${itemId} AND status = 'VALID' AND transfer_id IS NULL AND NOT is_offered
      AND number IN (SELECT number::integer FROM ${idsOf(numbers.map(String))} AS chosen(number)) ORDER BY seat FOR UPDATE`.execute(
    trx,
  );
  return rows.length === numbers.length ? rows.map(({ seat }) => seat) : null;
};

export const markOffered = async (
  trx: Transaction<DB>,
  { itemId, listingId, seats }: { itemId: string; listingId: string; seats: readonly number[] },
): Promise<void> => {
  await sql`UPDATE tickets SET is_offered = true, pool_listing_id = ${listingId}
    WHERE item_id = ${itemId} AND status = 'VALID'
      AND seat IN (SELECT seat::integer FROM ${idsOf(seats.map(String))} AS chosen(seat))`.execute(trx);
};

/** Withdraws seats that aren't held from the pool; returns how many tickets these are. */
export const takeFromPool = async (
  trx: Transaction<DB>,
  { itemId, now }: { itemId: string; now: Date },
): Promise<number> => {
  const { rows } = await sql<{ id: string; seats: string; free: string }>`
    SELECT id, seats::text, free::text FROM ticket_listings WHERE pool_item_id = ${itemId} AND status IN ('active', 'expired')
      AND NOT isempty(free) ORDER BY id FOR UPDATE`.execute(trx);
  let taken = 0;
  for (const { id, seats, free } of rows) {
    const back = parseRanges(free);
    const left = back.reduce<SeatRange[]>(withoutRange, parseRanges(seats));
    // who holds the others can still buy them
    await sql`UPDATE ticket_listings SET free = '{}', sizes = 0, released_sizes = 0, updated_at = ${now}, seats = ${rangesText(left)}::int4multirange,
        status = CASE WHEN ${left.length}::integer = 0 THEN 'removed' ELSE status END WHERE id = ${id}`.execute(
      trx,
    );
    await sql`UPDATE tickets SET is_offered = false, pool_listing_id = NULL
      WHERE pool_listing_id = ${id} AND ${rangesText(back)}::int4multirange @> seat`.execute(trx);
    taken += countSeats(back);
  }
  return taken;
};

export interface ReturnedTickets {
  itemId: string;
  orderId: string;
  /** Of the tickets, within their order. */
  numbers: number[];
}

/**
 * Somebody has bought seats from the pool: the tickets of their first buyer are void. Throws TICKETS_UNAVAILABLE if one of them is no
 * longer valid.
 */
export const voidReturned = async (
  trx: Transaction<DB>,
  { listingId, range }: { listingId: string; range: SeatRange },
): Promise<ReturnedTickets> => {
  const { rows } = await sql<{ number: number; itemId: string; orderId: string }>`
    UPDATE tickets t SET status = 'VOID', is_offered = false, pool_listing_id = NULL FROM order_items i
    WHERE i.id = t.item_id AND t.pool_listing_id = ${listingId} AND t.seat >= ${range.from} AND t.seat < ${range.to}
      AND t.status = 'VALID'
    RETURNING t.number, t.item_id AS "itemId", i.order_id AS "orderId"`.execute(trx);
  const [first] = rows;
  if (!first || rows.length < range.to - range.from)
    throw new Failure('TICKETS_UNAVAILABLE', { detail: 'One of these tickets is no longer available.' });
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  return { itemId: first.itemId, orderId: first.orderId, numbers };
};

/** Whether tickets of an order item are offered again for an event that takes place. */
export const isInPool = async (trx: Transaction<DB>, itemId: string): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM tickets t JOIN events e ON e.id = t.event_id
    WHERE t.item_id = ${itemId} AND t.pool_listing_id IS NOT NULL AND e.status <> 'CANCELED' LIMIT 1`.execute(
    trx,
  );
  return rows.length > 0;
};

export const listSeats = async (
  trx: Transaction<DB>,
  { itemId, numbers }: { itemId: string; numbers: readonly number[] },
): Promise<SeatRange[]> => {
  const { rows } = await sql<{ seat: number }>`SELECT seat FROM tickets WHERE item_id = ${itemId}
    AND number IN (SELECT number::integer FROM ${idsOf(numbers.map(String))} AS chosen(number))`.execute(trx);
  return rows.map(({ seat }) => ({ from: seat, to: seat + 1 }));
};
