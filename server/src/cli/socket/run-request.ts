import { Command, CommanderError } from 'commander';
import type { OpenDatabase } from '#platform/database/open-database';
import type { Runtime } from '../../create-context.ts';
import { addCommands } from '../add-commands.ts';
import type { CommandHost } from '../command-host.ts';
import type { RunRequest } from './listen-for-commands.ts';

/** Runs the commands of clients on the server's own runtime, with the output and exit code that they have elsewhere. */
export const runRequestOn =
  (runtime: Runtime, database: OpenDatabase): RunRequest =>
  async ({ args, cwd }, { output, signal }) => {
    const run: CommandHost['run'] = (work) => work({ ...runtime, database, migrated: [], output, signal });
    const golark = new Command('golark').exitOverride().configureOutput({
      writeOut: (text) => output.line(text.trimEnd()),
      writeErr: (text) => output.error(text.trimEnd()),
    });
    addCommands(golark, { cwd, run });
    try {
      await golark.parseAsync(args, { from: 'user' });
      return 0;
    } catch (error) {
      // it has printed its message
      if (error instanceof CommanderError) return error.exitCode;
      throw error;
    }
  };
