import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { type Config, dataDirOf, readConfig } from '#platform/config';
import { isDiskFull } from '#platform/disk-full';
import { addCommands } from './add-commands.ts';
import type { CommandHost } from './command-host.ts';
import { isForOperator } from './is-for-operator.ts';
import { terminalOutput } from './output.ts';
import { rehearseCopy, rehearseCopyCommand } from './rehearsal/rehearse-in-child.ts';
import { runLocally } from './run-locally.ts';
import { serve } from './serve.ts';
import { sendCommand } from './socket/send-command.ts';

/** Sends the command to the server that has the embedded database open; returns null if there is none. */
const runInServer = async (
  config: Config,
  request: { args: string[]; cwd: string },
): Promise<number | null> =>
  config.databaseUrl ? null : sendCommand(config.dataDir, request, terminalOutput);

const program = (args: string[]): Command => {
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
  const cwd = process.cwd();
  const run: CommandHost['run'] = async (work) => {
    const config = readConfig(process.env);
    const exitCode = await runInServer(config, { args, cwd });
    if (exitCode === null) await runLocally(config, work);
    else process.exitCode = exitCode;
  };
  addCommands(golark, { cwd, run });
  return golark;
};

const endWith = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const diskFullMessage = (dir: string): string =>
  `The disk of the data folder ${dir} is full. Free some space, or set DATA_DIR to a folder on another disk, and start again; nothing has to be removed.`;

/** `golark scan EVENT` without a barcode. The process that runs commands has no terminal: each line is a command of its own. */
const readsLines = (args: string[]): boolean =>
  args[0] === 'scan' && args.length === 2 && !args[1]?.startsWith('-');

const runOnce = (args: string[]): Promise<unknown> => program(args).parseAsync(args, { from: 'user' });

const runEachLine = async (args: string[]): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') await runOnce([...args, line.trim()]);
};

/** Errors that the operator can fix are printed as a sentence without a stack trace. */
export const runCommand = async (args: string[]): Promise<void> => {
  try {
    await (readsLines(args) ? runEachLine(args) : runOnce(args));
  } catch (error) {
    const dir = dataDirOf(process.env);
    if (isDiskFull(error, dir)) endWith(diskFullMessage(dir));
    else if (isForOperator(error)) endWith(error.message);
    else throw error;
  }
};
