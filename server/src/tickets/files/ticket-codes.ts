import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { Context } from '#platform/context';
import { type BarcodeContent, barcodeOf } from '../rules/barcode.ts';
import { drawCode } from '../rules/draw-code.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import type { TransferRow } from '../transfer/transfers-store.ts';
import { isReady } from './ticket-file.ts';

const codeOf = (
  { secret }: Context,
  { number, id, version }: { number: number; id: string; version: BarcodeContent['version'] },
): TicketCode => {
  const code = barcodeOf(secret, { ticketId: id, version });
  return { number, code, ...drawCode(code) };
};

/** The codes of tickets that were issued here, are still with the buyer of the order and are not used. A seller's file has a code of its own. */
export const orderCodes = (ctx: Context, row: TicketOrderRow): TicketCode[] =>
  row.tickets
    .filter((ticket) => isReady(row, ticket) && ticket.file_key === null && ticket.status === 'VALID')
    .map((ticket) => codeOf(ctx, ticket));

/** The same for their new owner. */
export const receivedCodes = (ctx: Context, row: TransferRow): TicketCode[] =>
  row.status === 'ACCEPTED' && row.event_status !== 'CANCELED'
    ? row.tickets.filter(({ status }) => status === 'VALID').map((ticket) => codeOf(ctx, ticket))
    : [];
