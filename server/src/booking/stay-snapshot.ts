import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { PropertyImage } from '@golark/contract/search/schemas';
import type { RoomParty } from '@golark/contract/stays/spread-party';
import { policyOfQuote, presentRooms, type QuoteTerms } from '#pricing';
import { clockTime, type StayRow } from '#stays';

export type Localized<T> = Record<Locale, T>;

/** A stay as it was at purchase. Trips, emails and receipts read this and never the listing. */
export interface StaySnapshot {
  listingId: string;
  title: Localized<string>;
  /** Absent in snapshots from before it was stored. */
  stayType?: Booking['property']['stayType'];
  city: string;
  state: string;
  timeZone: string;
  image: Localized<PropertyImage> | null;
  hostId: string;
  hostName: string;
  /** Wall times, `16:00`. */
  checkInFrom: string;
  checkInUntil: string;
  checkOutBy: string;
  latitude: number;
  longitude: number;
  cancellationPolicy: string;
  /** `guests` has who sleeps in each unit; absent in snapshots from before that was stored. */
  rooms: { roomTypeId: string; units: number; name: Localized<string>; guests?: RoomParty[] }[];
}

const imageOf = ({ en, es }: Localized<StayRow>): StaySnapshot['image'] => {
  const [first] = en.photos;
  const [primera] = es.photos;
  return first && primera
    ? { en: { id: first.id, alt: first.alt }, es: { id: primera.id, alt: primera.alt } }
    : null;
};

/** The snapshot of a stay in both languages, for the rooms of a quote. */
export const snapshotOf = (stay: Localized<StayRow>, terms: QuoteTerms): StaySnapshot => {
  const { en, es } = stay;
  const nameOf = (row: StayRow, roomTypeId: string): string =>
    row.rooms.find((room) => room.id === roomTypeId)?.name ?? '';
  return {
    listingId: en.id,
    title: { en: en.title, es: es.title },
    stayType: en.stay_type === 'hotels' ? 'hotels' : 'homes',
    city: en.city_name,
    state: en.state_name,
    timeZone: en.time_zone,
    image: imageOf(stay),
    hostId: en.property_manager_id,
    hostName: en.host_name,
    checkInFrom: clockTime(en.check_in_from),
    checkInUntil: clockTime(en.check_in_until),
    checkOutBy: clockTime(en.check_out_by),
    latitude: en.latitude,
    longitude: en.longitude,
    cancellationPolicy: policyOfQuote(terms),
    rooms: presentRooms(terms, en).map((room) => ({
      ...room,
      name: { en: room.name, es: nameOf(es, room.roomTypeId) },
    })),
  };
};
