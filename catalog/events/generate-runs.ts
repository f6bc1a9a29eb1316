import { dayFromNumber, dayNumber } from '../stays/days.ts';
import { combineSeeds, createRandom, type Random } from '../stays/random.ts';
import type { Booking, CatalogVenue } from './catalog-event.ts';
import { artists } from './data/artists.ts';
import { concertPrograms, familyShows, festivals, type Show, shows } from './data/shows.ts';
import type { Period } from './generate-games.ts';
import { bookTour, daysFrom, routeOf, type Stage } from './generate-tours.ts';

/** Days after Monday with times. */
type Slots = readonly (readonly [day: number, time: string])[];

const theaterWeek: Slots = [
  [2, '19:30'],
  [3, '19:30'],
  [4, '19:30'],
  [5, '14:00'],
  [5, '19:30'],
  [6, '14:00'],
];
const comedyWeekend: Slots = [
  [4, '19:30'],
  [5, '19:00'],
  [5, '21:30'],
];
const familyWeekend: Slots = [
  [5, '11:00'],
  [5, '15:00'],
  [6, '13:00'],
];
const orchestraWeekend: Slots = [
  [4, '19:30'],
  [6, '15:00'],
];

const runStream = 74;

const mondayOf = (day: number): number => Math.floor((day - 4) / 7) * 7 + 4;

type Run = Omit<Booking, 'day' | 'time'>;

/** Shows in the week of a day, if the venue is free on all of its days. */
const bookWeek = (
  run: Run,
  slots: Slots,
  { monday, period, stage }: { monday: number; period: Period; stage: Stage },
): Booking[] => {
  const days = slots.map(([offset]) => monday + offset);
  const texts = [...new Set(days)].map(dayFromNumber);
  if (Math.min(...days) < period.first || Math.max(...days) > period.last) return [];
  if (!stage.calendar.isFree(run.venue, texts)) return [];
  stage.calendar.take(run.venue, texts);
  return slots.map(([offset, time]) => ({
    ...run,
    time,
    day: dayFromNumber(monday + offset),
    appeal: run.appeal * (offset >= 4 ? 1.08 : 0.92) * (time < '16:00' ? 0.9 : 1),
  }));
};

const companies: Record<Show['genre'], (venue: CatalogVenue, title: string) => string> = {
  plays: (venue) => `${venue.name.replace(/^The /, '')} Company`,
  musicals: (_venue, title) => `${title} Touring Company`,
  ballet: (venue) => (venue.longitude < -100 ? 'Marigold Ballet' : 'Northern Lakes Ballet'),
  opera: (venue) => (venue.longitude < -100 ? 'Juniper Street Opera' : 'Riverbend Opera'),
};

