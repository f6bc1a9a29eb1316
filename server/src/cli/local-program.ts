import { Command } from 'commander';
import { readConfig } from '#platform/config';
import { addCommands } from './add-commands.ts';
import { rehearseCopyCommand } from './rehearsal/rehearse-copy-command.ts';
import { rehearseCopy } from './rehearsal/rehearse-in-child.ts';
import { runLocally } from './run-locally.ts';
import { serve } from './serve.ts';

const program = (): Command => {
  const golark = new Command('golark').description('Runs and operates a Golark marketplace.');
  golark
    .command('serve', { isDefault: true })
    .description('migrate, fill an empty demo catalog, serve web and API')
    .action(() => serve(readConfig(process.env)));
  golark
    .command(rehearseCopyCommand, { hidden: true })
    .argument('<file>')
    .argument('<buyers>')
    .argument('<tickets>')
    .action((file: string, buyers: string, tickets: string) =>
      rehearseCopy(file, Number(buyers), Number(tickets)),
    );
  addCommands(golark, { cwd: process.cwd(), run: (work) => runLocally(readConfig(process.env), work) });
  return golark;
};

/** Parses the arguments and runs their command in this process. */
export const runInThisProcess = (args: string[]): Promise<unknown> =>
  program().parseAsync(args, { from: 'user' });
