import type { Command } from 'commander';
import { listSuspended, restoreAccount, type SuspensionChange, suspendAccount } from '#accounts';
import type { Context } from '#platform/context';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

const report = (email: string, change: SuspensionChange, state: string): string => {
  if (change === 'unknown') throw new CommandError(`${email} is not the email address of an account.`);
  return change === 'changed' ? `${email} is ${state} from now on.` : `${email} was ${state} already.`;
};

/** Returns the message for the operator. Throws CommandError for an unknown address. */
export const suspend = async (ctx: Context, email: string, { reason }: { reason: string }): Promise<string> =>
  report(email, await suspendAccount(ctx, { email }, reason), 'suspended');

export const restore = async (ctx: Context, email: string): Promise<string> =>
  report(email, await restoreAccount(ctx, { email }), 'open');

export const describeSuspended = async (ctx: Context): Promise<string[]> =>
  (await listSuspended(ctx)).map(({ email, since, reason }) => `${since.toISOString()}  ${email}  ${reason}`);

/** `golark accounts …`: suspends an account, restores it, lists suspended accounts. */
export const addAccountCommands = (golark: Command, { run }: CommandHost): void => {
  const accounts = golark.command('accounts').description('suspend and restore accounts');
  accounts
    .command('suspend')
    .description('stop an account everywhere at once; nothing of it is deleted')
    .argument('<email>')
    .requiredOption('--reason <words>', 'why; kept with the account, never shown to its owner')
    .action((email: string, options: { reason: string }) =>
      run(async ({ ctx, output }) => output.line(await suspend(ctx, email, options))),
    );
  accounts
    .command('restore')
    .description('open a suspended account again')
    .argument('<email>')
    .action((email: string) => run(async ({ ctx, output }) => output.line(await restore(ctx, email))));
  accounts
    .command('list')
    .description('the suspended accounts, the latest first')
    .action(() =>
      run(async ({ ctx, output }) => {
        const lines = await describeSuspended(ctx);
        output.line(lines.length > 0 ? lines.join('\n') : 'No account is suspended.');
      }),
    );
};
