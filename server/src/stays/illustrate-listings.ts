import { sql, type Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { StayFacts } from '#platform/illustrate';
import { replacePhotos } from './save-photos.ts';

const milestone = 'listings-illustrated';
const batchSize = 500;

const listUnillustrated = async (trx: Transaction<DB>, after: string): Promise<StayFacts[]> => {
  const { rows } = await sql<StayFacts>`
    SELECT l.id, l.property_type AS "propertyType", l.state_id AS "stateId", c.population AS "cityPopulation",
      c.is_coastal AS "isCoastal", l.amenities, l.bedrooms, l.latitude, l.longitude, t.title
    FROM listings l JOIN cities c ON c.id = l.city_id
    LEFT JOIN listing_texts t ON t.listing_id = l.id AND t.locale = 'en'
    WHERE l.id > ${after} AND NOT EXISTS (SELECT FROM listing_photos p WHERE p.listing_id = l.id)
    ORDER BY l.id LIMIT ${batchSize}`.execute(trx);
  return rows;
};

/**
 * Adds photo rows to listings of an older database, which drew the same pictures from facts. Runs once after the
 * migrations; an interrupted run is continued.
 */
export const illustrateListings = async ({
  db,
  illustrate,
}: Pick<Context, 'db' | 'illustrate'>): Promise<void> => {
  const done = await db
    .selectFrom('milestones')
    .select('name')
    .where('name', '=', milestone)
    .executeTakeFirst();
  if (done) return;
  let after = '';
  for (;;) {
    const stays = await db.transaction().execute(async (trx) => {
      const batch = await listUnillustrated(trx, after);
      await replacePhotos(
        trx,
        batch.map((facts) => ({ listingId: facts.id, photos: illustrate(facts) })),
      );
      return batch;
    });
    const last = stays.at(-1);
    if (!last) break;
    after = last.id;
  }
  await db
    .insertInto('milestones')
    .values({ name: milestone })
    .onConflict((on) => on.doNothing())
    .execute();
};
