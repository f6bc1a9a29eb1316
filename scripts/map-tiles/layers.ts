import { mesh } from 'topojson-client';
import { cities, pointsOfInterest } from '../../catalog/places/index.ts';
import { counties, isDetailed } from './detail-area.ts';
import { type Line, readLines, readShores } from './read-gshhg.mjs';
import { simplify, type Tolerance } from './simplify.ts';
import { unitsPerDegree } from './units.ts';

type Geometry = GeoJSON.Polygon | GeoJSON.LineString | GeoJSON.MultiLineString | GeoJSON.Point;

export type MapFeature = { type: 'Feature'; geometry: Geometry; properties: Record<string, string | number> };

/** A layer of the map; a feature is in tiles from its `from` on. */
export type Layer = { name: string; features: MapFeature[] };

const degrees = (units: number) => units / unitsPerDegree;
const lngOf = (units: number) => (degrees(units) > 180 ? degrees(units) - 360 : degrees(units));
const isRemote = (lng: number, lat: number) => lat > 51 && lng < -129;

const tolerance: Tolerance = (x, y) => {
  const [lng, lat] = [lngOf(x), degrees(y)];
  if (!isDetailed(lng, lat)) return 0.04;
  return isRemote(lng, lat) ? 0.006 : 0.001;
};

const isLineDetailed = ({ points }: Line) => {
  for (let index = 0; index < points.length; index += 2)
    if (isDetailed(lngOf(points[index] ?? 0), degrees(points[index + 1] ?? 0))) return true;
  return false;
};

const positionsOf = (points: readonly number[]): GeoJSON.Position[] => {
  const shift = degrees(points[0] ?? 0) > 180 ? 360 : 0;
  return Array.from({ length: points.length / 2 }, (_, index) => [
    degrees(points[2 * index] ?? 0) - shift,
    degrees(points[2 * index + 1] ?? 0),
  ]);
};

/** Square kilometers from which a ring is shown. */
const leastArea = { world: 400, remote: 8, detailed: 0.4 };

const isLargeEnough = (line: Line): boolean => {
  const { areaKm2, points } = line;
  if (areaKm2 >= leastArea.world) return true;
  const [lng, lat] = [lngOf(points[0] ?? 0), degrees(points[1] ?? 0)];
  return areaKm2 >= (isRemote(lng, lat) ? leastArea.remote : leastArea.detailed) && isLineDetailed(line);
};

/** Square kilometers from which a ring is in the tiles of a zoom. */
const areas = [20_000, 20_000, 10_000, 3_000, 1_000, 400, 40];

const fromArea = (areaKm2: number) => {
  const from = areas.findIndex((least) => areaKm2 >= least);
  return from < 0 ? areas.length : from;
};

const shores = async (): Promise<Layer[]> => {
  const rings = (await readShores()).filter(isLargeEnough);
  const ofLevel = (name: string, level: number): Layer => ({
    name,
    features: rings
      .filter((ring) => ring.level === level)
      .map(({ areaKm2, points }) => ({
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [positionsOf(simplify(points, tolerance))] },
        properties: { from: fromArea(areaKm2) },
      })),
  });
  return [ofLevel('land', 1), ofLevel('lakes', 2), ofLevel('islands', 3)];
};

/** The first zoom of rivers by their level. */
const riverZooms: Readonly<Record<number, number>> = { 0: 5, 1: 4, 2: 5, 3: 7, 4: 8 };

const lines = async (name: 'river' | 'border', zooms: Readonly<Record<number, number>>) => {
  const all = await readLines(name);
  return all
    .filter((line) => line.level in zooms && isLineDetailed(line))
    .map(
      ({ level, points }): MapFeature => ({
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: positionsOf(simplify(points, tolerance)) },
        properties: { from: zooms[level] ?? 0 },
      }),
    );
};

const stateOf = (geometry: { id?: string | number | undefined }) => String(geometry.id).slice(0, 2);

const boundaries = (): MapFeature[] => {
  const linesBetween = (isWithinState: boolean) =>
    mesh(
      counties,
      counties.objects.counties,
      (one, other) => one !== other && (stateOf(one) === stateOf(other)) === isWithinState,
    );
  return [
    { type: 'Feature', geometry: linesBetween(false), properties: { kind: 'state', from: 2 } },
    { type: 'Feature', geometry: linesBetween(true), properties: { kind: 'county', from: 6 } },
  ];
};

/** The least population for a label, by zoom. */
const populations = [700_000, 700_000, 700_000, 700_000, 350_000, 180_000, 70_000, 25_000, 800];

/** Ten times the digits of the population: 1,000 is 30, and 1,000,000 is 60. */
const rankOf = (population: number) => Math.round(10 * Math.log10(population));

const places = (): MapFeature[] =>
  cities()
    .filter(({ population }) => population >= (populations.at(-1) ?? 0))
    .map(({ name, population, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        kind: 'city',
        name,
        rank: rankOf(population),
        from: populations.findIndex((least) => population >= least),
      },
    }));

const landmarkZooms: Readonly<Record<string, number>> = { 'national-park': 5, airport: 7 };

const landmarks = (): MapFeature[] =>
  pointsOfInterest()
    .filter(({ kind, isMajor }) => kind !== 'airport' || isMajor)
    .map(({ kind, nameEn, nameEs, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        kind,
        name: nameEn,
        ...(nameEs === nameEn ? {} : { nameEs }),
        from: landmarkZooms[kind] ?? 8,
      },
    }));

/** In the order in which they are drawn. */
export const readLayers = async (): Promise<Layer[]> => [
  ...(await shores()),
  { name: 'rivers', features: await lines('river', riverZooms) },
  { name: 'borders', features: await lines('border', { 1: 0 }) },
  { name: 'boundaries', features: boundaries() },
  { name: 'places', features: [...places(), ...landmarks()] },
];
