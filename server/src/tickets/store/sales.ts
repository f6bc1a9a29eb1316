import type { SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { sizesOf } from '@golark/contract/tickets/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import {
  containsRange,
  countSeats,
  parseRanges,
  rangesText,
  withoutRange,
  withRange,
} from '../rules/seat-ranges.ts';
import type { LockedHold, LockedListingRow } from './holds.ts';

type LockedSale = LockedHold & { listing: LockedListingRow };

const seatsOf = ({ seats }: LockedHold): SeatRange => {
  const [range] = parseRanges(seats);
  if (!range) throw new Error('a hold has no seats');
  return range;
};

/** Writes what a locked listing offers and what of it is free. Without seats it is sold; seats that come back are for sale again unless the event is over. */
const writeStock = async (
  trx: Transaction<DB>,
  listing: LockedListingRow,
  stock: { seats: readonly SeatRange[]; free: readonly SeatRange[]; now: Date },
): Promise<void> => {
  const { seats, free, now } = stock;
  const offered = countSeats(seats);
  const sizes = sizesOf({ free, offered, rule: listing.split_rule as SplitRule });
  await sql`UPDATE ticket_listings l SET seats = ${rangesText(seats)}::int4multirange, free = ${rangesText(free)}::int4multirange,
      sizes = ${sizes}, updated_at = ${now}, status = CASE
        WHEN ${offered}::integer = 0 THEN 'sold'
        WHEN l.status <> 'sold' THEN l.status
        WHEN EXISTS (SELECT FROM events e WHERE e.id = l.event_id AND e.status <> 'CANCELED' AND e.starts_at > ${now}::timestamptz)
        THEN 'active' ELSE 'expired' END
    WHERE l.id = ${listing.id}`.execute(trx);
};

const moveHold = async (trx: Transaction<DB>, holdId: string, status: string): Promise<void> => {
  await sql`UPDATE ticket_holds SET status = ${status} WHERE id = ${holdId}`.execute(trx);
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

/** Makes held seats the buyer's: one ticket for each. */
export const sellSeats = async (
  trx: Transaction<DB>,
  { sale, itemId, ownerId, now }: { sale: LockedSale; itemId: string; ownerId: string; now: Date },
): Promise<void> => {
  const { listing } = sale;
  const range = seatsOf(sale);
  await moveHold(trx, sale.id, 'SOLD');
  const seats = withoutRange(parseRanges(listing.seats), range);
  await writeStock(trx, listing, { seats, free: parseRanges(listing.free), now });
  await sql`INSERT INTO tickets (item_id, event_id, listing_id, number, section_id, row_label, seat, owner_account_id, status,
      created_at)
    SELECT ${itemId}::uuid, ${listing.event_id}, ${listing.id}::uuid, seat - ${range.from}::integer + 1, ${listing.section_id},
      ${listing.row_label}, seat, ${ownerId}::uuid, 'VALID', ${now}::timestamptz
    FROM generate_series(${range.from}::integer, ${range.to - 1}::integer) AS seat`.execute(trx);
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

/** Returns held or sold seats to their listing; tickets that were sold are void. */
export const releaseSeats = async (
  trx: Transaction<DB>,
  { sale, itemId, now }: { sale: LockedSale; itemId: string; now: Date },
): Promise<void> => {
  const { listing } = sale;
  const range = seatsOf(sale);
  await moveHold(trx, sale.id, 'RELEASED');
  await sql`UPDATE tickets SET status = 'VOID' WHERE item_id = ${itemId} AND status <> 'VOID'`.execute(trx);
  const isSold = sale.status === 'SOLD';
  const offered = parseRanges(listing.seats);
  await writeStock(trx, listing, {
    seats: isSold ? withRange(offered, range) : offered,
    free: withRange(parseRanges(listing.free), range),
    now,
  });
  const { buyers, quantity } = sale;
  await countTickets(trx, { eventId: listing.event_id, buyers, quantity: -quantity });
};
