import type { EventGenre, VenueKind } from '@golark/contract/events/rules';
import { dayFromNumber, isWeekend } from '../stays/days.ts';
import { combineSeeds, createRandom, type Random } from '../stays/random.ts';
import type { Cast } from './cast.ts';
import type { Booking, CatalogVenue } from './catalog-event.ts';
import { artists } from './data/artists.ts';
import { tourNames } from './data/shows.ts';
import type { Period } from './generate-games.ts';
import type { VenueCalendar } from './venue-calendar.ts';

export interface Stage {
  venues: readonly CatalogVenue[];
  cast: Cast;
  calendar: VenueCalendar;
}

const kmPerDegree = 111;
/** What a tour bus and its crew drive between two evenings. */
const kmPerDay = 750;
const tourStream = 73;

const kilometersBetween = (a: CatalogVenue, b: CatalogVenue): number =>
  kmPerDegree *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

/** From a first city always on to one of the nearest that is left; one venue a city. */
export const routeOf = (venues: readonly CatalogVenue[], stops: number, random: Random): CatalogVenue[] => {
  const left = [...venues];
  const route: CatalogVenue[] = [];
  let at = left[Math.floor(random.next() * left.length)];
  while (at && route.length < stops) {
    const here = at;
    route.push(here);
    const nearest = left
      .filter((venue) => !route.some(({ cityId }) => cityId === venue.cityId))
      .sort((a, b) => kilometersBetween(here, a) - kilometersBetween(here, b));
    at = nearest[Math.min(nearest.length - 1, random.chance(0.75) ? 0 : 1)];
  }
  return route;
};

interface Tour {
  genre: EventGenre;
  title: string;
  performers: Booking['performers'];
  route: readonly CatalogVenue[];
  appeal: number;
  time: (day: number) => string;
}

const latestWait = 6;

/** The evenings of a tour: as far apart as the road takes, on a day on which the venue is free. */
export const bookTour = (
  { route, time, ...tour }: Tour,
  {
    start,
    period,
    calendar,
    random,
  }: { start: number; period: Period; calendar: VenueCalendar; random: Random },
): Booking[] => {
  const bookings: Booking[] = [];
  let day = start;
  let before: CatalogVenue | null = null;
  for (const venue of route) {
    if (before)
      day +=
        Math.max(1, Math.ceil(kilometersBetween(before, venue) / kmPerDay)) + (random.chance(0.3) ? 1 : 0);
    let waited = 0;
    while (waited < latestWait && !calendar.isFree(venue, [dayFromNumber(day + waited)])) waited += 1;
    if (waited === latestWait) continue;
    day += waited;
    if (day > period.last) break;
    const text = dayFromNumber(day);
    calendar.take(venue, [text]);
    before = venue;
    const weekend = isWeekend(day) ? 1.1 : 0.95;
    bookings.push({ ...tour, venue, day: text, time: time(day), appeal: tour.appeal * weekend });
  }
  return bookings;
};

const isSummer = (day: number): boolean => {
  const date = dayFromNumber(day).slice(5);
  return date >= '05-10' && date <= '09-15';
};

interface Size {
  kinds: readonly VenueKind[];
  stops: readonly [number, number];
  time: (day: number) => string;
}

const evening = (day: number): string => (isWeekend(day) ? '20:00' : '19:30');
const late = (day: number): string => (isWeekend(day) ? '21:00' : '20:00');

const sizeOf = (genre: EventGenre, start: number, random: Random): Size => {
  if (genre === 'jazz') return { kinds: ['club', 'concert-hall'], stops: [3, 5], time: evening };
  if (genre === 'classical') return { kinds: ['concert-hall'], stops: [2, 3], time: evening };
  const roll = random.next();
  if (roll < 0.34)
    return {
      kinds: isSummer(start) ? ['concert-arena', 'amphitheater'] : ['concert-arena'],
      ...{ stops: [4, 7], time: evening },
    };
  if (roll < 0.46 && genre !== 'electronic')
    return { kinds: ['theater', 'concert-hall'], stops: [3, 5], time: evening };
  return { kinds: ['club'], stops: [3, 5], time: late };
};

const touring = ['rock', 'pop', 'country', 'hip-hop', 'electronic', 'jazz', 'classical'] as const;

/** Much is announced for the next weeks, and less for later. */
export const daysFrom = (random: Random, most: number): number => Math.floor(random.next() ** 1.7 * most);

/** The others make a record this year. */
const touringShare = 0.8;

const titleOf = (name: string, isLarge: boolean, random: Random): string =>
  isLarge && random.chance(0.6) ? `${name}: ${random.pick(tourNames)}` : name;

/** Tours of artists from city to city. */
export const generateTours = (period: Period, { venues, cast, calendar }: Stage): Booking[] =>
  touring.flatMap((genre, number) =>
    artists[genre].flatMap((name, nth) => {
      const random = createRandom(combineSeeds(period.seed, tourStream, number, nth));
      if (!random.chance(touringShare)) return [];
      const start = period.first + daysFrom(random, period.last - period.first - 20);
      const { kinds, stops, time } = sizeOf(genre, start, random);
      const isLarge = kinds.includes('concert-arena');
      const openers = artists[genre].filter((other) => other !== name);
      const opener = isLarge && random.chance(0.6) ? [random.pick(openers)] : [];
      const performers = [name, ...opener].map((one) => cast.artist(one, genre));
      const route = routeOf(
        venues.filter(({ kind }) => kinds.includes(kind)),
        random.integer(...stops),
        random,
      );
      const title = titleOf(name, isLarge, random);
      const appeal = 0.7 + random.next() ** 2 * 1.1;
      return bookTour({ genre, title, performers, route, appeal, time }, { start, period, calendar, random });
    }),
  );
