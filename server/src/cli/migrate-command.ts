import type { CommandRuntime } from './command-host.ts';
import { migrateDatabase } from './migrate-database.ts';

/** `golark migrate`. A running server was migrated when it started; it runs only files that were added since. */
export const migrateCommand = async ({ database, migrated, output }: CommandRuntime): Promise<void> => {
  const ran = [...migrated, ...(await migrateDatabase(database))];
  output.line(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');
};
