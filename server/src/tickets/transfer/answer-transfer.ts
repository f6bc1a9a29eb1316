import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { findReceived, getReceivedTickets, type TransferAccess } from './received-tickets.ts';
import { writeTransferEmail } from './transfer-email.ts';
import { transferObstacle } from './transfer-rules.ts';
import { endTransfer, lockSale, markAccepted, type TransferRow } from './transfers-store.ts';

const hasEnded = (): Failure =>
  new Failure('INVALID_STATE', {
    detail: 'These tickets are no longer offered: they were withdrawn, refunded, or the event has begun.',
  });

const accept = (ctx: Context, row: TransferRow, { session, locale }: Caller): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const accountId = session?.account.accountId ?? null;
    if (!(await lockSale(trx, row.item_id))) throw hasEnded();
    // the same person in two tabs, or the second press of a button, has accepted
    if (!(await markAccepted(trx, { id: row.id, accountId, locale, now }))) return;
    await writeTransferEmail(ctx, trx, { kind: 'accepted', transferId: row.id });
    reachStep('tickets.accepted.before-commit');
  });

/** Makes the caller the owner. Accepting again returns the same tickets. Throws NOT_FOUND, INVALID_STATE. */
export const acceptTickets = async (
  ctx: Context,
  caller: Caller,
  access: TransferAccess,
): Promise<{ transfer: ReceivedTickets }> => {
  const row = await findReceived(ctx, caller, access);
  if (caller.session?.account.accountId === row.payer_account_id)
    throw new Failure('INVALID_STATE', { detail: 'You sent these tickets. They are still yours.' });
  if (row.status !== 'ACCEPTED') {
    if (row.status !== 'SENT' || transferObstacle(row, ctx.clock.now())) throw hasEnded();
    await accept(ctx, row, caller);
  }
  const answer = await getReceivedTickets(ctx, caller, access);
  if (answer.transfer.status !== 'ACCEPTED') throw hasEnded();
  return answer;
};

/** Declines a transfer: the tickets stay with the sender. Throws NOT_FOUND, INVALID_STATE. */
export const declineTickets = async (
  ctx: Context,
  caller: Caller,
  access: TransferAccess,
): Promise<{ transfer: ReceivedTickets }> => {
  const row = await findReceived(ctx, caller, access);
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, row.item_id);
    if (!(await endTransfer(trx, { id: row.id, status: 'DECLINED', now: ctx.clock.now() }))) throw hasEnded();
    await writeTransferEmail(ctx, trx, { kind: 'declined', transferId: row.id });
  });
  return getReceivedTickets(ctx, caller, access);
};
