import type { ListingStatus, SplitRule } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { type SoldPlaceRow, soldPlaceColumns } from '#tickets';

export interface StoredFile {
  seat: number;
  page_count: number;
  barcode_count: number | null;
  uploaded_at: string;
}

/** A listing as its seller sees it, loaded by one query. Instants in lists are text. */
export interface OwnListingRow extends SoldPlaceRow {
  seller_account_id: string;
  status: ListingStatus;
  row_index: number | null;
  /** What is not sold, and what of that is not held. */
  seats: string;
  free: string;
  split_rule: SplitRule;
  price_amount: number;
  face_amount: number | null;
  sold_count: number;
  files: StoredFile[];
  ticket_limit: number;
  resale_cap_percent: number | null;
  created_at: Date;
  updated_at: Date;
}

const query = (rest: RawBuilder<unknown>): RawBuilder<OwnListingRow> => sql<OwnListingRow>`
  SELECT ${soldPlaceColumns}, l.status, l.row_index, l.seats::text, l.free::text, l.split_rule, l.price_amount, l.face_amount,
    e.ticket_limit, e.resale_cap_percent, l.created_at, l.updated_at,
    (SELECT coalesce(sum(upper(s.seats) - lower(s.seats)), 0)::integer FROM ticket_sales s
      WHERE s.listing_id = l.id AND s.status IN ('DUE', 'DELIVERED')) AS sold_count,
    coalesce((SELECT json_agg(json_build_object('seat', f.seat, 'page_count', f.page_count,
      'barcode_count', f.barcode_count, 'uploaded_at', f.uploaded_at)
      ORDER BY f.seat) FROM ticket_files f WHERE f.listing_id = l.id AND l.seats @> f.seat), '[]'::json) AS files
  FROM ticket_listings l JOIN events e ON e.id = l.event_id JOIN venues v ON v.id = e.venue_id
  JOIN cities c ON c.id = v.city_id
  ${rest}`;

interface Own {
  listingId: string;
  accountId: string;
}

const owned = ({ listingId, accountId }: Own): RawBuilder<unknown> =>
  sql`WHERE l.id = ${listingId} AND l.seller_account_id = ${accountId}`;

export const findOwnListing = async (db: Database, own: Own): Promise<OwnListingRow | undefined> =>
  (await query(owned(own)).execute(db)).rows[0];

/** The listing, locked until the transaction ends. */
export const lockOwnListing = async (trx: Transaction<DB>, own: Own): Promise<OwnListingRow | undefined> =>
  (await query(sql`${owned(own)} FOR UPDATE OF l`).execute(trx)).rows[0];

interface OwnPage {
  accountId: string;
  status: ListingStatus | undefined;
}

const ofStatus = ({ accountId, status }: OwnPage): RawBuilder<unknown> =>
  sql`WHERE l.seller_account_id = ${accountId} AND (${status ?? null}::text IS NULL OR l.status = ${status ?? null}::text)`;

/** The next event first; what is over, the latest first. */
export const listOwnListings = async (
  db: Database,
  of: OwnPage & { now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnListingRow[]> => {
  const { rows } = await query(sql`${ofStatus(of)}
    ORDER BY e.starts_at < ${of.now}, abs(extract(epoch FROM e.starts_at - ${of.now}::timestamptz)), l.id
    LIMIT ${limit} OFFSET ${offset}`).execute(db);
  return rows;
};

export const countOwnListings = async (
  db: Database,
  accountId: string,
): Promise<Map<ListingStatus, number>> => {
  const { rows } = await sql<{ status: ListingStatus; count: number }>`
    SELECT status, count(*)::integer AS count FROM ticket_listings WHERE seller_account_id = ${accountId}
    GROUP BY status`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
};

/** Of drafts and of what is for sale or paused. */
export const countOpenListings = async (trx: Transaction<DB>, accountId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ticket_listings
    WHERE seller_account_id = ${accountId} AND status IN ('draft', 'active', 'paused')`.execute(trx);
  return rows[0]?.count ?? 0;
};

/** Writes what a seller changed. The change reaches event pages by its change number. */
export const updateListing = async (
  trx: Transaction<DB>,
  id: string,
  change: {
    splitRule: SplitRule;
    sizes: number;
    priceAmount: number;
    facePriceAmount: number | null;
    disclosures: readonly string[];
    inHandOn: string | null;
    status: ListingStatus;
    now: Date;
  },
): Promise<void> => {
  await sql`UPDATE ticket_listings SET split_rule = ${change.splitRule}, sizes = ${change.sizes},
      price_amount = ${change.priceAmount}, face_amount = ${change.facePriceAmount},
      disclosures = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(change.disclosures)}::jsonb)),
      in_hand_on = ${change.inHandOn}::date, status = ${change.status}, updated_at = ${change.now}
    WHERE id = ${id}`.execute(trx);
};

export const markRemoved = async (trx: Transaction<DB>, id: string, now: Date): Promise<void> => {
  await sql`UPDATE ticket_listings SET status = 'removed', sizes = 0, released_sizes = 0, updated_at = ${now} WHERE id = ${id}`.execute(
    trx,
  );
};

/** Everything that an account has listed, for its export. */
export const listAllOwnListings = async (db: Database, accountId: string): Promise<OwnListingRow[]> =>
  (await query(sql`WHERE l.seller_account_id = ${accountId} ORDER BY l.created_at`).execute(db)).rows;
