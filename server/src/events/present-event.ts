import type { Event, EventCard, VenueRef } from '@golark/contract/events/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Money } from '@golark/contract/money/schemas';
import { mostFew } from './store/lowest-price.ts';
import type { EventDetailRow, EventRow, VenueRefRow } from './store/rows.ts';

const hour = 3_600_000;

const dollars = (amount: number): Money => ({ amount: Number(amount), currency: 'USD' });

export const presentVenueRef = (row: VenueRefRow): VenueRef => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  kind: row.kind,
  city: { id: row.city_id, name: row.city_name, slug: row.city_slug },
  state: { id: row.state_id, name: row.state_name, slug: row.state_slug },
  timeZone: row.time_zone,
  lat: row.latitude,
  lng: row.longitude,
});

interface Reader {
  locale: Locale;
  now: Date;
}

const fewLeftOf = ({ from_price, few_free }: EventRow): number | null =>
  from_price !== null && few_free !== null && few_free <= mostFew ? few_free : null;

/** When single tickets can still be returned; steps that have passed are listed too. */
const refundStepsOf = ({ refund_rule, starts_at }: EventRow): Event['refundSteps'] =>
  refund_rule.map(({ hoursBefore, percent }) => ({
    until: new Date(starts_at.getTime() - hoursBefore * hour).toISOString(),
    percent,
  }));

const releaseOf = ({ starts_at, companion_release_hours: hours }: EventRow): Date | null =>
  hours === 0 ? null : new Date(starts_at.getTime() - hours * hour);

export const presentEventCard = (
  row: EventRow,
  distanceMeters: number | null,
  { locale, now }: Reader,
): EventCard => ({
  id: row.id,
  title: row.title,
  category: row.category,
  genre: row.genre,
  status: row.status,
  changeCount: row.change_count,
  startsAt: row.starts_at.toISOString(),
  isTimeTbd: row.is_time_tbd,
  onSaleAt: row.on_sale_at && row.on_sale_at > now ? row.on_sale_at.toISOString() : null,
  venue: presentVenueRef(row.venue),
  performers: row.performers,
  image: { id: `event.${row.id}`, alt: row.picture_alt[locale] },
  fromPrice: row.from_price === null ? null : dollars(row.from_price),
  fewLeft: fewLeftOf(row),
  distanceMeters,
});

export const presentEvent = (row: EventDetailRow, reader: Reader): Event => ({
  ...presentEventCard(row, null, reader),
  doorsAt: row.doors_at?.toISOString() ?? null,
  movedFrom: row.moved_from?.toISOString() ?? null,
  seatMap: row.seat_map,
  venueImage: { id: `venue.${row.venue.id}`, alt: row.venue_alt[reader.locale] },
  capacity: row.capacity,
  ticketLimit: row.ticket_limit,
  refundSteps: refundStepsOf(row),
  resaleCapPercent: row.resale_cap_percent,
  companionsReleasedAt: releaseOf(row)?.toISOString() ?? null,
  salesEndAt: row.starts_at.toISOString(),
});
