import type pg from 'pg';
import { migrate } from '#platform/database/migrate';
import type { Database } from '#platform/database/open-database';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import { illustrateListings } from '#stays';

/** Runs the migrations, and the data migrations that need code; returns the names of the files that ran. */
export const migrateDatabase = async ({ db, pool }: { db: Database; pool: pg.Pool }): Promise<string[]> => {
  const ran = await migrate(pool);
  await illustrateListings({ db, illustrate: illustrateWithDrawings });
  return ran;
};
