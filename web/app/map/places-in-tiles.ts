import type { Map as DrawnMap } from 'maplibre-gl';
import { placesAt } from './map-style.ts';
import type { Point } from './map-view.ts';

/** A place of the tiles. `rank` is ten times the digits of a city's population: 1,000 is 30, and 1,000,000 is 60. */
export type MapPlace = Point & { kind: string; name: string; nameEs: string; rank: number };

/** Ranks of places without a population, between those of cities. */
const ranks: Readonly<Record<string, number>> = { 'national-park': 45, airport: 41, neighborhood: 28 };
const rankOfOthers = 31;

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** The places in the loaded tiles, the largest first. */
export const placesIn = (map: DrawnMap): MapPlace[] => {
  const { source, sourceLayer } = placesAt(map.getZoom());
  const places = map.querySourceFeatures(source, { sourceLayer }).flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const kind = textOf(properties['kind'], 'city');
    const name = textOf(properties['name'], '');
    const rank = Number(properties['rank'] ?? ranks[kind] ?? rankOfOthers);
    return { lng, lat, kind, name, nameEs: textOf(properties['nameEs'], name), rank };
  });
  return places.toSorted((one, other) => other.rank - one.rank);
};
