import type { Command } from 'commander';
import { addCode, describeCodes, stopCode } from '#membership';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';
import { inCents, inInstant, inUses } from './read-options.ts';

interface NewCodeOptions {
  off: number;
  until?: Date;
  uses?: number;
}

const problems = {
  exists: 'is a code already.',
  'too-much': 'would take off all of the price. Nothing would remain to be paid.',
} as const;

/** Returns the message for the operator. Throws CommandError. */
export const addMembershipCode = async (
  ctx: Context,
  code: string,
  { off, until, uses }: NewCodeOptions,
): Promise<string> => {
  if (!/^[A-Za-z0-9-]{3,40}$/.test(code))
    throw new CommandError('A code has 3 to 40 letters, digits and hyphens.');
  if (until && until <= ctx.clock.now()) throw new CommandError('--until is in the past.');
  const added = await addCode(ctx, {
    code,
    discountAmount: off,
    endsAt: until ?? null,
    mostUses: uses ?? null,
  });
  if (added !== 'added') throw new CommandError(`${code} ${problems[added]}`);
  return `${code.toUpperCase()} takes ${formatUsd(off, 'en')} off the first period from now on.`;
};

export const stopMembershipCode = async (ctx: Context, code: string): Promise<string> => {
  if (!(await stopCode(ctx, code))) throw new CommandError(`${code} is no code that could be ended.`);
  return `${code.toUpperCase()} has ended. Members who used it keep their price.`;
};

/** One line for each code. */
export const describeMembershipCodes = async (ctx: Context): Promise<string[]> =>
  (await describeCodes(ctx)).map(
    ({ code, discountAmount, endsAt, mostUses, paidUses }) =>
      `${code}  ${formatUsd(discountAmount, 'en')} off  ${paidUses}${mostUses ? ` of ${mostUses}` : ''} used  ` +
      (endsAt ? `until ${endsAt.toISOString()}` : 'no end'),
  );

/** `golark membership codes …`: lists, adds and ends the codes of Go+. */
export const addMembershipCommands = (golark: Command, { run }: CommandHost): void => {
  const membership = golark.command('membership').description('the codes of Go+');
  const codes = membership.command('codes').description('list, add and end codes');
  codes
    .command('list')
    .description('every code with its uses, the oldest first')
    .action(() =>
      run(async ({ ctx, output }) =>
        output.line((await describeMembershipCodes(ctx)).join('\n') || 'No codes.'),
      ),
    );
  codes
    .command('add')
    .description('a code that lowers the first period')
    .argument('<code>')
    .requiredOption('--off <dollars>', 'what it takes off, such as 20 or 19.50', inCents)
    .option('--until <instant>', 'when it ends, such as 2027-01-01T08:00:00Z', inInstant)
    .option('--uses <number>', 'how often it can be used', inUses)
    .action((code: string, options: NewCodeOptions) =>
      run(async ({ ctx, output }) => output.line(await addMembershipCode(ctx, code, options))),
    );
  codes
    .command('end')
    .description('end a code now')
    .argument('<code>')
    .action((code: string) =>
      run(async ({ ctx, output }) => output.line(await stopMembershipCode(ctx, code))),
    );
};
