import type { Neighborhood } from '../places/destinations/index.ts';
import type { City } from '../places/index.ts';
import { cities } from '../places/index.ts';
import type { Random } from './random.ts';
import type { Surroundings } from './surroundings.ts';

const kmPerDegree = 111.2;

export interface Location {
  latitude: number;
  longitude: number;
  neighborhood: string | null;
  kmToCenter: number;
}

/** Kilometers within which other towns say where the land is. */
const reach = 45;

/** Half a degree of latitude is more than the reach: only three bands have to be looked at. */
const bandsPerDegree = 2;
const bandOf = ({ latitude }: City): number => Math.floor(latitude * bandsPerDegree);
let citiesByBand: Map<number, City[]> | undefined;

const citiesAround = (city: City): City[] => {
  citiesByBand ??= Map.groupBy(cities(), bandOf);
  const bands = citiesByBand;
  return [-1, 0, 1].flatMap((step) => bands.get(bandOf(city) + step) ?? []);
};

/** The mean direction to nearby towns: on a shore it points inland, because all towns are on land. */
const inlandDirection = (city: City): [east: number, north: number] | null => {
  const longitudeScale = Math.cos((city.latitude * Math.PI) / 180);
  let east = 0;
  let north = 0;
  for (const other of citiesAround(city)) {
    const x = (other.longitude - city.longitude) * longitudeScale * kmPerDegree;
    const y = (other.latitude - city.latitude) * kmPerDegree;
    const distance = Math.hypot(x, y);
    if (distance < 1 || distance > reach) continue;
    east += x / distance / (5 + distance);
    north += y / distance / (5 + distance);
  }
  const length = Math.hypot(east, north);
  return length < 1e-6 ? null : [east / length, north / length];
};

const radiusOf = (population: number): number => Math.min(9, 0.7 + population ** 0.4 / 55);

const isByWater = (tags: Set<string>): boolean =>
  ['beach', 'water', 'island', 'greatlake', 'lake'].some((tag) => tags.has(tag));

const offsetBy = (center: { latitude: number; longitude: number }, east: number, north: number) => ({
  latitude: Math.round((center.latitude + north / kmPerDegree) * 1e5) / 1e5,
  longitude:
    Math.round((center.longitude + east / kmPerDegree / Math.cos((center.latitude * Math.PI) / 180)) * 1e5) /
    1e5,
});

const generateInNeighborhood = (city: City, neighborhood: Neighborhood, random: Random): Location => {
  const at = offsetBy(neighborhood, random.normal() * 0.28, random.normal() * 0.28);
  const longitudeScale = Math.cos((city.latitude * Math.PI) / 180);
  const kmToCenter =
    kmPerDegree * Math.hypot(at.latitude - city.latitude, (at.longitude - city.longitude) * longitudeScale);
  return { ...at, neighborhood: neighborhood.name, kmToCenter };
};

/** Returns a function that picks locations in one place; near water they lie along the shore and inland, never in the water. */
export const createLocationGenerator = (place: Surroundings): ((random: Random) => Location) => {
  const { city, destination, tags } = place;
  const inland = isByWater(tags) ? inlandDirection(city) : null;
  const radius = radiusOf(city.population) * (tags.has('island') ? 0.8 : 1.1);
  const neighborhoods = destination?.neighborhoods ?? [];
  return (random) => {
    if (neighborhoods.length > 0 && random.chance(0.72))
      return generateInNeighborhood(city, random.pick(neighborhoods), random);
    let east = random.normal() * radius * 0.6;
    let north = random.normal() * radius * 0.6;
    if (inland) {
      const away = Math.abs(random.normal()) * radius * 0.4;
      const along = random.normal() * radius * 0.5;
      east = inland[0] * away - inland[1] * along;
      north = inland[1] * away + inland[0] * along;
    }
    const kmToCenter = Math.hypot(east, north);
    const isCentral = kmToCenter < 0.9 && city.population > 8000;
    return { ...offsetBy(city, east, north), neighborhood: isCentral ? 'Downtown' : null, kmToCenter };
  };
};
