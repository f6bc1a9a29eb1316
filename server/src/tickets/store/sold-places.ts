import type { EventGenre, EventStatus, VenueKind } from '@golark/contract/events/rules';
import type { SeatNumbering, Tier } from '@golark/contract/events/seat-map-terms';
import type { Locale } from '@golark/contract/locale/rules';
import type { Delivery, Disclosure } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import type { RefundRule } from '../rules/refund-tickets.ts';

/** A listing with its event and venue, as holds and orders show them. */
export interface SoldPlaceRow {
  listing_id: string;
  seller_account_id: string | null;
  section_id: string;
  section_label: string;
  tier: Tier;
  numbering: SeatNumbering;
  row_label: string;
  is_accessible: boolean;
  /** In a bay, how many companion seats follow each wheelchair space. */
  companions: number | null;
  disclosures: Disclosure[];
  delivery: Delivery;
  in_hand_on: string | null;
  event_id: string;
  title: string;
  genre: EventGenre;
  change_count: number;
  event_status: EventStatus;
  starts_at: Date;
  is_time_tbd: boolean;
  doors_at: Date | null;
  moved_at: Date | null;
  refund_rule: RefundRule;
  facility_charge_amount: number;
  picture_alt: Record<Locale, string>;
  venue_id: string;
  venue_name: string;
  venue_kind: VenueKind;
  city_name: string;
  state_id: string;
  time_zone: string;
  latitude: number;
  longitude: number;
}

/** The columns of a `SoldPlaceRow`, from `soldPlaceTables`. */
export const soldPlaceColumns = sql`l.id AS listing_id, l.seller_account_id, l.section_id, l.section_label, l.tier, l.numbering,
  l.row_label, l.is_accessible, l.companions, l.disclosures, l.delivery, l.in_hand_on::text AS in_hand_on, e.id AS event_id, e.title, e.genre, e.change_count,
  e.status AS event_status, e.starts_at, e.is_time_tbd, e.doors_at, e.moved_at, e.refund_rule, e.facility_charge_amount, e.picture_alt,
  v.id AS venue_id, v.name AS venue_name, v.kind AS venue_kind, c.name AS city_name, c.state_id, v.time_zone, v.latitude, v.longitude`;

/** For a FROM that has a hold `h`. */
export const soldPlaceTables = sql`JOIN ticket_listings l ON l.id = h.listing_id JOIN events e ON e.id = l.event_id
  JOIN venues v ON v.id = e.venue_id JOIN cities c ON c.id = v.city_id`;
