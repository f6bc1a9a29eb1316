import type { Map as DrawnMap } from 'maplibre-gl';
import { placeLayer, placeSources } from './map-style.ts';
import type { Point } from './map-view.ts';

/** A place of the tiles. `rank` is ten times the digits of a city's population: 1,000 is 30, and 1,000,000 is 60. */
export type MapPlace = Point & { kind: string; name: string; nameEs: string; rank: number };

/** Ranks of places without a population, between those of cities. */
const ranks: Readonly<Record<string, number>> = { 'national-park': 45, airport: 41, neighborhood: 28 };
const rankOfOthers = 31;

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** The places in the loaded tiles, the largest first. Neighboring tiles have the ones at their edges in common. */
export const placesIn = (map: DrawnMap): MapPlace[] => {
  const found = new Map<string, MapPlace>();
  for (const source of placeSources)
    for (const { geometry, properties } of map.querySourceFeatures(source, { sourceLayer: placeLayer })) {
      if (geometry.type !== 'Point') continue;
      const [lng = 0, lat = 0] = geometry.coordinates;
      const kind = textOf(properties['kind'], 'city');
      const name = textOf(properties['name'], '');
      const rank = Number(properties['rank'] ?? ranks[kind] ?? rankOfOthers);
      found.set(`${kind} ${name} ${lng.toFixed(1)} ${lat.toFixed(1)}`, {
        lng,
        lat,
        kind,
        name,
        rank,
        nameEs: textOf(properties['nameEs'], name),
      });
    }
  return [...found.values()].toSorted((one, other) => other.rank - one.rank);
};
