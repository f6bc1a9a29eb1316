import type { Config } from '#platform/config';
import { migrate } from '#platform/database/migrate';
import { openDatabase } from '../create-context.ts';

export const migrateCommand = async (config: Config): Promise<void> => {
  const { pool, close } = await openDatabase(config);
  try {
    const ran = await migrate(pool);
    console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');
  } finally {
    await close();
  }
};
