import type { Command } from 'commander';
import { acceptRequest, declineRequest, findOrder, findOrderByCode, listRequests } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { formatUsd } from '#platform/format';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

const actor = 'operator';

export const describeRequests = async (ctx: Context): Promise<string[]> =>
  (await listRequests(ctx.db)).map(
    ({ code, deadline, totalAmount }) =>
      `${code}  ${formatUsd(totalAmount, 'en')}  answer by ${deadline?.toISOString() ?? '-'}`,
  );

type Answer = (ctx: Context, orderId: string, by: { actor: string }) => Promise<void>;

const response = async (ctx: Context, code: string, run: Answer): Promise<string> => {
  const order = await findOrderByCode(ctx.db, code);
  if (!order) throw new CommandError(`${code} is not the code of a reservation.`);
  try {
    await run(ctx, order.id, { actor });
  } catch (error) {
    if (error instanceof Failure) throw new CommandError(error.message);
    throw error;
  }
  const status = (await findOrder(ctx.db, order.id))?.status ?? '';
  return `${code} is ${status}.`;
};

/** Returns the message for the operator. Throws CommandError. */
export const acceptReservation = (ctx: Context, code: string): Promise<string> =>
  response(ctx, code, acceptRequest);

export const declineReservation = (ctx: Context, code: string): Promise<string> =>
  response(ctx, code, declineRequest);

/** `golark reservations …`: requests to book, answered by the operator for a host. */
export const addReservationCommands = (golark: Command, { run }: CommandHost): void => {
  const reservations = golark
    .command('reservations')
    .description('list, accept and decline requests to book');
  reservations
    .command('list')
    .description('requests that wait for an answer, the most urgent first')
    .action(() =>
      run(async ({ ctx, output }) => {
        const lines = await describeRequests(ctx);
        output.line(lines.length > 0 ? lines.join('\n') : 'No request waits for an answer.');
      }),
    );
  reservations
    .command('accept')
    .description('accept a request and charge the authorized card')
    .argument('<code>', 'the confirmation code')
    .action((code: string) =>
      run(async ({ ctx, output }) => output.line(await acceptReservation(ctx, code))),
    );
  reservations
    .command('decline')
    .description('decline a request; its nights are released and nothing is charged')
    .argument('<code>', 'the confirmation code')
    .action((code: string) =>
      run(async ({ ctx, output }) => output.line(await declineReservation(ctx, code))),
    );
};
