import type { Command } from 'commander';
import {
  type DeadLetter,
  discardDeadLetters,
  listDeadLetters,
  retryDeadLetters,
} from '#platform/jobs/dead-letters';
import type { Runtime } from '../create-context.ts';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

export const describeDeadLetters = (letters: readonly DeadLetter[]): string[] =>
  letters.map(
    ({ id, name, data, failedAt, reason }) =>
      `${id}  ${failedAt.toISOString()}  ${name}  ${JSON.stringify(data)}  ${reason}`,
  );

/** The given ids, or all of them. Throws CommandError for an unknown id. */
const chooseIds = async (
  { ctx }: Runtime,
  ids: string[],
  { all = false }: { all?: boolean },
): Promise<string[]> => {
  const known = (await listDeadLetters(ctx.db)).map((letter) => letter.id);
  if (all) return known;
  if (ids.length === 0) throw new CommandError('Name the ids of dead letters, or use --all.');
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown) throw new CommandError(`${unknown} is not the id of a dead letter.`);
  return ids;
};

/** Puts dead letters back into the queue. Returns the message for the operator. */
export const retryJobs = async (
  runtime: Runtime,
  ids: string[],
  options: { all?: boolean },
): Promise<string> => {
  const chosen = await chooseIds(runtime, ids, options);
  const count = chosen.length > 0 ? await retryDeadLetters(runtime.boss, chosen) : 0;
  return `${count} ${count === 1 ? 'job runs' : 'jobs run'} again.`;
};

export const discardJobs = async (
  runtime: Runtime,
  ids: string[],
  options: { all?: boolean },
): Promise<string> => {
  const chosen = await chooseIds(runtime, ids, options);
  if (chosen.length > 0) await discardDeadLetters(runtime.boss, chosen);
  return `${chosen.length} ${chosen.length === 1 ? 'job was' : 'jobs were'} discarded.`;
};

/** `golark jobs …`: lists, retries and discards jobs whose last attempt failed. */
export const addJobCommands = (golark: Command, { run }: CommandHost): void => {
  const jobs = golark
    .command('jobs')
    .description('list, retry and discard jobs that failed for the last time');
  jobs
    .command('list')
    .description('dead letters: id, time, job, data and last error')
    .action(() =>
      run(async ({ ctx, output }) => {
        const lines = describeDeadLetters(await listDeadLetters(ctx.db));
        output.line(lines.length > 0 ? lines.join('\n') : 'There are no dead letters.');
      }),
    );
  jobs
    .command('retry')
    .description('run dead letters again')
    .argument('[ids...]')
    .option('--all', 'every dead letter')
    .action((ids: string[], options: { all?: boolean }) =>
      run(async (runtime) => runtime.output.line(await retryJobs(runtime, ids, options))),
    );
  jobs
    .command('discard')
    .description('delete dead letters')
    .argument('[ids...]')
    .option('--all', 'every dead letter')
    .action((ids: string[], options: { all?: boolean }) =>
      run(async (runtime) => runtime.output.line(await discardJobs(runtime, ids, options))),
    );
};
