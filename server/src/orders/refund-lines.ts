import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { OrderItem } from '#platform/fulfilment';
import { cutBalance } from './balances/cut-balance.ts';
import { type CanceledItem, openRefund } from './cancel-item.ts';
import { buyerOf } from './refund-late-payment.ts';
import { entriesOfRefund } from './rules/ledger-entries.ts';
import type { LockedOrder, OrderLine } from './store/orders.ts';

interface Returned {
  order: LockedOrder;
  item: OrderItem;
  cause: string;
  reason: 'changed' | 'resold';
  /** Negative amounts go to the buyer, positive ones are paid from the others. */
  lines: readonly OrderLine[];
}

/** Returns money for an item that stays confirmed: off its balance first, and what was paid by a refund. */
export const refundLines = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, item, cause, reason, lines: settled }: Returned,
): Promise<CanceledItem> => {
  const lines = await cutBalance(ctx, trx, { order, itemId: item.id, cause, lines: settled });
  const amounts = lines.map(({ amount }) => -amount);
  const refunded = await openRefund(ctx, trx, { order, item, cause, reason, lines, amounts });
  // money that moves between the parties alone
  if (!refunded.refundId && lines.length > 0)
    await postTransaction(trx, {
      cause,
      orderId: order.row.id,
      at: ctx.clock.now(),
      entries: entriesOfRefund(
        buyerOf(order),
        lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 })),
      ),
    });
  return refunded;
};
