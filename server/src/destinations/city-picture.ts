import { type PicturePlan, planCityPicture } from '@golark/catalog/pictures';
import type { Database } from '#platform/database/open-database';

/** The plan of a city's skyline, or null for a city that we do not know. */
export const findCityPicture = async (db: Database, cityId: string): Promise<PicturePlan | null> => {
  const city = await db.selectFrom('cities').selectAll().where('id', '=', cityId).executeTakeFirst();
  if (!city) return null;
  return planCityPicture({
    id: city.id,
    stateCode: city.state_id.toUpperCase(),
    slug: city.slug,
    population: city.population,
    coastal: city.is_coastal,
    capital: city.is_capital,
  });
};
