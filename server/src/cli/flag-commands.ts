import type { FlagValue } from '@golark/contract/flags/schemas';
import { type Command, InvalidArgumentError } from 'commander';
import { findAccountByEmail } from '#accounts';
import { countAccountRules, deleteFlag, listFlags, writeAccountRule, writeFlag } from '#flags';
import type { Database } from '#platform/database/open-database';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';
import type { Output } from './output.ts';

const flagName = (text: string): string => {
  if (/^[A-Z][A-Z0-9_]{1,63}$/.test(text)) return text;
  throw new InvalidArgumentError('must be capital letters, digits and underscores.');
};

const percentage = (text: string): number => {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new InvalidArgumentError('must be a whole number from 0 to 100.');
};

/** Parses `true`, `false` and numbers; everything else is text. */
const flagValue = (text: string): FlagValue => {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

const showFlags = async (db: Database, output: Output): Promise<void> => {
  const [flags, rules] = await Promise.all([listFlags(db), countAccountRules(db)]);
  for (const { name, onValue, offValue, percentage: share } of flags) {
    const values = `${JSON.stringify(onValue)} or ${JSON.stringify(offValue)}`;
    output.line(`${name}: on for ${share} % of devices (${values}), ${rules.get(name) ?? 0} account rules`);
  }
};

interface SetOptions {
  percentage?: number;
  on?: FlagValue;
  off?: FlagValue;
}

/** Creates the flag or changes the given options; the type of a flag's value cannot change. */
export const setFlag = async (db: Database, name: string, options: SetOptions): Promise<void> => {
  const known = (await listFlags(db)).find((flag) => flag.name === name);
  const onValue = options.on ?? known?.onValue ?? true;
  const offValue = options.off ?? known?.offValue ?? false;
  const kind = typeof (known?.onValue ?? onValue);
  if (typeof onValue !== kind || typeof offValue !== kind) {
    throw new CommandError(`${name} has ${kind} values: give both --on and --off as a ${kind}.`);
  }
  const flag = { name, onValue, offValue, percentage: options.percentage ?? known?.percentage ?? 0 };
  await db.transaction().execute((trx) => writeFlag(trx, flag));
};

const rules: Record<string, boolean | null> = { on: true, off: false, default: null };

export const setAccountRule = async (
  db: Database,
  name: string,
  { email, rule }: { email: string; rule: string },
): Promise<void> => {
  const isOn = rules[rule];
  if (isOn === undefined) throw new CommandError('The rule is one of on, off, default.');
  if (!(await listFlags(db)).some((flag) => flag.name === name)) {
    throw new CommandError(`There is no flag ${name}.`);
  }
  const account = await findAccountByEmail(db, email);
  if (!account) throw new CommandError(`There is no account with the email address ${email}.`);
  await db.transaction().execute((trx) => writeAccountRule(trx, { name, accountId: account.id, isOn }));
};

/** `golark flags …`: shows and changes feature flags. A running server applies changes within a second. */
export const addFlagCommands = (golark: Command, { run }: CommandHost): void => {
  const flags = golark.command('flags').description('feature flags: list, set, account, remove');
  flags
    .command('list', { isDefault: true })
    .description('every flag with its share of devices')
    .action(() => run(({ ctx, output }) => showFlags(ctx.db, output)));
  flags
    .command('set')
    .description('make a flag, or change it')
    .argument('<name>', 'such as REFINED_DESCRIPTION_TOGGLE', flagName)
    .option('--percentage <share>', 'of the devices it is on for', percentage)
    .option('--on <value>', 'what it gives where it is on; true when left out', flagValue)
    .option('--off <value>', 'what it gives elsewhere; false when left out', flagValue)
    .action((name: string, options: SetOptions) =>
      run(async ({ ctx, output }) => {
        await setFlag(ctx.db, name, options);
        await showFlags(ctx.db, output);
      }),
    );
  flags
    .command('account')
    .description("an account's own value: on, off, or default to follow its device")
    .argument('<name>', 'the flag', flagName)
    .argument('<email>', 'of the account')
    .argument('<rule>', 'on, off or default')
    .action((name: string, email: string, rule: string) =>
      run(({ ctx }) => setAccountRule(ctx.db, name, { email, rule })),
    );
  flags
    .command('remove')
    .description('delete a flag and its account rules')
    .argument('<name>', 'the flag', flagName)
    .action((name: string) =>
      run(async ({ ctx }) => {
        const isGone = await ctx.db.transaction().execute((trx) => deleteFlag(trx, name));
        if (!isGone) throw new CommandError(`There is no flag ${name}.`);
      }),
    );
};
