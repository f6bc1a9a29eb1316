import { decisionReasonLength } from '@golark/contract/objections/rules';
import { hasControl } from '@golark/contract/text/rules';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { formatUsd } from '#platform/format';
import { decideObjection, findSaleByCode, latestObjection, listSalesToDecide } from '#selling';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

const hourMilliseconds = 3_600_000;

/** `3 d` or `5 h` */
const ageOf = (from: string, now: Date): string => {
  const hours = Math.floor((now.getTime() - Date.parse(from)) / hourMilliseconds);
  return hours >= 48 ? `${Math.floor(hours / 24)} d` : `${hours} h`;
};

/** A few lines for each objection that waits for a decision, the oldest first. */
export const describeObjections = async (ctx: Context): Promise<string[]> =>
  (await listSalesToDecide(ctx.db)).flatMap((sale) => {
    const objection = latestObjection(sale);
    if (!objection) return [];
    const { transfer_service: service, transfer_reference: reference } = sale;
    const how = service === null ? 'as a file' : `by ${service}, reference ${reference}`;
    return [
      `${sale.code}  ${objection.kind}  ${ageOf(objection.made_at, ctx.clock.now())} old  ` +
        `payout ${formatUsd(sale.payout_amount, 'en')} due ${sale.pays_at.toISOString()}`,
      `  ${sale.title}, ${sale.starts_at.toISOString()}; delivered ${sale.delivered_at?.toISOString()} ${how}`,
      ...(objection.details === null ? [] : [`  buyer: ${objection.details.replaceAll(/\s+/g, ' ')}`]),
      ...(objection.answer === null ? [] : [`  seller: ${objection.answer.replaceAll(/\s+/g, ' ')}`]),
    ];
  });

interface Decision {
  winner: 'buyer' | 'seller';
  reason: string;
}

/** Returns the message for the operator. Throws CommandError. */
export const decideSale = async (ctx: Context, code: string, decision: Decision): Promise<string> => {
  const sale = await findSaleByCode(ctx.db, code.toUpperCase());
  if (!sale) throw new CommandError(`${code} is not the code of a sale.`);
  try {
    await decideObjection(ctx, { itemId: sale.item_id, orderId: sale.order_id }, decision);
  } catch (error) {
    if (error instanceof Failure) throw new CommandError(error.message);
    throw error;
  }
  return decision.winner === 'buyer'
    ? `${sale.code}: decided for the buyer, who gets everything back. The seller owes the fee for tickets that are not delivered.`
    : `${sale.code}: decided for the seller, who is paid ${sale.pays_at <= ctx.clock.now() ? 'now' : `at ${sale.pays_at.toISOString()}`}.`;
};

const inReason = (typed: string): string => {
  const reason = typed.trim();
  if (reason === '' || reason.length > decisionReasonLength || hasControl(reason))
    throw new InvalidArgumentError(`must have 1 to ${decisionReasonLength} characters.`);
  return reason;
};

/** `golark sales …`: decides between buyers and sellers of tickets. */
export const addSaleCommands = (golark: Command, { run }: CommandHost): void => {
  const sales = golark.command('sales').description('decide about tickets that buyers have objected to');
  sales
    .command('objections')
    .description('what buyers say about delivered tickets, the oldest first; each stops a payout')
    .action(() =>
      run(async ({ ctx, output }) =>
        output.line((await describeObjections(ctx)).join('\n') || 'No objection waits for a decision.'),
      ),
    );
  sales
    .command('decide')
    .description('refund the buyer in full, or let the seller be paid')
    .argument('<code>', 'the code of the order')
    .addArgument(new Argument('<winner>', 'for whom').choices(['buyer', 'seller']))
    .requiredOption('--reason <text>', 'why; buyer and seller both read it', inReason)
    .action((code: string, winner: Decision['winner'], { reason }: { reason: string }) =>
      run(async ({ ctx, output }) => output.line(await decideSale(ctx, code, { winner, reason }))),
    );
};
