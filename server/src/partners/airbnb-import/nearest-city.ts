import type { Database } from '#platform/database/open-database';

export interface NearCity {
  id: string;
  stateId: string;
  timeZone: string;
}

interface CityAt extends NearCity {
  latitude: number;
  longitude: number;
}

const cellDegrees = 0.5;
const farthestKm = 40;
const kmPerDegree = 111.2;

const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;

/** A function that finds the nearest city of the gazetteer, or null where none lies within 40 km: abroad or at sea. */
export const openNearestCity = async (
  db: Database,
): Promise<(latitude: number, longitude: number) => NearCity | null> => {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'state_id as stateId', 'time_zone as timeZone', 'latitude', 'longitude'])
    .execute();
  const cells = Map.groupBy<string, CityAt>(rows, (city) => cellOf(city.latitude, city.longitude));
  return (latitude, longitude) => {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    let best: CityAt | null = null;
    let bestKm = farthestKm;
    // a degree of longitude is short in Alaska: look further there
    for (const north of [-1, 0, 1])
      for (const east of shrink < 0.6 ? [-2, -1, 0, 1, 2] : [-1, 0, 1])
        for (const city of cells.get(
          cellOf(latitude + north * cellDegrees, longitude + east * cellDegrees),
        ) ?? []) {
          const km =
            kmPerDegree * Math.hypot(city.latitude - latitude, (city.longitude - longitude) * shrink);
          if (km < bestKm) [best, bestKm] = [city, km];
        }
    return best && { id: best.id, stateId: best.stateId, timeZone: best.timeZone };
  };
};
