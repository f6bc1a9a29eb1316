import type { Context } from '#platform/context';
import { findTicketOrder } from '../store/ticket-orders.ts';
import { type TicketEmail, writeTicketEmail } from './write-ticket-email.ts';

/** Writes an email about the tickets of an order to their buyer; nothing for an order without tickets. */
export const emailTicketBuyer = async (
  ctx: Context,
  orderId: string,
  about: Omit<TicketEmail, 'row'>,
): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (!row) return;
  const refundAmount = row.refunded_amount;
  await ctx.db.transaction().execute((trx) => writeTicketEmail(ctx, trx, { refundAmount, ...about, row }));
};
