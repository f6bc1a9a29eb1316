import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { isDetailed } from './detail-area.ts';
import type { Layer } from './layers.ts';
import type { Tile } from './write-archive.ts';

/** Up to this zoom the tiles have the whole earth. */
export const worldZoom = 5;
/** The steps of these tiles are 30 m, less than what the source is accurate to; larger zooms are drawn from them. */
export const largestZoom = 8;
const extent = 4096;
/** In steps: eight are a pixel of the map, and the largest zoom is drawn up to 64 times as large. */
const toleranceOf = (name: string, z: number) => {
  if (name === 'boundaries') return 6;
  return z === largestZoom ? 1.5 : 6;
};

const lngOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latOf = (y: number, z: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;

const isTileDetailed = (z: number, x: number, y: number): boolean => {
  const [west, east, north, south] = [lngOf(x, z), lngOf(x + 1, z), latOf(y, z), latOf(y + 1, z)];
  for (let lng = west; lng <= east; lng += Math.min(1, east - west))
    for (let lat = south; lat <= north; lat += Math.min(1, north - south))
      if (isDetailed(lng, lat)) return true;
  return false;
};

function* tilesIn(z: number): Generator<{ z: number; x: number; y: number }> {
  for (let x = 0; x < 2 ** z; x++)
    for (let y = 0; y < 2 ** z; y++) if (z <= worldZoom || isTileDetailed(z, x, y)) yield { z, x, y };
}

/** Covers the coarse land of the whole earth below the details. */
const wholeTile = (z: number) =>
  z <= worldZoom
    ? {}
    : {
        sea: {
          features: [
            {
              type: 3 as const,
              geometry: [
                [
                  [0, 0],
                  [extent, 0],
                  [extent, extent],
                  [0, extent],
                  [0, 0],
                ],
              ],
              tags: {},
            },
          ],
        },
      };

/** Vector tiles of the layers, each with the features for its zoom. */
export const cutTiles = (layers: readonly Layer[]): Tile[] => {
  const tiles: Tile[] = [];
  for (let z = 0; z <= largestZoom; z++) {
    const indexes = layers.map(({ name, features }) => {
      const shown = features.filter(({ properties }) => Number(properties['from']) <= z);
      const data = { type: 'FeatureCollection' as const, features: shown };
      const isPoint = shown[0]?.geometry.type === 'Point';
      // at its largest zoom the library does not simplify
      const cutting = {
        maxZoom: z + 1,
        indexMaxZoom: z,
        indexMaxPoints: 0,
        extent,
        buffer: isPoint ? 0 : 32,
      };
      const options = { ...cutting, tolerance: toleranceOf(name, z) };
      return { name, index: new GeoJSONVT(data, options) };
    });
    for (const { x, y } of tilesIn(z)) {
      const cut = indexes.flatMap(({ name, index }) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      const content = { ...wholeTile(z), ...Object.fromEntries(cut) };
      if (Object.keys(content).length === 0) continue;
      tiles.push({ z, x, y, data: fromGeojsonVt(content as never, { version: 2, extent }) });
    }
  }
  return tiles;
};
