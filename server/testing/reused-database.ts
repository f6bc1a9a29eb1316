import type { OpenDatabase } from '#platform/database/open-database';
import { type Origin, type Run, readOrigin, restore } from './restorable-database.ts';

/** A database of either kind that can serve one test file after another. */
export interface ReusableDatabase {
  /** Opens it for a file. Closing what this returns closes its connections and keeps the database. */
  open(): Promise<OpenDatabase>;
  /** Runs work on a connection of its own, after all others have ended. */
  whileUnused<Result>(work: (run: Run) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

interface Known {
  database: ReusableDatabase;
  origin: Origin;
}

let unused: Known | null = null;

const createKnown = async (create: () => Promise<ReusableDatabase>): Promise<Known> => {
  const database = await create();
  return { database, origin: await database.whileUnused(readOrigin) };
};

/**
 * A database as in the template. The worker keeps one for its next file, because creating one takes longer than emptying it; a second one
 * at the same time, and one that cannot be restored, is removed.
 */
export const openReusedDatabase = async (create: () => Promise<ReusableDatabase>): Promise<OpenDatabase> => {
  const known = unused ?? (await createKnown(create));
  unused = null;
  const { database, origin } = known;
  const opened = await database.open();
  return {
    ...opened,
    close: async () => {
      await opened.close();
      const isRestored =
        !unused && (await database.whileUnused((run) => restore(run, origin)).catch(() => false));
      if (isRestored && !unused) unused = known;
      else await database.remove();
    },
  };
};
