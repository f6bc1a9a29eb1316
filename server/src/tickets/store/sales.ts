import type { SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { releasedSizesOf, sizesOf } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import { inOneStatement } from '#platform/database/in-one-statement';
import type { DB } from '#platform/database/tables';
import { type ReturnedTickets, voidReturned } from '../pool/pool-store.ts';
import {
  containsRange,
  countSeats,
  parseRanges,
  rangesText,
  withoutRange,
  withRange,
} from '../rules/seat-ranges.ts';
import { endTransfersOf } from '../transfer/transfers-store.ts';
import type { LockedHold, LockedListingRow } from './holds.ts';

type LockedSale = LockedHold & { listing: LockedListingRow };

const seatsOf = ({ seats }: LockedHold): SeatRange => {
  const [range] = parseRanges(seats);
  if (!range) throw new Error('a hold has no seats');
  return range;
};

/** Of a sale, without those that were canceled one by one. */
const keptSeats = (sale: LockedHold): SeatRange[] =>
  parseRanges(sale.canceled).reduce<SeatRange[]>(withoutRange, [seatsOf(sale)]);

interface OfferedSeats {
  seats: readonly SeatRange[];
  free: readonly SeatRange[];
  now: Date;
}

/** What a locked listing offers and what of it is free. Without seats it is sold; seats that come back are for sale again unless the event is over. */
const stockChange = (listing: LockedListingRow, { seats, free, now }: OfferedSeats): RawBuilder<unknown> => {
  const offered = countSeats(seats);
  const of = { seats, free, rule: listing.split_rule as SplitRule, companions: listing.companions };
  return sql`UPDATE ticket_listings l SET seats = ${rangesText(seats)}::int4multirange, free = ${rangesText(free)}::int4multirange,
      sizes = ${sizesOf(of)}, released_sizes = ${releasedSizesOf(of)}, updated_at = ${now}, status = CASE
        WHEN ${offered}::integer = 0 AND l.status NOT IN ('removed', 'expired') THEN 'sold'
        WHEN l.status <> 'sold' THEN l.status
        WHEN EXISTS (SELECT FROM events e WHERE e.id = l.event_id AND e.status <> 'CANCELED' AND e.starts_at > ${now}::timestamptz)
        THEN CASE WHEN l.is_suspended THEN 'paused' ELSE 'active' END ELSE 'expired' END
    WHERE l.id = ${listing.id}`;
};

const writeStock = async (
  trx: Transaction<DB>,
  listing: LockedListingRow,
  stock: OfferedSeats,
): Promise<void> => {
  await stockChange(listing, stock).execute(trx);
};

const holdMove = (holdId: string, status: string): RawBuilder<unknown> =>
  sql`UPDATE ticket_holds SET status = ${status} WHERE id = ${holdId}`;

const moveHold = async (trx: Transaction<DB>, holdId: string, status: string): Promise<void> => {
  await holdMove(holdId, status).execute(trx);
};

/** Adds to, or with a negative number takes from, what counts as a buyer's; a row that doesn't exist has no limit to keep. */
const countTickets = async (
  trx: Transaction<DB>,
  { eventId, buyers, quantity }: { eventId: string; buyers: readonly string[]; quantity: number },
): Promise<void> => {
  await sql`WITH locked AS (
      SELECT b.buyer FROM ticket_buyers b WHERE b.event_id = ${eventId}
        AND b.buyer IN (SELECT jsonb_array_elements_text(${JSON.stringify(buyers)}::jsonb)) ORDER BY b.buyer FOR UPDATE
    )
    UPDATE ticket_buyers b SET quantity = greatest(0, b.quantity + ${quantity}::integer),
      quantity_limit = greatest(b.quantity_limit, b.quantity + ${quantity}::integer)
    FROM locked WHERE b.event_id = ${eventId} AND b.buyer = locked.buyer`.execute(trx);
};

/**
 * Counts the tickets of a new order for more buyers: a card, an email address. Violates `ticket_buyers_within_limit` beyond the
 * limit of the event.
 */
export const countOrder = async (
  trx: Transaction<DB>,
  { eventId, buyers, quantity }: { eventId: string; buyers: readonly string[]; quantity: number },
): Promise<void> => {
  await sql`INSERT INTO ticket_buyers (event_id, buyer, quantity, quantity_limit)
    SELECT ${eventId}, buyer, ${quantity}::integer, greatest(e.ticket_limit, ${quantity}::integer)
    FROM events e, jsonb_array_elements_text(${JSON.stringify(buyers)}::jsonb) AS added(buyer)
    WHERE e.id = ${eventId} ORDER BY buyer
    ON CONFLICT (event_id, buyer) DO UPDATE SET quantity = ticket_buyers.quantity + EXCLUDED.quantity`.execute(
    trx,
  );
};

/** Makes held seats the buyer's: one ticket for each. Returns the tickets of somebody who had given these seats back; they are void. */
export const sellSeats = async (
  trx: Transaction<DB>,
  { sale, itemId, ownerId, now }: { sale: LockedSale; itemId: string; ownerId: string; now: Date },
): Promise<ReturnedTickets | null> => {
  const { listing } = sale;
  const range = seatsOf(sale);
  const isReturned = listing.pool_item_id !== null;
  const returned = isReturned ? await voidReturned(trx, { listingId: listing.id, range }) : null;
  const seats = withoutRange(parseRanges(listing.seats), range);
  const tickets = sql`INSERT INTO tickets (item_id, event_id, listing_id, number, section_id, row_label, seat, owner_account_id,
      status, created_at)
    SELECT ${itemId}::uuid, ${listing.event_id}, ${listing.id}::uuid, seat - ${range.from}::integer + 1, ${listing.section_id},
      ${listing.row_label}, seat, ${ownerId}::uuid, 'VALID', ${now}::timestamptz
    FROM generate_series(${range.from}::integer, ${range.to - 1}::integer) AS seat`;
  await inOneStatement(trx, [
    holdMove(sale.id, 'SOLD'),
    stockChange(listing, { seats, free: parseRanges(listing.free), now }),
    tickets,
  ]);
  return returned;
};

/** Takes the same seats again for a payment that arrived late. False if they are gone. */
export const retakeSeats = async (
  trx: Transaction<DB>,
  { sale, now }: { sale: LockedSale; now: Date },
): Promise<boolean> => {
  const { listing } = sale;
  const range = seatsOf(sale);
  const free = parseRanges(listing.free);
  if (listing.status !== 'active' || !containsRange(free, range)) return false;
  await moveHold(trx, sale.id, 'HELD');
  await writeStock(trx, listing, {
    seats: parseRanges(listing.seats),
    free: withoutRange(free, range),
    now,
  });
  const { buyers, quantity } = sale;
  await countTickets(trx, { eventId: listing.event_id, buyers, quantity });
  return true;
};

/** Returns their seats. */
const voidTickets = async (trx: Transaction<DB>, itemId: string): Promise<SeatRange[]> => {
  const { rows } = await sql<{ seat: number }>`
    UPDATE tickets SET status = 'VOID', is_offered = false, pool_listing_id = NULL
    WHERE item_id = ${itemId} AND status <> 'VOID' RETURNING seat`.execute(trx);
  return rows.map(({ seat }) => ({ from: seat, to: seat + 1 }));
};

/** Nothing of it is left, and what was sold last has no owner: it wasn't sold for its price either. */
const removeListing = async (trx: Transaction<DB>, id: string): Promise<void> => {
  await sql`UPDATE ticket_listings SET status = 'removed' WHERE id = ${id}`.execute(trx);
};

/** Returns held or sold seats to their listing, unless they can't be sold again; tickets that were sold are void. */
export const releaseSeats = async (
  trx: Transaction<DB>,
  { sale, itemId, now, isForSale }: { sale: LockedSale; itemId: string; now: Date; isForSale: boolean },
): Promise<void> => {
  const { listing } = sale;
  await moveHold(trx, sale.id, 'RELEASED');
  await endTransfersOf(trx, { itemId, now });
  const voided = await voidTickets(trx, itemId);
  const isSold = sale.status === 'SOLD';
  // a seat that was given back and sold to somebody else stays theirs
  const ranges = isSold ? voided : keptSeats(sale);
  const offered = parseRanges(listing.seats);
  const free = parseRanges(listing.free);
  const stock = {
    seats: isSold && isForSale ? ranges.reduce(withRange, offered) : offered,
    free: isForSale ? ranges.reduce(withRange, free) : free,
    now,
  };
  await writeStock(trx, listing, stock);
  if (countSeats(stock.seats) === 0) await removeListing(trx, listing.id);
  const { buyers, quantity, canceled_quantity } = sale;
  await countTickets(trx, { eventId: listing.event_id, buyers, quantity: canceled_quantity - quantity });
};

/** Some tickets of a sale no longer count as its buyer's. Returns whether none is left. */
export const countCanceled = async (
  trx: Transaction<DB>,
  { sale, seats }: { sale: LockedSale; seats: readonly SeatRange[] },
): Promise<boolean> => {
  const canceled = seats.reduce<readonly SeatRange[]>(withRange, parseRanges(sale.canceled));
  await sql`UPDATE ticket_holds SET canceled = ${rangesText(canceled)}::int4multirange,
      canceled_quantity = canceled_quantity + ${seats.length}::integer WHERE id = ${sale.id}`.execute(trx);
  const isAll = sale.canceled_quantity + seats.length === sale.quantity;
  if (isAll) await moveHold(trx, sale.id, 'RELEASED');
  const { buyers, listing } = sale;
  await countTickets(trx, { eventId: listing.event_id, buyers, quantity: -seats.length });
  return isAll;
};

/**
 * Returns the seats of some tickets of a sale to their listing; these are void. False, with nothing to keep, if one of them isn't
 * valid or isn't the buyer's any longer. Violates `ticket_listings_no_overlap` if somebody offers such a seat already.
 */
export const cancelSeats = async (
  trx: Transaction<DB>,
  { sale, itemId, numbers, now }: { sale: LockedSale; itemId: string; numbers: readonly number[]; now: Date },
): Promise<boolean> => {
  const { listing } = sale;
  const { rows } = await sql<{ seat: number }>`UPDATE tickets SET status = 'VOID'
    WHERE item_id = ${itemId} AND number IN (SELECT number::integer FROM ${idsOf(numbers.map(String))} AS chosen(number))
      AND status = 'VALID' AND transfer_id IS NULL AND NOT is_offered RETURNING seat`.execute(trx);
  if (rows.length !== numbers.length) return false;
  const seats = rows.map(({ seat }) => ({ from: seat, to: seat + 1 }));
  await countCanceled(trx, { sale, seats });
  await writeStock(trx, listing, {
    seats: seats.reduce(withRange, parseRanges(listing.seats)),
    free: seats.reduce(withRange, parseRanges(listing.free)),
    now,
  });
  return true;
};
