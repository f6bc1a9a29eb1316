import { seatLabel, spacesAmong } from '@golark/contract/events/seat-map-rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { SeatRange } from '@golark/contract/tickets/rules';
import type { SoldPlaceRow } from './store/sold-places.ts';

type PlaceRow = Pick<
  SoldPlaceRow,
  'section_id' | 'section_label' | 'tier' | 'numbering' | 'row_label' | 'is_accessible' | 'companions'
>;

/** Where seats are, with their numbers; places of a standing area have none. */
export const presentPlace = (row: PlaceRow, seats: SeatRange | null): SeatPlace => {
  const isStanding = row.row_label === '';
  const positions =
    seats === null || isStanding
      ? []
      : Array.from({ length: seats.to - seats.from }, (_, i) => seats.from + i);
  return {
    sectionId: row.section_id,
    section: row.section_label,
    tier: row.tier,
    row: isStanding ? null : row.row_label,
    seats: positions.map((position) => seatLabel(row.numbering, position)),
    isAccessible: row.is_accessible,
    spaces: spacesAmong(row, positions),
  };
};

export const presentEvent = (row: SoldPlaceRow, locale: Locale): Hold['event'] => ({
  id: row.event_id,
  title: row.title,
  genre: row.genre,
  status: row.event_status,
  changeCount: row.change_count,
  startsAt: row.starts_at.toISOString(),
  isTimeTbd: row.is_time_tbd,
  doorsAt: row.doors_at?.toISOString() ?? null,
  venue: {
    id: row.venue_id,
    name: row.venue_name,
    kind: row.venue_kind,
    city: row.city_name,
    state: row.state_id.toUpperCase(),
    timeZone: row.time_zone,
    lat: row.latitude,
    lng: row.longitude,
  },
  image: { id: `event.${row.event_id}`, alt: row.picture_alt[locale] },
});
