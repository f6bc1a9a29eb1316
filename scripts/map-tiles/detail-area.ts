import fs from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type UsAtlas = Topology<{ states: GeometryCollection; counties: GeometryCollection }>;

/** US Census Bureau, cartographic boundaries of 2017: public domain. */
const file = new URL(import.meta.resolve('us-atlas/counties-10m.json'));

export const counties = JSON.parse(fs.readFileSync(file, 'utf8')) as UsAtlas;

const nameOf = (lng: number, lat: number) => `${Math.floor(lng)},${Math.floor(lat)}`;

const cells = (): Set<string> => {
  const found = new Set<string>();
  const visit = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    const [lng, lat] = coordinates;
    if (typeof lng !== 'number' || typeof lat !== 'number') {
      for (const part of coordinates) visit(part);
      return;
    }
    for (const across of [-1, 0, 1])
      for (const along of [-1, 0, 1]) found.add(nameOf(lng + across, lat + along));
  };
  for (const { geometry } of feature(counties, counties.objects.counties).features)
    if ('coordinates' in geometry) visit(geometry.coordinates);
  return found;
};

const detailed = cells();

/** Whether a place is in the United States or up to a degree around it, where the map has every detail. */
export const isDetailed = (lng: number, lat: number): boolean =>
  detailed.has(nameOf(((((lng + 180) % 360) + 360) % 360) - 180, lat));
