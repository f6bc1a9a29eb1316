import type { EventCategory, EventGenre, EventStatus, VenueKind } from '@golark/contract/events/rules';
import type { SeatMap } from '@golark/contract/events/seat-map-schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { type RawBuilder, sql } from 'kysely';

export type AltTexts = Record<Locale, string>;

export interface VenueRefRow {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  city_id: string;
  city_name: string;
  city_slug: string;
  state_id: string;
  state_name: string;
  state_slug: string;
  time_zone: string;
  latitude: number;
  longitude: number;
}

export interface VenueRow extends VenueRefRow {
  capacity: number;
  picture_alt: AltTexts;
  event_count: number;
  next_event_at: Date | null;
}

export interface PerformerRow {
  id: string;
  slug: string;
  name: string;
  genre: EventGenre;
}

export interface EventRow {
  id: string;
  title: string;
  category: EventCategory;
  genre: EventGenre;
  status: EventStatus;
  change_count: number;
  starts_at: Date;
  is_time_tbd: boolean;
  doors_at: Date | null;
  moved_from: Date | null;
  on_sale_at: Date | null;
  ticket_limit: number;
  refund_rule: { hoursBefore: number; percent: number }[];
  resale_cap_percent: number | null;
  companion_release_hours: number;
  picture_alt: AltTexts;
  venue: VenueRefRow;
  performers: PerformerRow[];
  from_price: number | null;
  few_free: number | null;
}

export interface EventDetailRow extends EventRow {
  seat_map: SeatMap;
  capacity: number;
  venue_alt: AltTexts;
}

const venueRefFields = [
  ...['id', 'slug', 'name', 'kind', 'city_id', 'time_zone', 'latitude', 'longitude'].map((name) => [
    name,
    `v.${name}`,
  ]),
  ...[
    ['city_name', 'c.name'],
    ['city_slug', 'c.slug'],
    ['state_id', 's.id'],
    ['state_name', 's.name'],
    ['state_slug', 's.slug'],
  ],
];

/** Columns of a VenueRefRow; `v` is the venue, `c` its city and `s` its state. */
export const venueRefColumns: RawBuilder<unknown> = sql.raw(
  venueRefFields.map(([name, column]) => `${column} AS ${name}`).join(', '),
);

/** The same as one JSON value. */
export const venueRefJson: RawBuilder<unknown> = sql.raw(
  `json_build_object(${venueRefFields.map(([name, column]) => `'${name}', ${column}`).join(', ')})`,
);
