import type { EventGenre } from '@golark/contract/events/rules';
import { capacityIn, degreesOf, nameIn, nameOf } from '../read-values.ts';
import { FieldProblem, type VenueEntry } from '../schedule.ts';
import type { CsvFormat } from './csv-format.ts';
import { type Item, isObject, type JsonFormat, objectIn } from './json-format.ts';
import { readEach } from './read-each.ts';

const genresOfLeagues: Record<string, EventGenre> = {
  MLB: 'baseball',
  MLS: 'soccer',
  NBA: 'basketball',
  NFL: 'football',
  NHL: 'hockey',
};

const genreOf = (league: string | undefined): EventGenre => {
  const genre = genresOfLeagues[league?.trim() ?? ''];
  if (!genre)
    throw new FieldProblem('league', `${league?.slice(0, 40) ?? 'It'} is not a league that is known.`);
  return genre;
};

/** Where major-league teams play, with coordinates. */
export const venueCoordinates: CsvFormat = {
  columns: ['venue', 'lat', 'lng', 'league', 'team'],
  read: (rows) => {
    const { read, problems } = readEach(rows, ({ line, fields }): VenueEntry => {
      const at = {
        latitude: degreesOf('lat', fields.get('lat'), 90),
        longitude: degreesOf('lng', fields.get('lng'), 180),
      };
      const venue = { name: nameIn(fields, 'venue'), at };
      return { line, venue, genre: genreOf(fields.get('league')), team: nameIn(fields, 'team') };
    });
    return { source: 'venues', rows: rows.length, venues: read, problems };
  },
};

/** How many seats the venues of major-league teams have. */
export const venueCapacities: CsvFormat = {
  columns: ['team', 'venue', 'capacity', 'league'],
  read: (rows) => {
    const { read, problems } = readEach(rows, ({ line, fields }): VenueEntry => {
      const capacity = capacityIn('capacity', fields.get('capacity'));
      if (capacity === undefined) throw new FieldProblem('capacity', 'It is missing.');
      const venue = { name: nameIn(fields, 'venue'), capacity };
      return { line, venue, genre: genreOf(fields.get('league')), team: nameIn(fields, 'team') };
    });
    return { source: 'venues', rows: rows.length, venues: read, problems };
  },
};

/** A ballpark is a venue of the league that plays there; some files write the names of properties in lower case. */
const ballparkOf = ({ line, json }: Item): VenueEntry => {
  const properties = Object.fromEntries(
    Object.entries(objectIn(json, 'properties')).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const coordinates = objectIn(json, 'geometry')['coordinates'];
  if (!Array.isArray(coordinates)) throw new FieldProblem('geometry.coordinates', 'It is missing.');
  const at = {
    latitude: degreesOf('geometry.coordinates', coordinates[1], 90),
    longitude: degreesOf('geometry.coordinates', coordinates[0], 180),
  };
  const name = nameOf('stadium', properties['stadium'] ?? properties['ballpark']);
  // a ballpark of spring games is not where its team plays
  const isHome = properties['class'] === 'MLB';
  return {
    line,
    venue: { name, at },
    genre: 'baseball',
    team: isHome ? nameOf('team', properties['team']) : null,
  };
};

export const ballparks: JsonFormat = {
  itemsOf: ({ type, features }) =>
    type === 'FeatureCollection' && Array.isArray(features) && features.some(isObject) ? features : null,
  read: (items) => {
    const { read, problems } = readEach(items, ballparkOf);
    return { source: 'venues', rows: items.length, venues: read, problems };
  },
};
