import { giveUpOrder } from '#orders';
import type { Context } from '#platform/context';
import type { PeriodRecord } from './store/periods.ts';

/** Ends the order of a period that is not paid. Throws as `giveUpOrder`. */
export const giveUpPeriod = (ctx: Context, { orderId, id: itemId }: PeriodRecord): Promise<void> =>
  giveUpOrder(ctx, { orderId, itemId });
