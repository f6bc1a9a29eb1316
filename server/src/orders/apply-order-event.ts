import type { ItemStatus } from '@golark/contract/orders/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { OrderItem } from '#platform/fulfilment';
import { findTransition } from '#platform/state-machine';
import { orderEffects } from './order-effects.ts';
import { itemTransitions, orderTransitions } from './rules/order-states.ts';
import { type LockedOrder, moveOrder, type OrderEventInput } from './store/orders.ts';

export interface AppliedEvent extends OrderEventInput {
  /** The payment that caused it. */
  paymentId?: string;
}

const movesOf = (order: LockedOrder, event: AppliedEvent): { item: OrderItem; to: ItemStatus }[] =>
  order.items.flatMap((item) => {
    const transition = findTransition(itemTransitions, item.status, event.type);
    return transition ? [{ item, to: transition.to }] : [];
  });

/**
 * Applies one transition to a locked order: checks it against the list, changes the statuses of order and items, writes the event and runs
 * the effects, all in the caller's transaction. Throws INVALID_STATE for a transition that is not listed.
 */
export const applyOrderEvent = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, event }: { order: LockedOrder; event: AppliedEvent },
): Promise<void> => {
  const transition = findTransition(orderTransitions, order.row.status, event.type);
  if (!transition) {
    throw new Failure('INVALID_STATE', {
      detail: `An order that is ${order.row.status} does not accept ${event.type}.`,
    });
  }
  reachStep(`order.${event.type}.begin`);
  const moved = movesOf(order, event);
  const items = moved.map(({ item, to }) => ({ id: item.id, to }));
  await moveOrder(trx, { orderId: order.row.id, to: transition.to, items }, event);
  order.row.status = transition.to;
  for (const { item, to } of moved) item.status = to;
  const cause = { order, event, moved: moved.map(({ item }) => item) };
  for (const effect of transition.effects) {
    await orderEffects[effect](ctx, trx, cause);
    reachStep(`order.${event.type}.${effect}`);
  }
};
