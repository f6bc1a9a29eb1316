import { foldTyped } from '@golark/contract/text/fold';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { Cities } from '#platform/database/tables';

export type CityRow = Selectable<Cities> & { state_name: string; state_slug: string };

const metersPerDegree = 111_195;

const cities = (db: Database) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .selectAll('cities')
    .select(['states.name as state_name', 'states.slug as state_slug']);

export const findCity = (db: Database, id: string): Promise<CityRow | undefined> =>
  cities(db).where('cities.id', '=', id).executeTakeFirst();

/** No name is longer; comparing spellings takes longer with every word and letter. */
const mostWords = 8;
const mostLetters = 60;

const asLongAsNames = (text: string): string =>
  text.slice(0, mostLetters).trim().split(' ').slice(0, mostWords).join(' ');

/** The forms of a typed text that `search_text` may begin with, no longer than a name. */
export const searchedTexts = (typed: string): string[] => [...new Set(foldTyped(typed).map(asLongAsNames))];

/** Each word that was typed, in all its forms. */
export const searchedWords = (typed: string): string[][] => {
  const [words = [], other] = searchedTexts(typed).map((text) => text.split(' ').filter(Boolean));
  return words.map((word, index) => [...new Set([word, other?.[index] ?? word])]);
};

/** Prefix matches first, larger places first; then similar spellings. */
export const listCitiesLike = (db: Database, query: string, limit: number): Promise<CityRow[]> => {
  const texts = searchedTexts(query);
  // comparing spellings takes all the time, so that it is done once
  const [text = ''] = texts;
  const begins = sql<boolean>`(${sql.join(
    texts.map((form) => sql`cities.search_text LIKE ${`${form}%`}`),
    sql` OR `,
  )})`;
  const nearness = sql<number>`(
    (CASE WHEN ${begins} THEN 1.0 ELSE 0 END)
    + word_similarity(${text}, cities.search_text) + similarity(${text}, cities.search_text) / 2
    + ln(cities.population + 10) / 14)`;
  return cities(db)
    .where((eb) =>
      eb.or([
        begins,
        sql<boolean>`${text} <% cities.search_text`,
        sql<boolean>`cities.search_text % ${text}`,
      ]),
    )
    .orderBy(nearness, 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute();
};

export interface CityFilter {
  stateSlug?: string | undefined;
  citySlug?: string | undefined;
  stateId?: string | undefined;
  cityId?: string | undefined;
  near?: { lat: number; lng: number; radiusMeters: number } | undefined;
}

export const listCities = (db: Database, filter: CityFilter, limit: number): Promise<CityRow[]> => {
  let query = cities(db);
  if (filter.stateSlug) query = query.where('states.slug', '=', filter.stateSlug);
  if (filter.citySlug) query = query.where('cities.slug', '=', filter.citySlug);
  if (filter.stateId) query = query.where('cities.state_id', '=', filter.stateId);
  if (filter.cityId) query = query.where('cities.id', '=', filter.cityId);
  if (!filter.near)
    return query.orderBy('cities.population', 'desc').orderBy('cities.id').limit(limit).execute();
  const { lat, lng, radiusMeters } = filter.near;
  const dLat = radiusMeters / metersPerDegree;
  const dLng = dLat / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const away = sql<number>`(cities.latitude - ${lat}) ^ 2
    + ((cities.longitude - ${lng}) * cos(radians(${lat}))) ^ 2`;
  return query
    .where('cities.latitude', '>=', lat - dLat)
    .where('cities.latitude', '<=', lat + dLat)
    .where('cities.longitude', '>=', lng - dLng)
    .where('cities.longitude', '<=', lng + dLng)
    .orderBy(away)
    .limit(limit)
    .execute();
};

/** A review counts as one guest who stayed; ten of them weigh as much as one more stay. */
const popularity = sql<number>`count(*) + sum(listings.review_count) / 10.0`;

/** Cities with published stays, the most popular first. */
export const listPopularCities = async (
  db: Database,
  { stateSlug, limit }: { stateSlug?: string | undefined; limit: number },
): Promise<(CityRow & { stay_count: number; changed_at: Date })[]> => {
  const counts = await db
    .selectFrom('listings')
    .select((eb) => [
      'city_id',
      sql<number>`count(*)`.as('stay_count'),
      eb.fn.max('updated_at').as('changed_at'),
    ])
    .where('status', '=', 'published')
    .$if(stateSlug !== undefined, (query) =>
      query.where('state_id', 'in', (eb) =>
        eb
          .selectFrom('states')
          .select('id')
          .where('slug', '=', stateSlug ?? ''),
      ),
    )
    .groupBy('city_id')
    .orderBy(popularity, 'desc')
    .orderBy('city_id')
    .limit(limit)
    .execute();
  if (counts.length === 0) return [];
  const rows = await cities(db)
    .where(
      'cities.id',
      'in',
      counts.map((c) => c.city_id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return counts.flatMap(({ city_id, ...counted }) => {
    const row = byId.get(city_id);
    return row ? [{ ...row, ...counted }] : [];
  });
};
