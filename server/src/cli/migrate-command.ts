import type { Config } from '#platform/config';
import { openDatabase } from '../create-context.ts';
import { migrateDatabase } from './migrate-database.ts';

export const migrateCommand = async (config: Config): Promise<void> => {
  const database = await openDatabase(config);
  try {
    const ran = await migrateDatabase(database);
    console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.close();
  }
};
