import type { Config } from '#platform/config';
import { DataFolderInUse } from '#platform/database/data-folder-lock';
import { migrate } from '#platform/database/migrate';
import type { OpenDatabase } from '#platform/database/open-database';
import { createRuntime, openDatabase } from '../create-context.ts';
import { CommandError } from './command-error.ts';
import type { CommandRuntime } from './command-host.ts';
import { terminalOutput } from './output.ts';

const open = async (config: Config): Promise<OpenDatabase> => {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CommandError(
      `The data folder ${error.dir} is in use by ${error.holder}, which does not accept commands: it is a server that starts or stops, or another command. Try again when it is done.`,
    );
  }
};

/** Opens the configured database for one command and closes it again. Throws CommandError if it is in use. */
export const runLocally = async (
  config: Config,
  work: (runtime: CommandRuntime) => Promise<void>,
): Promise<void> => {
  const database = await open(config);
  try {
    const migrated = await migrate(database.pool);
    const runtime = await createRuntime(config, database);
    // Ctrl-C ends this process, and the command with it
    const { signal } = new AbortController();
    await work({ ...runtime, database, migrated, output: terminalOutput, signal }).finally(() =>
      runtime.ctx.jobs.stop(),
    );
  } finally {
    await database.close();
  }
};
