import { metersBetween } from '@golark/contract/destinations/distance';
import type { At } from './choose-nearby.ts';

const withinMeters = 60_000;
const metersPerDegree = 111_195;
const nearestMeters = 5000;

interface Town {
  latitude: number;
  longitude: number;
  population: number;
}

/** The town that an airport is named after or built for: a large one farther away rather than the village beside it. */
export const townOfAirport = <T extends Town>(airport: At, towns: readonly T[]): T | null => {
  let best: { town: T; weight: number } | null = null;
  for (const town of towns) {
    if (Math.abs(town.latitude - airport.lat) * metersPerDegree > withinMeters) continue;
    const meters = metersBetween(airport, { lat: town.latitude, lng: town.longitude });
    if (meters > withinMeters) continue;
    const weight = town.population / Math.max(meters, nearestMeters);
    if (!best || weight > best.weight) best = { town, weight };
  }
  return best?.town ?? null;
};
