import { isOnGreatLake } from '../places/coast.ts';
import { type Destination, destinations } from '../places/destinations/index.ts';
import { type City, cities, states } from '../places/index.ts';
import { slugOf } from '../places/slug.ts';

/** A city with the tags of its surroundings and its price level relative to the national average. */
export interface Surroundings {
  city: City;
  destination: Destination | null;
  tags: Set<string>;
  costFactor: number;
  /** Share of all stays that are in this city; all weights add up to 1. */
  weight: number;
}

// share of stays in cities that are not listed in destinations/
const shareOutsideDestinations = 0.2;

const regions: [string, string][] = [
  ['new-england', 'me nh vt ma ri ct'],
  ['mid-atlantic', 'ny nj pa de md dc'],
  ['south', 'va wv nc sc ga fl al ms tn ky la ar'],
  ['midwest', 'oh in il mi wi mn ia mo nd sd ne ks'],
  ['southwest', 'tx ok nm az'],
  ['rockies', 'mt id wy co ut nv'],
  ['pacific', 'ca or wa ak hi'],
];

const tagsOf = (city: City, destination: Destination | null): Set<string> => {
  const tags = new Set(destination?.tags ?? []);
  for (const [region, stateIds] of regions) if (stateIds.split(' ').includes(city.stateId)) tags.add(region);
  if (city.isCoastal && !tags.has('beach')) tags.add('water');
  if (isOnGreatLake([city.latitude, city.longitude])) tags.add('greatlake');
  if (city.population > 150_000) tags.add('city');
  if (city.population < 15_000 && !tags.has('city')) tags.add('small');
  if (city.latitude > 39 && !tags.has('tropical')) tags.add('snowy');
  if (city.latitude < 31.5) tags.add('warm');
  if (city.isCapital) tags.add('capital');
  return tags;
};

const keyOf = (stateId: string, name: string): string => `${stateId} ${slugOf(name)}`;

const outsideWeight = (city: City): number =>
  city.population < 800 ? 0 : city.population ** 0.6 * (city.isCoastal ? 2.2 : 1);

/** Every city that can have stays, in the order of `cities()`. */
export const listSurroundings = (): Surroundings[] => {
  const costIndexes = new Map(states.map((state) => [state.id, state.costIndex]));
  const byKey = new Map(destinations.map((d) => [keyOf(d.stateId, d.cityName), d]));
  const all = cities().map((city) => {
    const key = keyOf(city.stateId, city.name);
    const destination = byKey.get(key) ?? null;
    byKey.delete(key);
    return { city, destination };
  });
  const totalShare = all.reduce((sum, { destination }) => sum + (destination?.share ?? 0), 0);
  const totalOutside = all.reduce((sum, a) => sum + (a.destination ? 0 : outsideWeight(a.city)), 0);
  return all.flatMap(({ city, destination }) => {
    const weight = destination
      ? ((1 - shareOutsideDestinations) * destination.share) / totalShare
      : (shareOutsideDestinations * outsideWeight(city)) / totalOutside;
    if (weight === 0) return [];
    const size = city.population > 400_000 ? 1.06 : city.population > 60_000 ? 0.95 : 0.86;
    const costFactor =
      (costIndexes.get(city.stateId) ?? 1) * (destination?.priceFactor ?? size * (city.isCoastal ? 1.12 : 1));
    return [{ city, destination, tags: tagsOf(city, destination), costFactor, weight }];
  });
};

/** Distributes `size` stays over the places by weight; each count differs from its exact share by less than one. */
export const allocateStays = (
  places: Surroundings[],
  size: number,
): { place: Surroundings; count: number }[] => {
  let target = 0.5;
  let allocated = 0;
  return places.flatMap((place) => {
    target += place.weight * size;
    const count = Math.min(size, Math.floor(target + 1e-6)) - allocated;
    allocated += count;
    return count > 0 ? [{ place, count }] : [];
  });
};
