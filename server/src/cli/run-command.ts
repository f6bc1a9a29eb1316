import { createInterface } from 'node:readline';
import { dataDirOf, readConfig } from '#platform/config';
import { isDiskFull } from '#platform/disk-full';
import { isForOperator } from './is-for-operator.ts';
import { terminalOutput } from './output.ts';
import { rehearseCopyCommand } from './rehearsal/rehearse-copy-command.ts';
import { sendCommand } from './socket/send-command.ts';

/** Commands that run in a process of their own, and options of the program itself. */
const isForThisProcess = ([name = 'serve', ...rest]: string[]): boolean =>
  ['serve', 'help', rehearseCopyCommand].includes(name) ||
  name.startsWith('-') ||
  rest.some((argument) => argument === '--help' || argument === '-h');

/** Sends the command to the server that has the embedded database open; returns null if there is none. */
const runInServer = async (args: string[]): Promise<number | null> => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return databaseUrl ? null : sendCommand(dataDir, { args, cwd: process.cwd() }, terminalOutput);
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

const runOnce = async (args: string[]): Promise<void> => {
  const exitCode = isForThisProcess(args) ? null : await runInServer(args);
  if (exitCode !== null) {
    process.exitCode = exitCode;
    return;
  }
  // the whole application, which a command that runs in the server does not need
  const { runInThisProcess } = await import('./local-program.ts');
  await runInThisProcess(args);
};

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
