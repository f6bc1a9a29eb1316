import { Command } from 'commander';
import { ConfigError, readConfig } from '#platform/config';
import { DataFolderInUse } from '#platform/database/data-folder-lock';
import { migrateCommand } from './migrate-command.ts';
import { serve } from './serve.ts';

/** Errors that the operator can mend: told in a sentence, without a stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DataFolderInUse ||
  (error as Error)?.name === 'CommandError';

const program = (): Command => {
  const golark = new Command('golark').description('Runs and looks after a Golark marketplace.');
  golark
    .command('serve', { isDefault: true })
    .description('migrate, fill an empty demo catalogue, serve web and API')
    .action(() => serve(readConfig(process.env)));
  golark
    .command('migrate')
    .description('bring the database up to date')
    .action(() => migrateCommand(readConfig(process.env)));
  return golark;
};

export const runCommand = async (args: string[]): Promise<void> => {
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!isForOperator(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
