import { cancelItem } from '#orders';
import type { Context } from '#platform/context';
import type { PeriodRecord } from './store/periods.ts';

/** Cancels the order of a period that was not paid, so that nothing is refunded. Throws as `cancelItem`. */
export const giveUpPeriod = async (ctx: Context, { orderId, id: itemId }: PeriodRecord): Promise<void> => {
  await cancelItem(ctx, {
    ...{ orderId, itemId, actor: 'guest' },
    refundPerLine: (lines) => lines.map(() => 0),
  });
};
