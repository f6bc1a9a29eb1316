import { type Bounds, plainBounds } from '@golark/contract/search/bounds';
import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';

const metersPerDegree = 111_195;
const earthRadiusMeters = 6_371_008.8;

const inPlainBox = ({ south, west, north, east }: Bounds): RawBuilder<unknown> =>
  // the index works on points with a tolerance; the plain comparison is exact
  sql`point(u.longitude, u.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))
    AND u.latitude BETWEEN ${south} AND ${north} AND u.longitude BETWEEN ${west} AND ${east}`;

export const inBoxes = (boxes: readonly Bounds[]): RawBuilder<unknown> =>
  sql`(${sql.join(boxes.flatMap(plainBounds).map(inPlainBox), sql` OR `)})`;

const withinCircle = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

const boxAround = ({ lat, lng, radiusMeters }: NonNullable<SearchCriteria['around']>): Bounds => {
  const dLat = radiusMeters / metersPerDegree;
  const dLng = dLat / Math.max(0.02, Math.cos((lat * Math.PI) / 180));
  const sides =
    dLng < 180
      ? { west: withinCircle(lng - dLng), east: withinCircle(lng + dLng) }
      : { west: -180, east: 180 };
  return { south: Math.max(-90, lat - dLat), north: Math.min(90, lat + dLat), ...sides };
};

/** Meters from the listing to a point. */
export const distanceTo = ({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> =>
  sql<number>`${earthRadiusMeters}::float8 * 2 * asin(least(1, sqrt(
    sin(radians(u.latitude - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(u.latitude))
      * sin(radians(u.longitude - ${lng}::float8) / 2) ^ 2)))`;

export const inRadius = (around: NonNullable<SearchCriteria['around']>): RawBuilder<unknown> =>
  sql`${inBoxes([boxAround(around)])} AND ${distanceTo(around)} <= ${around.radiusMeters}`;
