import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import type { AccountCaller, Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { isTransferKey } from '../order-key.ts';
import { presentReceived } from './present-received.ts';
import { findTransfer, listAccepted, type TransferRow } from './transfers-store.ts';

export interface TransferAccess {
  transferId: string;
  /** Of the link in the email; an account that has accepted needs none. */
  key?: string | undefined;
}

/** The transfer, if the caller has its key or has accepted it. Throws NOT_FOUND. */
export const findReceived = async (
  ctx: Context,
  { session }: Pick<Caller, 'session'>,
  { transferId, key }: TransferAccess,
): Promise<TransferRow> => {
  const row = isUuid(transferId) ? await findTransfer(ctx.db, transferId) : undefined;
  const hasKey = key !== undefined && isTransferKey(ctx.secret, { transferId, key });
  const isTheirs = session !== null && row?.recipient_account_id === session.account.accountId;
  if (!row || !(hasKey || isTheirs)) throw notFound('This transfer');
  return row;
};

/** Throws NOT_FOUND. */
export const getReceivedTickets = async (
  ctx: Context,
  caller: Caller,
  access: TransferAccess,
): Promise<{ transfer: ReceivedTickets }> => ({
  transfer: presentReceived(ctx, await findReceived(ctx, caller, access), caller.locale),
});

export const listReceivedTickets = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
): Promise<{ transfers: ReceivedTickets[] }> => {
  const rows = await listAccepted(ctx.db, { accountId, now: ctx.clock.now() });
  return { transfers: rows.map((row) => presentReceived(ctx, row, locale)) };
};
