import type { Database } from '#platform/database/open-database';

const idOf = (cityId: string): string => `city.${cityId}`;

/** The widths are fixed by the specification, section 3; `/pictures` serves more. */
const pathOf = (cityId: string, width: 60 | 1024): string => `/pictures/${idOf(cityId)}/${width}.webp`;

/** The storage key of a city's skyline, or null for an unknown city. */
const findKey = async (db: Database, cityId: string): Promise<string | null> => {
  const city = await db.selectFrom('cities').selectAll().where('id', '=', cityId).executeTakeFirst();
  if (!city) return null;
  const flags = [city.is_coastal && 'coastal', city.is_capital && 'capital'].filter(Boolean).join('-');
  const at = `${city.latitude},${city.longitude}`;
  return `drawing/city/${city.id}/${city.state_id}/${city.slug}/${city.population}/${flags || 'plain'}/${at}`;
};

/** The skylines of cities. */
export const cityPictures = { idOf, pathOf, findKey } as const;
