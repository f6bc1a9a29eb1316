import type { City } from '../places/index.ts';
import { cities } from '../places/index.ts';
import type { Neighborhood } from './destinations/index.ts';
import type { Random } from './random.ts';
import type { Surroundings } from './surroundings.ts';

const kmPerDegree = 111.2;

export interface Spot {
  latitude: number;
  longitude: number;
  neighborhood: string | null;
  /** From the city's centre. */
  km: number;
}

/** The mean direction of the other towns around: from a shore it points inland, because towns stand on land. */
const inlandOf = (city: City): [east: number, north: number] | null => {
  const shrink = Math.cos((city.latitude * Math.PI) / 180);
  let east = 0;
  let north = 0;
  for (const other of cities()) {
    const x = (other.longitude - city.longitude) * shrink * kmPerDegree;
    const y = (other.latitude - city.latitude) * kmPerDegree;
    const distance = Math.hypot(x, y);
    if (distance < 1 || distance > 45) continue;
    east += x / distance / (5 + distance);
    north += y / distance / (5 + distance);
  }
  const length = Math.hypot(east, north);
  return length < 1e-6 ? null : [east / length, north / length];
};

const radiusOf = (population: number): number => Math.min(9, 0.7 + population ** 0.4 / 55);

const isByWater = (tags: Set<string>): boolean =>
  ['beach', 'water', 'island', 'greatlake', 'lake'].some((tag) => tags.has(tag));

const around = (center: { latitude: number; longitude: number }, east: number, north: number) => ({
  latitude: Math.round((center.latitude + north / kmPerDegree) * 1e5) / 1e5,
  longitude:
    Math.round((center.longitude + east / kmPerDegree / Math.cos((center.latitude * Math.PI) / 180)) * 1e5) /
    1e5,
});

const inNeighborhood = (city: City, hood: Neighborhood, random: Random): Spot => {
  const at = around(hood, random.normal() * 0.28, random.normal() * 0.28);
  const shrink = Math.cos((city.latitude * Math.PI) / 180);
  const km = kmPerDegree * Math.hypot(at.latitude - city.latitude, (at.longitude - city.longitude) * shrink);
  return { ...at, neighborhood: hood.name, km };
};

/** A function that finds spots in one place; beside water they lie along the shore and inland, never out at sea. */
export const scatterAround = (place: Surroundings): ((random: Random) => Spot) => {
  const { city, destination, tags } = place;
  const inland = isByWater(tags) ? inlandOf(city) : null;
  const radius = radiusOf(city.population) * (tags.has('island') ? 0.8 : 1.1);
  const hoods = destination?.neighborhoods ?? [];
  return (random) => {
    if (hoods.length > 0 && random.chance(0.72)) return inNeighborhood(city, random.pick(hoods), random);
    let east = random.normal() * radius * 0.6;
    let north = random.normal() * radius * 0.6;
    if (inland) {
      const away = Math.abs(random.normal()) * radius * 0.4;
      const along = random.normal() * radius * 0.5;
      east = inland[0] * away - inland[1] * along;
      north = inland[1] * away + inland[0] * along;
    }
    const km = Math.hypot(east, north);
    const isCentral = km < 0.9 && city.population > 8000;
    return { ...around(city, east, north), neighborhood: isCentral ? 'Downtown' : null, km };
  };
};
