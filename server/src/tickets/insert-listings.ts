import { randomUUID } from 'node:crypto';
import type { SeatNumbering, Tier } from '@golark/contract/events/seat-map-terms';
import type { Delivery, Disclosure, SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { releasedSizesOf, sizesOf } from '@golark/contract/tickets/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { rangesText } from './rules/seat-ranges.ts';

/** Tickets of one seller for adjacent seats of a row, of an accessible bay, or for places of a standing area. */
export interface NewListing {
  eventId: string;
  /** null: the box office. */
  sellerAccountId: string | null;
  section: { id: string; label: string; tier: Tier };
  /** Of the seats in the row; `from-1` for a bay and for a standing area. */
  numbering: SeatNumbering;
  /** Of the row or bay; empty for a standing area. */
  rowLabel: string;
  /** From the front; null for a bay and for a standing area. */
  rowIndex: number | null;
  /** In a bay, how many companion seats follow each wheelchair space; null for any other row. */
  companions: number | null;
  /** Positions in the row, from 0. Empty for a listing that is sold. */
  seats: readonly SeatRange[];
  splitRule: SplitRule;
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** Cents, as printed; null if unknown. */
  faceAmount: number | null;
  /** 0 to 1, of `qualityOfRow`. */
  quality: number;
  disclosures: readonly Disclosure[];
  delivery: Delivery;
  /** `2026-12-01`; null if the seller has the tickets. */
  inHandOn: string | null;
  status: 'draft' | 'active' | 'sold';
  createdAt: Date;
  updatedAt: Date;
}

const rowOf = (listing: NewListing): object => {
  const { seats, splitRule, status, companions } = listing;
  const offer = { free: seats, seats, rule: splitRule, companions };
  return {
    event_id: listing.eventId,
    seller_account_id: listing.sellerAccountId,
    section_id: listing.section.id,
    section_label: listing.section.label,
    tier: listing.section.tier,
    numbering: listing.numbering,
    row_label: listing.rowLabel,
    row_index: listing.rowIndex,
    is_accessible: companions !== null,
    companions,
    seats: rangesText(seats),
    free: rangesText(seats),
    split_rule: splitRule,
    sizes: status === 'sold' ? 0 : sizesOf(offer),
    released_sizes: status === 'sold' ? 0 : releasedSizesOf(offer),
    price_amount: listing.priceAmount,
    face_amount: listing.faceAmount,
    quality: listing.quality,
    status,
    disclosures: listing.disclosures,
    delivery: listing.delivery,
    in_hand_on: listing.inHandOn,
    created_at: listing.createdAt,
    updated_at: listing.updatedAt,
  };
};

/**
 * Writes listings, thousands at once, and returns their ids in the same order. Violates `ticket_listings_no_overlap` if a seat
 * is offered already.
 */
export const insertListings = async (
  trx: Transaction<DB>,
  listings: readonly NewListing[],
): Promise<string[]> => {
  const rows = listings.map((listing) => ({ id: randomUUID(), ...rowOf(listing) }));
  await sql`
    INSERT INTO ticket_listings (id, event_id, seller_account_id, section_id, section_label, tier, numbering, row_label, row_index, is_accessible, companions, seats, free,
      split_rule, sizes, released_sizes, price_amount, face_amount, quality, status, disclosures, delivery, in_hand_on, created_at, updated_at)
    SELECT id, event_id, seller_account_id, section_id, section_label, tier, numbering, row_label, row_index, is_accessible, companions, seats, free, split_rule, sizes,
      released_sizes, price_amount, face_amount, quality, status,
      ARRAY(SELECT jsonb_array_elements_text(disclosures)), delivery, in_hand_on, created_at, updated_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS listing(id uuid, event_id text, seller_account_id uuid,
      section_id text, section_label text, tier text, numbering text, row_label text, row_index integer, is_accessible boolean, companions smallint, seats int4multirange,
      free int4multirange, split_rule text, sizes integer, released_sizes integer, price_amount bigint, face_amount bigint, quality real,
      status text, disclosures jsonb, delivery text, in_hand_on date, created_at timestamptz,
      updated_at timestamptz)`.execute(trx);
  return rows.map(({ id }) => id);
};
