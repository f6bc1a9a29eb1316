import { readConfig } from '#platform/config';
import { migrate } from '#platform/database/migrate';
import { createRuntime, openDatabase, type Runtime } from '../create-context.ts';

/** Opens the configured marketplace for one command and closes it again. */
export const withRuntime = async (run: (runtime: Runtime) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database.pool);
    const runtime = await createRuntime(config, database);
    await run(runtime).finally(() => runtime.ctx.jobs.stop());
  } finally {
    await database.close();
  }
};
