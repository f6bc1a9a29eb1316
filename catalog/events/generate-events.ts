import { addDays, instantInZone } from '@golark/contract/dates/rules';
import { categoryOfGenre } from '@golark/contract/events/rules';
import { dayNumber } from '../stays/days.ts';
import { combineSeeds, createRandom, type Random } from '../stays/random.ts';
import { Cast } from './cast.ts';
import type { Booking, CatalogEvent, CatalogVenue, Demand } from './catalog-event.ts';
import { generateGames } from './generate-games.ts';
import { generateListings } from './generate-listings.ts';
import { generateRuns } from './generate-runs.ts';
import { generateSellers } from './generate-sellers.ts';
import { generateTours } from './generate-tours.ts';
import { generateVenues } from './generate-venues.ts';
import { VenueCalendar } from './venue-calendar.ts';

export interface EventCatalogOptions {
  /** Of the catalog of stays; the number of events follows from it. */
  size: number;
  seed?: number;
  /** The start of the catalog. */
  now: Date;
  /** How many days the catalog lasts; a year if omitted. */
  daysAhead?: number;
}

const defaultSeed = 20_251;
const fullSize = 2000;
const smallSize = 300;
const inSmall = { venues: 12, events: 60 };
const inFull = { venues: 130, events: 1500 };
const yearAhead = 364;

/** Proportional up to a small catalog, then linear up to a full one, which has everything. */
const countFor = (size: number, what: 'venues' | 'events'): number => {
  if (size >= fullSize) return Number.POSITIVE_INFINITY;
  if (size <= smallSize) return Math.ceil((inSmall[what] * size) / smallSize);
  const share = (size - smallSize) / (fullSize - smallSize);
  return Math.round(inSmall[what] + share * (inFull[what] - inSmall[what]));
};

/** Every n-th, so that all kinds and months stay. */
const thin = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : items.filter(
        (_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length),
      );

const hashOf = (text: string): number => {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = combineSeeds(hash, text.charCodeAt(i));
  return hash;
};

/** The same place and hour has the same id in every catalog, so that filling again finds events with sold tickets. */
const idOf = ({ venue, day, time }: Booking): string => {
  const key = `${venue.id} ${day} ${time}`;
  const half = (text: string): string => hashOf(text).toString(36).padStart(7, '0').slice(-6);
  return `ev-${half(key)}${half(`${key}.`)}`;
};

const refundRules = [
  { hoursBefore: 168, percent: 100 },
  { hoursBefore: 72, percent: 75 },
];

const demandOf = (appeal: number, random: Random): Demand => {
  const roll = random.next();
  if (roll < 0.012 * appeal) return 'sold-out';
  return roll < 0.026 * appeal ? 'few-left' : 'usual';
};

const limitOf = ({ appeal, venue }: Booking): number => {
  if (venue.capacity < 700) return 6;
  return appeal > 1.45 ? 4 : 8;
};

const minutesToDoors = ({ venue: { kind } }: Booking): number =>
  kind === 'theater' || kind === 'concert-hall' || kind === 'comedy-club'
    ? 45
    : kind === 'festival-grounds'
      ? 60
      : 75;

const facilityCharges = [0, 200, 250, 300, 350];

const saleOf = (
  startsAt: Date,
  { now, timeZone, random }: { now: Date; timeZone: string; random: Random },
): Date | null => {
  const daysLeft = (startsAt.getTime() - now.getTime()) / 86_400_000;
  // what is far away goes on sale later
  if (daysLeft < 75 || !random.chance(0.05)) return null;
  const day = addDays(now.toISOString().slice(0, 10), random.integer(4, 24));
  return instantInZone(day, '10:00', timeZone);
};

const eventOf = (booking: Booking, { seed, now }: { seed: number; now: Date }): CatalogEvent => {
  const { venue, day, time, genre, title, performers, appeal } = booking;
  const id = idOf(booking);
  const random = createRandom(combineSeeds(seed, hashOf(id)));
  const { timeZone } = venue;
  const startsAt = instantInZone(day, time, timeZone);
  const event = {
    ...{ id, title, genre, category: categoryOfGenre(genre), venue, performers, day, time, startsAt },
    doorsAt: new Date(startsAt.getTime() - minutesToDoors(booking) * 60_000),
    onSaleAt: saleOf(startsAt, { now, timeZone, random }),
    ticketLimit: limitOf(booking),
    facilityChargeAmount: random.pick(facilityCharges),
    refundRule: random.chance(0.15) ? refundRules : [],
    resaleCapPercent: random.chance(0.06) ? random.pick([110, 120, 150]) : null,
    demand: demandOf(appeal, random),
  };
  return { ...event, listings: generateListings(event, appeal, { now, random }) };
};

/** Who opens for others, or is on the bill of a festival, is not somewhere else on that day. */
const withoutDoubles = (bookings: readonly Booking[]): Booking[] => {
  const keyOf = (day: string, id: string): string => `${day} ${id}`;
  const busy = new Set<string>();
  for (const { day, performers, genre } of bookings)
    for (const { id } of categoryOfGenre(genre) === 'sports' ? performers : performers.slice(0, 1))
      busy.add(keyOf(day, id));
  return bookings.map((booking) => {
    const { day, performers, genre } = booking;
    const [first, ...others] = performers;
    if (!first || categoryOfGenre(genre) === 'sports') return booking;
    const free = others.filter(({ id }) => !busy.has(keyOf(day, id)));
    for (const { id } of free) busy.add(keyOf(day, id));
    return { ...booking, performers: [first, ...free] };
  });
};

export interface EventCatalog {
  venues: readonly CatalogVenue[];
  /** By `seller` of listings, which counts from 1. */
  sellers: readonly { firstName: string; lastName: string }[];
  count: number;
  /** In the order of their days, each made when it is asked for. */
  events(): Generator<CatalogEvent>;
}

/** Venues and what happens in them within a year. The same seed, size and instant give the same. */
export const generateEvents = (options: EventCatalogOptions): EventCatalog => {
  const { size, seed = defaultSeed, now, daysAhead = yearAhead } = options;
  const venues = generateVenues(seed, countFor(size, 'venues'));
  const today = dayNumber(now.toISOString().slice(0, 10));
  const period = { seed, first: today, last: today + daysAhead };
  const stage = { venues, cast: new Cast(venues), calendar: new VenueCalendar() };
  const all = [
    ...generateRuns(period, stage),
    ...generateTours(period, stage),
    ...generateGames(period, stage),
  ];
  const soonest = now.getTime() + 3_600_000;
  const isAhead = ({ day, time, venue }: Booking): boolean =>
    instantInZone(day, time, venue.timeZone).getTime() > soonest;
  const bookings = withoutDoubles(all)
    .filter(isAhead)
    .sort(
      (a, b) =>
        a.day.localeCompare(b.day) || a.time.localeCompare(b.time) || a.venue.id.localeCompare(b.venue.id),
    );
  const chosen = thin(bookings, countFor(size, 'events'));
  return {
    venues,
    sellers: generateSellers(seed),
    count: chosen.length,
    events: function* () {
      for (const booking of chosen) yield eventOf(booking, { seed, now });
    },
  };
};
