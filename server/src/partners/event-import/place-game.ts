import type { KnownPerformer, KnownVenue } from '#events';
import { slugOf } from '../airbnb-import/gazetteer.ts';
import type { Directory } from './directory.ts';
import { FieldProblem, type ScheduleEntry } from './schedule.ts';

interface Place {
  venue: KnownVenue;
  performers: KnownPerformer[];
}

const mostFrequent = (names: readonly string[]): string | null => {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].reduce<[string | null, number]>(
    ([best, most], [name, { length }]) => (length > most ? [name, length] : [best, most]),
    [null, 0],
  )[0];
};

/** The venue that a file names most often for each home team: any other is abroad or neutral, and says nothing of it. */
const usualVenues = (entries: readonly ScheduleEntry[]): Map<string, string | null> => {
  const byTeam = Map.groupBy(
    entries.filter(({ isGame, venue }) => isGame && venue),
    ({ performers }) => performers[0] ?? '',
  );
  return new Map(
    [...byTeam].map(([team, games]) => [
      team,
      mostFrequent(games.map(({ venue }) => slugOf(venue?.name ?? ''))),
    ]),
  );
};

const regionOf = (team: string): string => team.split(' ').slice(0, -1).join(' ');

/** `Cubs` are the Chicago Cubs if no other team has that name; a full name is taken as it is. */
const teamOf = (directory: Directory, { genre }: ScheduleEntry, name: string): KnownPerformer => {
  const isNickname = !name.includes(' ') || /^(Red|White|Blue) \w+$/.test(name);
  const [known, ...others] = isNickname
    ? directory.teamsLike(genre, (ofTeam) => ofTeam.endsWith(` ${name}`))
    : [];
  return known && others.length === 0 ? known : directory.performer(name, genre);
};

/** Where a team plays, also if it has another name by now: the Washington Commanders where any team of Washington does. */
const homeOf = (directory: Directory, { genre }: ScheduleEntry, team: KnownPerformer): KnownVenue => {
  const region = `${regionOf(team.name)} `;
  const same =
    team.homeVenueId === null ? directory.teamsLike(genre, (name) => name.startsWith(region)) : [team];
  const homes = new Set(same.flatMap(({ homeVenueId }) => homeVenueId ?? []));
  const [home] = homes;
  const venue = home !== undefined && homes.size === 1 ? directory.venueById(home) : null;
  if (venue) return venue;
  throw new FieldProblem('home', `Where the ${team.name} play is not known; import a list of venues first.`);
};

/** Returns where an entry takes place and who performs. It throws FieldProblem. */
export const placeGame = (
  directory: Directory,
  entries: readonly ScheduleEntry[],
): ((entry: ScheduleEntry) => Place) => {
  const usual = usualVenues(entries);
  return (entry) => {
    const { venue: hint, genre, isGame } = entry;
    const performers = entry.performers.map((name) =>
      isGame ? teamOf(directory, entry, name) : directory.performer(name, genre),
    );
    const [home] = performers;
    if (!hint) {
      if (!home) throw new FieldProblem('home', 'It is empty.');
      return { venue: homeOf(directory, entry, home), performers };
    }
    const isUsual = isGame && usual.get(entry.performers[0] ?? '') === slugOf(hint.name);
    const team = home && isUsual ? home.name : null;
    const venue = directory.venue({ hint, genre, field: 'location', team });
    if (home && isUsual) directory.setHome(home, venue.id);
    return { venue, performers: performers.map(({ id }) => directory.performerById(id)) };
  };
};
