import type { NearbyKind } from '@golark/contract/destinations/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { At } from './rules/choose-nearby.ts';

export interface PlaceAroundRow {
  kind: NearbyKind;
  name_en: string;
  name_es: string;
  code: string | null;
  is_major: boolean;
  is_own: boolean;
  population: number;
  latitude: number;
  longitude: number;
}

const metersPerDegree = 111_195;
/** The farthest that each is named: an airport 250 km away, a town 120. */
const pointsWithin = 250_000;
const townsWithin = 120_000;
const smallestTown = 2_500;
/** More than are shown of a kind, so that the choice has some to leave out. */
const ofEachKind = 8;

const isInBox = ({ lat, lng }: At, meters: number): RawBuilder<boolean> => {
  const north = meters / metersPerDegree;
  const east = north / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return sql`point(longitude, latitude) <@
    box(point(${lng - east}, ${lat - north}), point(${lng + east}, ${lat + north}))`;
};

/** The nearest points of interest of each kind and towns of each size, and the city itself. */
export const listPlacesAround = async (
  db: Database,
  { at, cityId }: { at: At; cityId: string },
): Promise<PlaceAroundRow[]> => {
  const away = sql`(latitude - ${at.lat}) ^ 2 + ((longitude - ${at.lng}) * cos(radians(${at.lat}::float8))) ^ 2`;
  const size = sql`CASE WHEN population >= 250000 THEN 'large' WHEN population >= 50000 THEN 'medium' ELSE 'small' END`;
  const { rows } = await sql<PlaceAroundRow>`
    SELECT kind, name_en, name_es, code, is_major, city_id IS NOT DISTINCT FROM ${cityId} AS is_own, 0 AS population, latitude, longitude FROM (
      SELECT *, row_number() OVER (PARTITION BY kind, is_major ORDER BY ${away}) AS nth
      FROM points_of_interest WHERE ${isInBox(at, pointsWithin)}) points
    WHERE nth <= ${ofEachKind}
    UNION ALL
    SELECT 'town', name, name, null, false, false, population, latitude, longitude FROM (
      SELECT *, row_number() OVER (PARTITION BY ${size} ORDER BY ${away}) AS nth
      FROM cities WHERE ${isInBox(at, townsWithin)} AND population >= ${smallestTown} AND id <> ${cityId}) towns
    WHERE nth <= ${ofEachKind}
    UNION ALL
    SELECT 'center', name, name, null, false, false, population, latitude, longitude FROM cities WHERE id = ${cityId}`.execute(
    db,
  );
  return rows;
};
