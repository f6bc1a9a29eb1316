import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isOnLand, type Polygon } from './rules/on-land.ts';

/** US Census Bureau, cartographic boundaries of 2017: public domain. */
type Nation = Topology<{ nation: GeometryCollection }>;

/** The outline leaves out piers, small islands and bends of the shore. */
const toleranceMeters = 2000;

let loaded: Promise<readonly Polygon[]> | undefined;

const load = async (): Promise<readonly Polygon[]> => {
  const file = await import('us-atlas/nation-10m.json', { with: { type: 'json' } });
  const nation = file.default as unknown as Nation;
  return feature(nation, nation.objects.nation).features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates as unknown as Polygon[];
    return geometry.type === 'Polygon' ? [geometry.coordinates as unknown as Polygon] : [];
  });
};

/** Whether something can stand at a point of the United States, as far as the outline of the country says. */
export const isLand = async (point: { lat: number; lng: number }): Promise<boolean> => {
  loaded ??= load();
  return isOnLand(await loaded, point, toleranceMeters);
};
