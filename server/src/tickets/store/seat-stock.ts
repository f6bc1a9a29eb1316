import type { SplitRule } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import { inOneStatement } from '#platform/database/in-one-statement';
import type { DB } from '#platform/database/tables';
import type { Allocation, LockedListing, OpenHold, SeatRequest, Stock } from '../rules/allocate-seats.ts';
import { parseRanges, rangesText, rangeText } from '../rules/seat-ranges.ts';

interface ListingRow {
  id: string;
  is_on_sale: boolean;
  split_rule: SplitRule;
  price_amount: number;
  ticket_limit: number;
  waiting_sizes: number | null;
  seats: string;
  free: string;
  companions: number | null;
  is_released: boolean;
}

/** The owner of a hold, named as in `holdersOf`. */
const holderColumn = sql`CASE WHEN h.account_id IS NOT NULL THEN 'account ' || h.account_id
  WHEN h.device_id IS NOT NULL THEN 'device ' || h.device_id END`;

/** Of an event, locked until the transaction ends, in the order of their ids: everything that changes stock locks listings first. */
const lockListings = async (
  trx: Transaction<DB>,
  { eventId, ids, holders, now }: { eventId: string; ids: string[]; holders: string[]; now: Date },
): Promise<Map<string, LockedListing>> => {
  const { rows } = await sql<ListingRow>`
    SELECT l.id, l.status = 'active' AND e.status <> 'CANCELED' AND e.starts_at > ${now}
        AND (e.on_sale_at IS NULL OR e.on_sale_at <= ${now}) AS is_on_sale,
      l.split_rule, l.price_amount, e.ticket_limit, l.seats::text, l.free::text, l.companions, companions_released(e.starts_at, e.companion_release_hours, ${now}) AS is_released,
      (SELECT bit_or(1 << w.quantity) FROM waiting_list w WHERE w.event_id = l.event_id AND w.status = 'WAITING'
        AND (NOT l.is_accessible OR companions_released(e.starts_at, e.companion_release_hours, ${now}))
        AND (w.section_id IS NULL OR w.section_id = l.section_id)
        AND (l.seller_account_id IS NULL OR l.seller_account_id IS DISTINCT FROM w.account_id)) AS waiting_sizes
    FROM ticket_listings l JOIN events e ON e.id = l.event_id
    WHERE l.event_id = ${eventId} AND (l.id IN (SELECT id::uuid FROM ${idsOf(ids)} AS wanted(id))
      OR l.id IN (SELECT h.listing_id FROM ticket_holds h
        WHERE h.event_id = ${eventId} AND h.status = 'HELD' AND h.item_id IS NULL
          AND ${holderColumn} IN (SELECT holder FROM ${idsOf(holders)} AS by(holder))))
    ORDER BY l.id FOR UPDATE OF l`.execute(trx);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isOnSale: row.is_on_sale,
        rule: row.split_rule,
        priceAmount: row.price_amount,
        ticketLimit: row.ticket_limit,
        waitingSizes: row.waiting_sizes ?? 0,
        seats: parseRanges(row.seats),
        free: parseRanges(row.free),
        companions: row.companions,
        isReleased: row.is_released,
      },
    ]),
  );
};

interface HoldRow {
  id: string;
  listing_id: string;
  seats: string;
  holder: string | null;
  buyers: string[];
  expires_at: Date;
}

/** Of locked listings: the holds that have expired or are given back, and those of these buyers. */
const lockOpenHolds = async (
  trx: Transaction<DB>,
  of: { listingIds: string[]; holders: string[]; returned: readonly string[]; now: Date },
): Promise<OpenHold[]> => {
  const { listingIds, holders, returned, now } = of;
  const { rows } = await sql<HoldRow>`
    SELECT h.id, h.listing_id, h.seats::text, ${holderColumn} AS holder, h.buyers, h.expires_at FROM ticket_holds h
    WHERE h.listing_id IN (SELECT id::uuid FROM ${idsOf(listingIds)} AS locked(id)) AND h.status = 'HELD'
      AND h.item_id IS NULL
      AND (h.expires_at <= ${now} OR h.id IN (SELECT id::uuid FROM ${idsOf(returned)} AS returned(id))
        OR ${holderColumn} IN (SELECT holder FROM ${idsOf(holders)} AS by(holder)))
    ORDER BY h.id FOR UPDATE`.execute(trx);
  return rows.flatMap((row) => {
    const [seats] = parseRanges(row.seats);
    if (!seats) return [];
    const { id, holder, buyers } = row;
    const expiresAt = returned.includes(id) ? now : row.expires_at;
    return [{ id, listingId: row.listing_id, seats, holder, buyers, expiresAt }];
  });
};

const lockQuantities = async (
  trx: Transaction<DB>,
  eventId: string,
  buyers: string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ buyer: string; quantity: number }>`
    SELECT b.buyer, b.quantity FROM ticket_buyers b
    WHERE b.event_id = ${eventId} AND b.buyer IN (SELECT buyer FROM ${idsOf(buyers)} AS wanted(buyer))
    ORDER BY b.buyer FOR UPDATE`.execute(trx);
  return new Map(rows.map(({ buyer, quantity }) => [buyer, quantity]));
};

