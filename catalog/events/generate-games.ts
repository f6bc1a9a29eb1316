import { dayFromNumber } from '../stays/days.ts';
import { combineSeeds, createRandom, type Random } from '../stays/random.ts';
import type { Cast } from './cast.ts';
import type { Booking } from './catalog-event.ts';
import { genreOfLeague, type LeagueName, leagueNames, type TeamSeed, teamSeeds } from './data/teams.ts';
import type { VenueCalendar } from './venue-calendar.ts';

interface Season {
  /** Months and days; a season that begins in autumn ends in the next year. */
  from: string;
  to: string;
  /** Days after Monday with the usual times, the most usual slot several times. */
  slots: readonly (readonly [day: number, time: string])[];
  appeal: number;
}

const seasons: Record<LeagueName, Season> = {
  hockey: {
    ...{ from: '10-08', to: '04-12', appeal: 1 },
    slots: [
      [1, '19:00'],
      [3, '19:30'],
      [4, '19:30'],
      [5, '19:00'],
      [5, '19:00'],
      [6, '17:00'],
    ],
  },
  basketball: {
    ...{ from: '10-20', to: '04-12', appeal: 1.1 },
    slots: [
      [0, '19:00'],
      [2, '19:30'],
      [4, '19:30'],
      [4, '19:30'],
      [5, '19:30'],
      [6, '18:00'],
    ],
  },
  'womens-basketball': {
    ...{ from: '05-14', to: '09-15', appeal: 0.85 },
    slots: [
      [1, '19:00'],
      [4, '19:30'],
      [5, '19:00'],
      [6, '15:00'],
    ],
  },
  football: {
    ...{ from: '09-05', to: '01-10', appeal: 1.2 },
    slots: [
      [6, '13:00'],
      [6, '13:00'],
      [6, '13:00'],
      [6, '16:25'],
      [3, '20:15'],
      [0, '20:15'],
    ],
  },
  soccer: {
    ...{ from: '03-01', to: '10-25', appeal: 0.95 },
    slots: [
      [5, '19:30'],
      [5, '19:30'],
      [2, '19:30'],
      [6, '17:00'],
    ],
  },
  'womens-soccer': {
    ...{ from: '03-15', to: '10-30', appeal: 0.8 },
    slots: [
      [4, '19:30'],
      [5, '18:00'],
      [6, '15:00'],
    ],
  },
  baseball: {
    ...{ from: '03-30', to: '09-28', appeal: 0.9 },
    slots: [
      [1, '18:40'],
      [2, '18:40'],
      [3, '13:10'],
      [4, '19:10'],
      [5, '13:10'],
      [5, '18:10'],
      [6, '13:10'],
    ],
  },
};

/** Beyond these weeks only every other round is announced, except of football, which plays little. */
const announcedWeeks = 7;
const gameStream = 72;

const isInSeason = ({ from, to }: Season, day: string): boolean => {
  const date = day.slice(5);
  return from < to ? date >= from && date <= to : date >= from || date <= to;
};

interface Pairing {
  home: TeamSeed;
  away: TeamSeed;
}

/** Every team once against another: the circle method. Each pair meets at both places in turn. */
const roundOf = (teams: readonly TeamSeed[], round: number): Pairing[] => {
  const [fixed, ...others] = teams;
  if (!fixed) return [];
  const turn = round % others.length;
  const circle = [...others.slice(turn), ...others.slice(0, turn)];
  const cycle = Math.floor(round / others.length);
  return [fixed, ...circle].slice(0, teams.length / 2).map((first, i) => {
    const second = circle[circle.length - 1 - i] as TeamSeed;
    const isSwapped = (i === 0 ? round : i + cycle) % 2 === 1;
    return isSwapped ? { home: second, away: first } : { home: first, away: second };
  });
};

export interface Period {
  seed: number;
  /** Day numbers; both days are included. */
  first: number;
  last: number;
}

/** Monday is the first day of a week; 1970-01-05 was one. */
const weekOf = (day: number): number => Math.floor((day - 4) / 7);

const weekendAppeal = (slot: number): number => (slot >= 4 ? 1.12 : 0.94);

const isRival = ({ home, away }: Pairing): boolean => home.cityId.slice(0, 2) === away.cityId.slice(0, 2);

/** The games of all leagues at the venues of the catalog. */
export const generateGames = (
  { seed, first, last }: Period,
  { cast, calendar }: { cast: Cast; calendar: VenueCalendar },
): Booking[] => {
  const games: Booking[] = [];
  const play = (
    league: LeagueName,
    pairing: Pairing,
    { random, week }: { random: Random; week: number },
  ): void => {
    const venue = cast.homeOf(pairing.home);
    const season = seasons[league];
    const [offset, time] = random.pick(season.slots);
    const day = week * 7 + 4 + offset;
    const text = dayFromNumber(day);
    if (!venue || day < first || day > last || !isInSeason(season, text)) return;
    if (!calendar.isFree(venue, [text])) return;
    calendar.take(venue, [text]);
    const performers = [cast.team(pairing.home), cast.team(pairing.away)];
    games.push({
      ...{ venue, performers, day: text, time, genre: genreOfLeague[league] },
      title: performers.map(({ name }) => name).join(' vs. '),
      appeal:
        season.appeal * weekendAppeal(offset) * (isRival(pairing) ? 1.3 : 1) * (0.85 + random.next() * 0.35),
    });
  };
  for (const [number, league] of leagueNames.entries()) {
    const teams = teamSeeds.filter((team) => team.league === league);
    for (let week = weekOf(first); week <= weekOf(last); week++) {
      const isFar = week - weekOf(first) > announcedWeeks && league !== 'football';
      if (isFar && week % 2 === 1) continue;
      for (const [i, pairing] of roundOf(teams, isFar ? week / 2 : week).entries())
        play(league, pairing, {
          random: createRandom(combineSeeds(seed, gameStream, number, week, i)),
          week,
        });
    }
  }
  return games;
};
