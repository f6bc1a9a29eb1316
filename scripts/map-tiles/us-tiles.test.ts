import fs from 'node:fs';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, it } from 'vitest';
import { archiveIn } from './archive-in.ts';

const file = new URL('../../web/app/map/tiles/us.pmtiles', import.meta.url);
const archive = archiveIn(fs.readFileSync(file));

/** The tile of a zoom at a place, and the place in steps of the tile. */
const tileAt = async (lng: number, lat: number, z: number) => {
  const radians = (lat * Math.PI) / 180;
  const across = ((lng + 180) / 360) * 2 ** z;
  const along = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z;
  const found = await archive.getZxy(z, Math.floor(across), Math.floor(along));
  if (!found) throw new Error(`no tile at ${lng}, ${lat}`);
  const at = { x: (across % 1) * 4096, y: (along % 1) * 4096 };
  return { tile: new VectorTile(new PbfReader(new Uint8Array(found.data))), at };
};

type At = { x: number; y: number };

/** By the number of edges between the place and the left side of the tile. */
const isInside = (tile: VectorTile, layer: string, { x, y }: At): boolean => {
  const shapes = tile.layers[layer];
  let isIn = false;
  for (let index = 0; index < (shapes?.length ?? 0); index++)
    for (const ring of shapes?.feature(index).loadGeometry() ?? [])
      for (const [corner, to] of ring.entries()) {
        const from = ring.at(corner - 1) ?? to;
        const isCrossed = from.y > y !== to.y > y;
        if (isCrossed && x > from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isIn = !isIn;
      }
  return isIn;
};

const land = { Asheville: [-82.55, 35.6], Manhattan: [-73.97, 40.78], Honolulu: [-157.85, 21.31] } as const;
const water = {
  'San Francisco Bay': [-122.35, 37.75],
  'Lake Michigan': [-87.2, 43.5],
  'the Gulf of Mexico': [-88.5, 28.5],
} as const;

const isLandAt = async ([lng, lat]: readonly [number, number], zoom: number) => {
  const { tile, at } = await tileAt(lng, lat, zoom);
  return isInside(tile, 'land', at) && !isInside(tile, 'lakes', at);
};

it.each([5, 8])('at zoom %i, land and water are where they are', async (zoom) => {
  for (const [name, at] of Object.entries(land)) expect(await isLandAt(at, zoom), name).toBe(true);
  for (const [name, at] of Object.entries(water)) expect(await isLandAt(at, zoom), name).toBe(false);
});

it('has small islands close up', async () => {
  expect(await isLandAt([-81.8, 24.555], 8)).toBe(true);
});

it('has lines of states and counties, rivers, towns, parks and landmarks', async () => {
  const { tile } = await tileAt(-83.5, 35.6, 8);
  expect(tile.layers['rivers']?.length).toBeGreaterThan(0);
  const kindsIn = (name: string) => {
    const layer = tile.layers[name];
    return new Set(
      Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties['kind']),
    );
  };
  expect(kindsIn('boundaries')).toEqual(new Set(['state', 'county']));
  for (const kind of ['city', 'national-park', 'sight']) expect(kindsIn('places')).toContain(kind);
});

it('is small enough to be a part of the source', () => {
  expect(fs.statSync(file).size).toBeLessThan(3_000_000);
});
