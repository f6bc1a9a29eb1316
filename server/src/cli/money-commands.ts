import { type Command, InvalidArgumentError } from 'commander';
import { checkLedger, listBalances } from '#ledger';
import { reconcilePayments } from '#orders';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';
import type { Output } from './output.ts';

const dayMilliseconds = 86_400_000;

/** One line per difference between our payments and the gateway's. */
export const describeDifferences = async (ctx: Context, days: number): Promise<string[]> => {
  const until = ctx.clock.now();
  const from = new Date(until.getTime() - days * dayMilliseconds);
  const differences = await reconcilePayments(ctx, { from, until });
  return differences.map(
    ({ paymentId, gatewayPaymentId, what }) => `${paymentId ?? '-'}  ${gatewayPaymentId ?? '-'}  ${what}`,
  );
};

/** One line per fault. */
export const describeLedgerFaults = async (ctx: Context): Promise<string[]> =>
  (await checkLedger(ctx.db)).map(({ what, row }) => `${what}: ${row}`);

export const describeBalances = async (ctx: Context, kind: string): Promise<string[]> =>
  (await listBalances(ctx.db, kind)).map(({ account, amount }) => `${account}  ${formatUsd(amount, 'en')}`);

const days = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('must be a number of days.');
  return Number(text);
};

/** Prints the lines and throws CommandError, or prints that there are none. */
const report = (output: Output, lines: string[], fine: string): void => {
  output.line(lines.length === 0 ? fine : lines.join('\n'));
  if (lines.length === 0) return;
  throw new CommandError(`${lines.length} ${lines.length === 1 ? 'problem' : 'problems'} found.`);
};

/** `golark payments …` and `golark ledger …`: checks of payments and ledger. */
export const addMoneyCommands = (golark: Command, { run }: CommandHost): void => {
  golark
    .command('payments')
    .description('compare payments with the gateway')
    .command('reconcile')
    .description('print every difference between our payments and the gateway')
    .option('--days <number>', 'how far back', days, 7)
    .action((options: { days: number }) =>
      run(async ({ ctx, output }) =>
        report(
          output,
          await describeDifferences(ctx, options.days),
          'Every payment agrees with the gateway.',
        ),
      ),
    );
  const ledger = golark.command('ledger').description('check the ledger and show balances');
  ledger
    .command('check')
    .description('verify sums, and that every payment and refund is posted exactly once')
    .action(() =>
      run(async ({ ctx, output }) =>
        report(output, await describeLedgerFaults(ctx), 'The ledger is consistent.'),
      ),
    );
  ledger
    .command('balances')
    .description('the balance of each account of a kind; negative is owed to the party')
    .argument('<kind>', 'host, seller, payouts, buyer, platform, tax or gateway')
    .action((kind: string) =>
      run(async ({ ctx, output }) => output.line((await describeBalances(ctx, kind)).join('\n'))),
    );
};
