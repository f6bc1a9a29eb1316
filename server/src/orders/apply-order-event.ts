import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { findTransition } from '#platform/state-machine';
import { orderEffects } from './order-effects.ts';
import { orderTransitions } from './rules/order-states.ts';
import { type LockedOrder, moveOrder, type OrderEventInput } from './store/orders.ts';

export interface AppliedEvent extends OrderEventInput {
  /** The payment that caused it. */
  paymentId?: string;
}

/**
 * Applies one transition to a locked order: checks it against the list, changes the status, writes the event and runs
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
  await moveOrder(trx, { id: order.row.id, to: transition.to }, event);
  order.row.status = transition.to;
  for (const effect of transition.effects) {
    await orderEffects[effect](ctx, trx, { order, event });
    reachStep(`order.${event.type}.${effect}`);
  }
};
