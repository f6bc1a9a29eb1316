import { foldText } from '@golark/contract/text/fold';
import type { Database } from '#platform/database/open-database';
import { citiesWithDistrict } from './city-districts.ts';

export interface GazetteerCity {
  id: string;
  stateId: string;
  name: string;
  slug: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  population: number;
  isCoastal: boolean;
}

export interface Point {
  latitude: number;
  longitude: number;
}

const cellDegrees = 0.5;
const kmPerDegree = 111.2;
/** Beyond it a point is abroad or at sea. */
const farthestKm = 40;
/** A city of a name that a file mentions is at most so far from the home. */
const namedWithinKm = 60;
const districtWithinKm = 40;
const namesInFiles = new Map([['new york', 'new york city']]);

const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;

export const kilometersBetween = (a: Point, b: Point): number => {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  // Math.hypot takes several times as long, and an import compares each home with a hundred cities
  return kmPerDegree * Math.sqrt(north * north + east * east);
};

/** For ids and addresses, which never change. Names are compared by `foldText`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Distance divided by this: a home between a town and a city is more likely in the city. */
const attractionOf = (city: GazetteerCity): number => (city.population + 500) ** 0.25;

const closest = (cities: GazetteerCity[], point: Point, withinKm: number): GazetteerCity | null => {
  const near = cities.filter((city) => kilometersBetween(city, point) <= withinKm);
  return near.sort((a, b) => kilometersBetween(a, point) - kilometersBetween(b, point))[0] ?? null;
};

/** The cities of the United States, found by name or by place. Districts are never found, only their city. */
export interface Gazetteer {
  byId(id: string): GazetteerCity | null;
  /** The nearest city by distance weighted with population; null where none is within 40 km. */
  nearest(point: Point): GazetteerCity | null;
  named(name: string, point: Point, withinKm?: number): GazetteerCity | null;
  /** The largest city of a name, in a state if one is given. */
  largest(name: string, stateId?: string): GazetteerCity | null;
  /** The city that has a district of this name, near the point. */
  withDistrict(name: string, point: Point): GazetteerCity | null;
}

export const openGazetteer = async (db: Database): Promise<Gazetteer> => {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'state_id as stateId', 'name', 'slug', 'time_zone as timeZone', 'latitude', 'longitude'])
    .select(['population', 'is_coastal as isCoastal'])
    .execute();
  const byId = new Map<string, GazetteerCity>(rows.map((city) => [city.id, city]));
  const districtOf = (slug: string, point: Point): GazetteerCity | null =>
    closest(
      citiesWithDistrict(slug).flatMap((id) => byId.get(id) ?? []),
      point,
      districtWithinKm,
    );
  const isDistrict = (city: GazetteerCity): boolean =>
    citiesWithDistrict(city.slug.replace(/-\d+$/, '')).some((id) => id.startsWith(`${city.stateId}-`)) &&
    districtOf(city.slug.replace(/-\d+$/, ''), city) !== null;
  const cities = rows.filter((city) => !isDistrict(city));
  const cells = Map.groupBy<string, GazetteerCity>(cities, (city) => cellOf(city.latitude, city.longitude));
  const byName = Map.groupBy<string, GazetteerCity>(cities, (city) => foldText(city.name));
  const citiesNamed = (name: string): GazetteerCity[] => {
    const folded = foldText(name);
    return byName.get(namesInFiles.get(folded) ?? folded) ?? [];
  };
  const nearest = (point: Point): GazetteerCity | null => {
    // a degree of longitude is short in Alaska: look further there
    const east = Math.cos((point.latitude * Math.PI) / 180) < 0.6 ? [-2, -1, 0, 1, 2] : [-1, 0, 1];
    let best: GazetteerCity | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const north of [-1, 0, 1])
      for (const step of east)
        for (const city of cells.get(
          cellOf(point.latitude + north * cellDegrees, point.longitude + step * cellDegrees),
        ) ?? []) {
          const km = kilometersBetween(city, point);
          if (km > farthestKm) continue;
          const score = km / attractionOf(city);
          if (score < bestScore) [best, bestScore] = [city, score];
        }
    return best;
  };
  return {
    nearest,
    byId: (id) => byId.get(id) ?? null,
    named: (name, point, withinKm = namedWithinKm) => closest(citiesNamed(name), point, withinKm),
    largest: (name, stateId) =>
      citiesNamed(name)
        .filter((city) => stateId === undefined || city.stateId === stateId)
        .reduce<GazetteerCity | null>(
          (best, city) => (best && best.population >= city.population ? best : city),
          null,
        ),
    withDistrict: (name, point) => districtOf(slugOf(name), point),
  };
};
