import { addDays } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';
import { listEvents } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { listTicketListings } from '@golark/contract/tickets/calls';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { seatsOfPair } from './seats-of-pair.ts';

export interface Weekend {
  dateFrom: string;
  dateTo: string;
}

/** Two seats at an event and a stay near it, with the data that its card shows. */
export interface Pair {
  event: Pick<EventCard, 'id' | 'title' | 'startsAt' | 'isTimeTbd' | 'image'> & {
    venue: { name: string; timeZone: string };
  };
  seats: Pick<TicketListing, 'id' | 'place' | 'price' | 'total'>;
  stay: Pick<
    PropertyHit,
    'id' | 'title' | 'city' | 'neighborhood' | 'rating' | 'reviewCount' | 'total' | 'savings' | 'images'
  >;
  meters: number;
}

const pairsShown = 3;
/** More than are shown: some events have no two seats together, or no free stay close by. */
const eventsTried = 6;
const eventsLoaded = 50;
const nearbyMeters = 2400;
/** Good ones, of which the least expensive that is in no other pair is shown. */
const staysLoaded = 8;

type Found = { event: EventCard; listing: TicketListing; stays: PropertyHit[] };

/** Different kinds of events first, then whatever comes soonest. */
export const pickVariedEvents = (events: readonly EventCard[], count: number): EventCard[] => {
  const sold = events.filter(
    ({ status, fromPrice, onSaleAt, fewLeft }) =>
      status === 'SCHEDULED' &&
      fromPrice !== null &&
      onSaleAt === null &&
      (fewLeft === null || fewLeft >= seatsOfPair),
  );
  const first = new Map<string, EventCard>();
  for (const event of sold) if (!first.has(event.category)) first.set(event.category, event);
  const varied = new Set(first.values());
  return [...varied, ...sold.filter((event) => !varied.has(event))].slice(0, count);
};

const totalOf = ({ total }: PropertyHit): number => total?.amount ?? 0;

const findStays = async (
  api: Api,
  { venue: { lat, lng } }: EventCard,
  weekend: Weekend,
): Promise<PropertyHit[]> => {
  const found = await callApi(api, searchProperties, {
    body: {
      aroundLatLng: { lat, lng },
      aroundRadius: nearbyMeters,
      pageSize: staysLoaded,
      // only these can be paid together with tickets
      filters: { ...weekend, guests: { adults: seatsOfPair, instant: true } },
    },
  });
  const stays = found.ok ? found.data.properties.filter(({ total }) => total !== undefined) : [];
  return stays.toSorted((one, other) => totalOf(one) - totalOf(other));
};

const findSeats = async (api: Api, eventId: string): Promise<TicketListing | null> => {
  const query = { quantity: seatsOfPair, sort: 'price' as const, pageSize: 1 };
  const found = await callApi(api, listTicketListings, { params: { eventId }, query });
  const [cheapest] = found.ok ? nodesOf(found.data) : [];
  return cheapest && !cheapest.place.isAccessible ? cheapest : null;
};

const pairOf = ({ event, listing }: Found, stay: PropertyHit): Pair => {
  const { id, title, startsAt, isTimeTbd, image, venue } = event;
  const { city, neighborhood, rating, reviewCount, total, savings, images } = stay;
  return {
    event: { id, title, startsAt, isTimeTbd, image, venue: { name: venue.name, timeZone: venue.timeZone } },
    seats: { id: listing.id, place: listing.place, price: listing.price, total: listing.total },
    stay: {
      id: stay.id,
      title: stay.title,
      city,
      neighborhood,
      rating,
      reviewCount,
      ...(total ? { total } : {}),
      ...(savings ? { savings } : {}),
      images: images.slice(0, 1),
    },
    meters: Math.round(metersBetween(stay, venue)),
  };
};

/** A stay is shown once. */
const withoutRepeats = (found: readonly Found[]): Pair[] => {
  const shown = new Set<string>();
  return found.flatMap((one) => {
    const stay = one.stays.find(({ id }) => !shown.has(id));
    if (!stay) return [];
    shown.add(stay.id);
    return [pairOf(one, stay)];
  });
};

/** Nights out of a weekend around a point, each with seats and a bed for two; none where nothing fits. */
export const loadPairs = async (
  api: Api,
  at: { lat: number; lng: number; radius: number },
  weekend: Weekend,
): Promise<Pair[]> => {
  const { dateFrom: from, dateTo } = weekend;
  const to = addDays(dateTo, -1);
  const found = await callApi(api, listEvents, { query: { ...at, from, to, pageSize: eventsLoaded } });
  if (!found.ok) return [];
  const tried = pickVariedEvents(nodesOf(found.data), eventsTried);
  const complete = await Promise.all(
    tried.map(async (event): Promise<Found[]> => {
      const [listing, stays] = await Promise.all([findSeats(api, event.id), findStays(api, event, weekend)]);
      return listing ? [{ event, listing, stays }] : [];
    }),
  );
  return withoutRepeats(complete.flat()).slice(0, pairsShown);
};
