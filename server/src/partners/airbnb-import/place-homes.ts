import { type Gazetteer, type GazetteerCity, kilometersBetween, type Point } from './gazetteer.ts';
import { parseTitle } from './parse-title.ts';

/** How the city of a home was decided, the strongest evidence first. */
export const placementMethods = ['option', 'column', 'district', 'file', 'distance'] as const;
export type PlacementMethod = (typeof placementMethods)[number];

export interface Placement {
  city: GazetteerCity;
  method: PlacementMethod;
}

export type Fields = Map<string, string>;

/** Homes of `--city` may lie so far out. */
const optionWithinKm = 60;
const ownTownWithinKm = 15;
/** Fewer named rows than this share say little about a file. */
const leastNamedShare = 0.2;
const leastSharedShare = 0.4;

const titleCity = (fields: Fields): string => parseTitle(fields.get('name') ?? '')?.cityName ?? '';

/** `Boston, Massachusetts, United States` names a city, `Neighborhood highlights` does not. */
const beforeComma = (text = ''): string => (text.includes(',') ? (text.split(',')[0] ?? '').trim() : '');

const namedInRow = (gazetteer: Gazetteer, fields: Fields, point: Point): Placement | null => {
  const names = [
    fields.get('city') ?? '',
    beforeComma(fields.get('smart_location')),
    beforeComma(fields.get('neighbourhood')),
    titleCity(fields),
  ].filter((name) => name !== '');
  for (const name of names) {
    const city = gazetteer.withDistrict(name, point) ?? gazetteer.named(name, point);
    if (city) return { city, method: 'column' };
  }
  const neighborhoods = [
    'neighbourhood_group_cleansed',
    'neighbourhood_group',
    'neighbourhood_cleansed',
    'neighbourhood',
  ].map((column) => fields.get(column) ?? '');
  for (const name of neighborhoods) {
    const city = name && gazetteer.withDistrict(name, point);
    if (city) return { city, method: 'district' };
  }
  for (const name of neighborhoods) {
    const city = name && gazetteer.named(name, point, ownTownWithinKm);
    if (city) return { city, method: 'column' };
  }
  return null;
};

const hostCity = (gazetteer: Gazetteer, fields: Fields, point: Point): GazetteerCity | null => {
  const name = beforeComma(fields.get('host_location'));
  return name ? gazetteer.named(name, point) : null;
};

interface Count {
  city: GazetteerCity;
  rows: number;
}

const add = (counts: Map<string, Count>, city: GazetteerCity | null): void => {
  if (!city) return;
  const count = counts.get(city.id);
  if (count) count.rows += 1;
  else counts.set(city.id, { city, rows: 1 });
};

const mostOf = (counts: Map<string, Count>): GazetteerCity | null => {
  const sorted = [...counts.values()].sort((a, b) => b.rows - a.rows);
  const all = sorted.reduce((sum, { rows }) => sum + rows, 0);
  const [first] = sorted;
  return first && first.rows >= all * leastSharedShare ? first.city : null;
};

/** Finds the city that most rows of a file share, by what the rows and their hosts name, else by distance. */
export const openFileCity = (gazetteer: Gazetteer) => {
  const named = new Map<string, Count>();
  const near = new Map<string, Count>();
  let rows = 0;
  let namedRows = 0;
  return {
    add: (fields: Fields, point: Point): void => {
      const city = namedInRow(gazetteer, fields, point)?.city ?? hostCity(gazetteer, fields, point);
      rows += 1;
      if (city) namedRows += 1;
      add(named, city);
      add(near, gazetteer.nearest(point));
    },
    city: (): GazetteerCity | null => mostOf(namedRows >= rows * leastNamedShare ? named : near),
  };
};

/** About the reach of a city of this population: 15 km for a town, 27 km for Boston, 45 km for Los Angeles. */
const reachKmOf = (city: GazetteerCity): number => 15 + Math.sqrt(city.population) * 0.015;

/** The city of a home, or null abroad and at sea. */
export const placeHome = (
  gazetteer: Gazetteer,
  cities: { option: GazetteerCity | null; file: GazetteerCity | null },
  { fields, point }: { fields: Fields; point: Point },
): Placement | null => {
  const nearest = gazetteer.nearest(point);
  if (!nearest) return null;
  const { option, file } = cities;
  if (option && kilometersBetween(option, point) <= optionWithinKm) return { city: option, method: 'option' };
  const named = namedInRow(gazetteer, fields, point);
  if (named) return named;
  if (file && kilometersBetween(file, point) <= reachKmOf(file)) return { city: file, method: 'file' };
  return { city: nearest, method: 'distance' };
};
