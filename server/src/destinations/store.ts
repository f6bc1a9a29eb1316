import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { Cities, PointsOfInterest, States } from '#platform/database/tables';

export type CityRow = Selectable<Cities> & { state_name: string; state_slug: string };

const cities = (db: Database) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .selectAll('cities')
    .select(['states.name as state_name', 'states.slug as state_slug']);

export const findCity = (db: Database, id: string): Promise<CityRow | undefined> =>
  cities(db).where('cities.id', '=', id).executeTakeFirst();

/** All of them, larger ones first. */
export const listCities = (db: Database): Promise<CityRow[]> =>
  cities(db).orderBy('cities.population', 'desc').orderBy('cities.id').execute();

/** Changes when any place does. */
export const readFingerprint = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT concat(count(*), ' ', sum(hashtext(concat(c::text, s::text)))) AS fingerprint
    FROM cities c JOIN states s ON s.id = c.state_id`.execute(db);
  return rows[0]?.fingerprint ?? '';
};

export type StateRow = Selectable<States>;
export type PointRow = Selectable<PointsOfInterest>;

export const listStates = (db: Database): Promise<StateRow[]> =>
  db.selectFrom('states').selectAll().execute();

export const listPoints = (db: Database): Promise<PointRow[]> =>
  db.selectFrom('points_of_interest').selectAll().orderBy('id').execute();

/** Changes when any point of interest or place does. */
export const readPointsFingerprint = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT concat(count(*), ' ', sum(hashtext(p::text))) AS fingerprint FROM points_of_interest p`.execute(
    db,
  );
  return `${await readFingerprint(db)} ${rows[0]?.fingerprint}`;
};

/** Sights for which a city may be shown; neighborhoods and airports belong to cities that are shown anyway. */
const sightKinds = ['national-park', 'mountain', 'lake', 'shore'] as const;

export const listSights = (db: Database) =>
  db
    .selectFrom('points_of_interest')
    .select(['name_en', 'name_es', 'latitude', 'longitude'])
    .select((eb) => eb.ref('kind').$castTo<(typeof sightKinds)[number]>().as('kind'))
    .where('kind', 'in', sightKinds)
    .execute();

/** A review counts as one guest who stayed; ten of them weigh as much as one more stay. */
const popularity = sql<number>`count(*) + sum(listings.review_count) / 10.0`;

const published = (db: Database) => db.selectFrom('listings').where('status', '=', 'published');

/** Cities with published stays, the most popular first. */
export const listPopularCities = async (
  db: Database,
  { stateSlug, limit }: { stateSlug?: string | undefined; limit: number },
): Promise<(CityRow & { stay_count: number; changed_at: Date })[]> => {
  const counts = await published(db)
    .select((eb) => [
      'city_id',
      sql<number>`count(*)`.as('stay_count'),
      eb.fn.max('updated_at').as('changed_at'),
    ])
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

/** All states by name, also those without a published stay. */
export const listStatesWithStays = async (
  db: Database,
): Promise<{ id: string; name: string; slug: string; stay_count: number }[]> => {
  const [states, counts] = await Promise.all([
    listStates(db),
    published(db)
      .select(['state_id', sql<number>`count(*)`.as('stay_count')])
      .groupBy('state_id')
      .execute(),
  ]);
  const byState = new Map(counts.map(({ state_id, stay_count }) => [state_id, stay_count]));
  return states
    .map((state) => ({ ...state, stay_count: byState.get(state.id) ?? 0 }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
