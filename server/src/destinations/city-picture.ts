import type { Database } from '#platform/database/open-database';

/** The storage key of a city's skyline, or null for an unknown city. */
export const findCityPictureKey = async (db: Database, cityId: string): Promise<string | null> => {
  const city = await db.selectFrom('cities').selectAll().where('id', '=', cityId).executeTakeFirst();
  if (!city) return null;
  const flags = [city.is_coastal && 'coastal', city.is_capital && 'capital'].filter(Boolean).join('-');
  const at = `${city.latitude},${city.longitude}`;
  return `drawing/city/${city.id}/${city.state_id}/${city.slug}/${city.population}/${flags || 'plain'}/${at}`;
};
