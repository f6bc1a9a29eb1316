import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { untilWaiting } from '#testing/until-waiting';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of ['one', 'two']) await aListing(database.db, { id });
});
afterAll(() => database.close());

const amenitiesInSearch = async (id: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ amenity: string }>(
    `SELECT a.amenity FROM search_units u JOIN search_amenities a ON a.code = ANY (u.amenities)
     WHERE u.listing_id = $1 ORDER BY a.amenity`,
    [id],
  );
  return rows.map(({ amenity }) => amenity);
};

test.skipIf(!inject('postgresUrl'))(
  'two transactions that add the same new amenities in another order both succeed',
  async () => {
    const clients = [await database.pool.connect(), await database.pool.connect()] as const;
    const add = (client: 0 | 1, amenity: string) =>
      clients[client].query('UPDATE listings SET amenities = amenities || $1::text[] WHERE id = $2', [
        [amenity],
        ['one', 'two'][client],
      ]);
    try {
      for (const client of clients) await client.query('BEGIN');
      await add(0, 'sundial');
      const first = add(1, 'orchard');
      await Promise.race([first, untilWaiting(database.db, 1)]);
      const second = first.then(() => add(1, 'sundial')).then(() => clients[1].query('COMMIT'));
      await add(0, 'orchard');
      await clients[0].query('COMMIT');
      await second;
    } finally {
      for (const client of clients) client.release();
    }
    for (const id of ['one', 'two'])
      expect(await amenitiesInSearch(id)).toEqual(expect.arrayContaining(['orchard', 'sundial']));
  },
);