/** What requests for seats of an event need, and the stock of other listings with holds that end, locked until the transaction ends. */
export const lockStock = async (
  trx: Transaction<DB>,
  {
    eventId,
    requests,
    listingIds = [],
    returned = [],
    now,
  }: {
    eventId: string;
    requests: readonly SeatRequest[];
    listingIds?: readonly string[];
    /** Holds that their buyers give back. */
    returned?: readonly string[];
    now: Date;
  },
): Promise<Omit<Stock, 'now' | 'expiresAt'>> => {
  const ids = [...new Set([...requests.map(({ listingId }) => listingId), ...listingIds])];
  const holders = [...new Set(requests.flatMap((request) => request.holders))];
  const listings = await lockListings(trx, { eventId, ids, holders, now });
  const holds = await lockOpenHolds(trx, { listingIds: [...listings.keys()], holders, returned, now });
  const counted = new Set([
    ...requests.flatMap(({ buyers }) => buyers.map(({ buyer }) => buyer)),
    ...holds.flatMap((hold) => hold.buyers),
  ]);
  return { listings, holds, quantities: await lockQuantities(trx, eventId, [...counted]) };
};

/** Who asks, for the row of the hold. */
export interface Holder {
  accountId: string | null;
  deviceId: string | null;
}

const releaseHolds = (trx: Transaction<DB>, ids: readonly string[]) =>
  sql`UPDATE ticket_holds SET status = 'RELEASED' WHERE id IN (SELECT id::uuid FROM ${idsOf(ids)} AS ended(id))`.execute(
    trx,
  );

const listingChanges = (changed: Allocation['changed'], now: Date): RawBuilder<unknown>[] => {
  if (changed.length === 0) return [];
  const rows = changed.map(({ id, free, sizes, releasedSizes }) => ({
    id,
    free: rangesText(free),
    sizes,
    released_sizes: releasedSizes,
  }));
  return [
    sql`UPDATE ticket_listings l SET free = c.free, sizes = c.sizes, released_sizes = c.released_sizes,
        updated_at = ${now}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c(id uuid, free int4multirange, sizes integer,
        released_sizes integer)
      WHERE l.id = c.id`,
  ];
};

/** A buyer's row is created with the first tickets; two that are created at once violate the key, and one is repeated. */
const quantityChanges = ({
  eventId,
  quantities,
  known,
  limits,
}: {
  eventId: string;
  quantities: ReadonlyMap<string, number>;
  known: ReadonlyMap<string, number>;
  limits: ReadonlyMap<string, number>;
}): RawBuilder<unknown>[] => {
  const rows = [...quantities].map(([buyer, quantity]) => ({
    buyer,
    quantity,
    quantity_limit: limits.get(buyer) ?? null,
  }));
  const old = rows.filter(({ buyer }) => known.has(buyer));
  const added = rows.filter(({ buyer, quantity }) => !known.has(buyer) && quantity > 0);
  const changes: RawBuilder<unknown>[] = [];
  if (old.length > 0)
    changes.push(sql`UPDATE ticket_buyers b SET quantity = c.quantity, quantity_limit = coalesce(c.quantity_limit, b.quantity_limit)
      FROM jsonb_to_recordset(${JSON.stringify(old)}::jsonb) AS c(buyer text, quantity integer, quantity_limit integer)
      WHERE b.event_id = ${eventId} AND b.buyer = c.buyer`);
  if (added.length > 0)
    changes.push(sql`INSERT INTO ticket_buyers (event_id, buyer, quantity, quantity_limit)
      SELECT ${eventId}, buyer, quantity, quantity_limit
      FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS c(buyer text, quantity integer, quantity_limit integer)
      ORDER BY buyer`);
  return changes;
};

const newHolds = (
  { taken }: Allocation,
  { eventId, by, now }: { eventId: string; by: ReadonlyMap<string, Holder>; now: Date },
): RawBuilder<unknown>[] => {
  if (taken.length === 0) return [];
  const holds = taken.map(({ request, seats, priceAmount, expiresAt }) => ({
    id: request.holdId,
    listing_id: request.listingId,
    seats: rangeText(seats),
    price_amount: priceAmount,
    account_id: by.get(request.holdId)?.accountId ?? null,
    device_id: by.get(request.holdId)?.deviceId ?? null,
    buyers: request.buyers.map(({ buyer }) => buyer),
    expires_at: expiresAt,
  }));
  return [
    sql`INSERT INTO ticket_holds (id, listing_id, event_id, seats, price_amount, status, account_id, device_id, buyers,
        expires_at, created_at)
      SELECT id, listing_id, ${eventId}, seats, price_amount, 'HELD', account_id, device_id,
        ARRAY(SELECT jsonb_array_elements_text(buyers)), expires_at, ${now}
      FROM jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) AS h(id uuid, listing_id uuid, seats int4range,
        price_amount bigint, account_id uuid, device_id text, buyers jsonb, expires_at timestamptz)`,
  ];
};

/** Writes an allocation of stock that is locked. */
export const writeAllocation = async (
  trx: Transaction<DB>,
  allocation: Allocation,
  of: { eventId: string; known: ReadonlyMap<string, number>; by: ReadonlyMap<string, Holder>; now: Date },
): Promise<void> => {
  const { eventId, known, by, now } = of;
  const { taken, releasedHoldIds, changed, quantities } = allocation;
  // before the new holds are written, which may take the same seats
  if (releasedHoldIds.length > 0) await releaseHolds(trx, releasedHoldIds);
  const limits = new Map(
    taken.flatMap(({ request, ticketLimit }) =>
      request.buyers.map(({ buyer, factor }) => [buyer, ticketLimit * factor] as const),
    ),
  );
  await inOneStatement(trx, [
    ...newHolds(allocation, { eventId, by, now }),
    ...listingChanges(changed, now),
    ...quantityChanges({ eventId, quantities, known, limits }),
  ]);
};
