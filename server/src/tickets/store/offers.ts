import type { EventStatus } from '@golark/contract/events/rules';
import type { SeatNumbering, Tier } from '@golark/contract/events/seat-map-terms';
import type { Delivery, Disclosure, ListingStatus, SplitRule } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** A listing as the list of an event needs it. */
export interface OfferRow {
  id: string;
  section_id: string;
  section_label: string;
  tier: Tier;
  numbering: SeatNumbering;
  row_label: string;
  is_accessible: boolean;
  companions: number | null;
  seats: string;
  free: string;
  split_rule: SplitRule;
  sizes: number;
  released_sizes: number;
  price_amount: number;
  quality: number;
  status: ListingStatus;
  disclosures: Disclosure[];
  delivery: Delivery;
  in_hand_on: string | null;
  seller_account_id: string | null;
  change_number: string;
  created_at: Date;
  updated_at: Date;
}

/** What was changed after a number, whatever it is now; with null, what is for sale or was sold lately. */
export const listOffers = async (
  db: Database,
  { eventId, after, soldSince }: { eventId: string; after: bigint | null; soldSince: Date },
): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    SELECT id, section_id, section_label, tier, numbering, row_label, is_accessible, companions, seats::text, free::text, split_rule, sizes,
      released_sizes, price_amount, quality, status, disclosures, delivery, in_hand_on::text AS in_hand_on, seller_account_id,
      change_number::text, created_at, updated_at
    FROM ticket_listings
    WHERE event_id = ${eventId} AND change_number > ${(after ?? 0n).toString()}::bigint
      AND (${after !== null}::boolean OR status = 'active' OR (status = 'sold' AND updated_at > ${soldSince}))`.execute(
    db,
  );
  return rows;
};

export interface SaleTerms {
  status: EventStatus;
  starts_at: Date;
  on_sale_at: Date | null;
  facility_charge_amount: number;
  companion_release_hours: number;
}

export const findSaleTerms = async (db: Database, eventId: string): Promise<SaleTerms | undefined> => {
  const { rows } = await sql<SaleTerms>`
    SELECT status, starts_at, on_sale_at, facility_charge_amount, companion_release_hours FROM events WHERE id = ${eventId}`.execute(
    db,
  );
  return rows[0];
};
