import fs from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { verifyQueueOf, verifyQueueText } from '#tickets';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';
import { rehearseInChild } from './rehearsal/rehearse-in-child.ts';

const wholeNumber = (text: string): number => {
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < 1)
    throw new InvalidArgumentError('must be a whole number from 1 to 999999.');
  return number;
};

const addQueueCommand = (golark: Command, { cwd, run }: CommandHost): void => {
  const queue = golark.command('queue').description('the queues of sales that many people wanted');
  queue
    .command('verify')
    .description('compute a draw again, from the published log')
    .argument('<event or file>', 'the id of an event, or a log that was saved from /v1/events/{id}/queue/log')
    .action((subject: string) =>
      run(async ({ ctx, output }) => {
        const file = path.resolve(cwd, subject);
        const { problems, summary } = fs.existsSync(file)
          ? await verifyQueueText(fs.readFileSync(file, 'utf8'))
          : await verifyQueueOf(ctx, subject);
        if (problems.length > 0) throw new CommandError(problems.join('\n'));
        output.line(summary);
      }),
    );
};

const addRehearseCommand = (golark: Command, { run }: CommandHost): void => {
  golark
    .command('rehearse')
    .description('run the sale of an event on a copy, with as many buyers at once as you expect')
    .argument('<event>', 'its id')
    .requiredOption('--buyers <number>', 'how many come at the same moment', wholeNumber)
    .option('--tickets <number>', 'how many each of them wants', wholeNumber, 2)
    .action((eventId: string, options: { buyers: number; tickets: number }) =>
      run((runtime) => rehearseInChild(runtime, { eventId, ...options })),
    );
};

/** `golark queue verify` and `golark rehearse`. */
export const addQueueCommands = (golark: Command, host: CommandHost): void => {
  addQueueCommand(golark, host);
  addRehearseCommand(golark, host);
};