const runsInTheater = 2;
const dayInMonth = (period: Period, month: number, date: number): number => {
  const year = Number(dayFromNumber(period.first).slice(0, 4));
  const inYear = (of: number) =>
    dayNumber(`${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  return inYear(year) >= period.first ? inYear(year) : inYear(year + 1);
};

/** Runs of one or two weeks; the theaters share the list, so that no two play the same in a season. */
const generateTheater = (period: Period, stage: Stage): Booking[] => {
  const theaters = stage.venues.filter(({ kind }) => kind === 'theater');
  return theaters.flatMap((venue, number) =>
    Array.from({ length: runsInTheater }, (_, nth) => nth).flatMap((nth) => {
      const random = createRandom(combineSeeds(period.seed, runStream, number, nth));
      const show = shows[(number * 5 + nth * 9) % shows.length] as Show;
      const third = Math.floor((period.last - period.first - 40) / runsInTheater);
      const day = show.month
        ? dayInMonth(period, show.month, 8 + (number % 2) * 7)
        : period.first + nth * third + daysFrom(random, third);
      const performers = [stage.cast.artist(companies[show.genre](venue, show.title), show.genre)];
      const appeal = 0.8 + random.next() * 0.5;
      const run = { title: show.title, genre: show.genre, venue, performers, appeal };
      const weeks = show.genre === 'musicals' ? [0, 7] : [0];
      const slots = weeks.length > 1 ? theaterWeek : theaterWeek.slice(1);
      return weeks.flatMap((later) => bookWeek(run, slots, { monday: mondayOf(day) + later, period, stage }));
    }),
  );
};

const visitsToClub = 5;

const generateComedy = (period: Period, stage: Stage): Booking[] => {
  const clubs = stage.venues.filter(({ kind }) => kind === 'comedy-club');
  return clubs.flatMap((venue, number) =>
    Array.from({ length: visitsToClub }, (_, nth) => nth).flatMap((nth) => {
      const random = createRandom(combineSeeds(period.seed, runStream + 1, number, nth));
      const title = artists.comedy[(number * 3 + nth * 5) % artists.comedy.length] as string;
      // the next weekends are booked, later ones less and less
      const day = period.first + Math.floor((nth / visitsToClub) ** 1.6 * 320) + random.integer(0, 12);
      const performers = [stage.cast.artist(title, 'comedy')];
      const run: Run = { title, genre: 'comedy', venue, performers, appeal: 0.8 + random.next() * 0.5 };
      return bookWeek(run, comedyWeekend, { monday: mondayOf(day), period, stage });
    }),
  );
};

const generateFamily = (period: Period, stage: Stage): Booking[] =>
  familyShows.flatMap((title, number) => {
    const random = createRandom(combineSeeds(period.seed, runStream + 2, number));
    const kind = title.includes('Ice') ? 'hockey-arena' : 'theater';
    const performers = [stage.cast.artist(title, 'family')];
    const start = period.first + daysFrom(random, 300);
    const route = routeOf(
      stage.venues.filter((venue) => venue.kind === kind),
      3,
      random,
    );
    return route.flatMap((venue, stop) =>
      bookWeek(
        { title, genre: 'family', venue, performers, appeal: 0.9 + random.next() * 0.3 },
        familyWeekend,
        {
          ...{ monday: mondayOf(start) + stop * 7, period, stage },
        },
      ),
    );
  });

/** An orchestra plays a program twice a month in the hall that it is named after. */
const generateOrchestras = (period: Period, stage: Stage): Booking[] => {
  const halls = stage.venues.filter(({ kind }) => kind === 'concert-hall');
  return halls.flatMap((venue, number) => {
    const random = createRandom(combineSeeds(period.seed, runStream + 3, number));
    const named = artists.classical.find((name) =>
      name.startsWith(venue.name.replace(/ (Symphony )?Hall$/, '')),
    );
    if (!named) return [];
    const performers = [stage.cast.artist(named, 'classical')];
    return [9, 37, 107, 310].flatMap((later, nth) => {
      const program = concertPrograms[(number * 3 + nth) % concertPrograms.length] as string;
      const title = `${named}: ${program}`;
      const run: Run = { title, genre: 'classical', venue, performers, appeal: 0.85 + random.next() * 0.4 };
      return bookWeek(run, orchestraWeekend, {
        monday: mondayOf(period.first + later + number),
        period,
        stage,
      });
    });
  });
};

const bills = [...artists.rock, ...artists.pop, ...artists.electronic];

const generateFestivals = (period: Period, stage: Stage): Booking[] =>
  festivals.flatMap(({ name, venueCityId, month, days }, number) => {
    const random = createRandom(combineSeeds(period.seed, runStream + 4, number));
    const venue = stage.venues.find(
      ({ kind, cityId }) => kind === 'festival-grounds' && cityId === venueCityId,
    );
    if (!venue) return [];
    const friday = mondayOf(dayInMonth(period, month, 10 + number)) + (days === 3 ? 4 : 5);
    return Array.from({ length: days }, (_, day) => day).flatMap((day): Booking[] => {
      const text = dayFromNumber(friday + day);
      if (friday + day > period.last || friday + day < period.first || !stage.calendar.isFree(venue, [text]))
        return [];
      stage.calendar.take(venue, [text]);
      const bill = [0, 1, 2].map(
        (place) => bills[(number * 17 + day * 7 + place * 3) % bills.length] as string,
      );
      const performers = [
        stage.cast.artist(name, 'festivals'),
        ...bill.map((artist) => stage.cast.artist(artist, genreOfArtist(artist))),
      ];
      const title = `${name}: Day ${day + 1}`;
      return [
        {
          title,
          genre: 'festivals',
          venue,
          performers,
          day: text,
          time: '12:00',
          appeal: 1 + random.next() * 0.3,
        },
      ];
    });
  });

const genreOfArtist = (name: string) =>
  (['rock', 'pop', 'electronic'] as const).find((genre) => artists[genre].includes(name)) ?? 'pop';

const generateTalks = (period: Period, stage: Stage): Booking[] =>
  artists.talks.flatMap((speaker, number) => {
    const random: Random = createRandom(combineSeeds(period.seed, runStream + 5, number));
    const performers = [stage.cast.artist(speaker.slice(speaker.indexOf(' ') + 1), 'talks')];
    const route = routeOf(
      stage.venues.filter(({ kind }) => kind === 'theater' || kind === 'concert-hall'),
      random.integer(2, 4),
      random,
    );
    const start = period.first + daysFrom(random, 330);
    const title = `An Evening with ${speaker}`;
    const tour = {
      genre: 'talks',
      title,
      performers,
      route,
      appeal: 0.8 + random.next() * 0.4,
      time: () => '19:00',
    } as const;
    return bookTour(tour, { start, period, calendar: stage.calendar, random });
  });

/** What stays in a place for some days, and evenings with a speaker. */
export const generateRuns = (period: Period, stage: Stage): Booking[] => [
  ...generateFestivals(period, stage),
  ...generateTheater(period, stage),
  ...generateOrchestras(period, stage),
  ...generateFamily(period, stage),
  ...generateComedy(period, stage),
  ...generateTalks(period, stage),
];
