import type { OrderObjection } from '@golark/contract/objections/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { findAccessibleOrder } from '#tickets';
import { findSale } from '../store/sales.ts';
import { presentOrderObjection } from './present-objection.ts';

export type OrderAccess = Parameters<typeof findAccessibleOrder>[2];

/** The item of an order that the caller bought or has the key of. Throws NOT_FOUND. */
export const itemOfOrder = async (ctx: Context, caller: Caller, access: OrderAccess): Promise<string> =>
  (await findAccessibleOrder(ctx, caller, access)).item_id;

export const loadObjection = async (ctx: Context, itemId: string): Promise<OrderObjection> =>
  presentOrderObjection(await findSale(ctx.db, itemId), ctx.clock.now());

/** What the buyer has said, and can say now, about the delivery. Throws NOT_FOUND. */
export const getObjection = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<OrderObjection> => loadObjection(ctx, await itemOfOrder(ctx, caller, access));
