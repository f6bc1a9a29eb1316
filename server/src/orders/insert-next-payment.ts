import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { applyOrderEvent } from './apply-order-event.ts';
import { insertAttempt } from './insert-attempt.ts';
import type { LockedOrder } from './store/orders.ts';

/** The host of a request is not asked again because the card failed. */
const isAccepted = async (trx: Transaction<DB>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'host_accepted')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Another payment for a held order whose payment failed, with the job that settles it if this process doesn't. Returns its
 * id. Throws INVALID_STATE when the hold is over, or the order waits for no payment.
 */
export const insertNextPayment = async (
  ctx: Context,
  trx: Transaction<DB>,
  next: {
    order: LockedOrder;
    cardId: string;
    /** The buyer wants the card to be kept once it has paid; the wish of the last attempt with this card holds as well. */
    keepsCard?: boolean;
    deviceProfileSessionId?: string | null;
    actor: 'guest' | 'system';
  },
): Promise<string> => {
  const { order, cardId, keepsCard = false, deviceProfileSessionId = null, actor } = next;
  const now = ctx.clock.now();
  const { row } = order;
  if (!row.hold_expires_at || row.hold_expires_at <= now) {
    throw new Failure('INVALID_STATE', { detail: 'This price is no longer held. Ask for a new one.' });
  }
  const failed = order.payments.at(-1);
  if (!failed) throw new Error(`order ${row.id} has no payment`);
  await applyOrderEvent(ctx, trx, { order, event: { type: 'payment_retried', actor, at: now } });
  return insertAttempt(ctx, trx, {
    order_id: row.id,
    purpose: failed.purpose,
    amount: failed.amount,
    capture: (await isAccepted(trx, row.id)) ? 'automatic' : failed.capture,
    card_id: cardId,
    keeps_card: keepsCard || (failed.keeps_card && failed.card_id === cardId),
    device_profile_session_id: deviceProfileSessionId,
    due_on: failed.due_on,
    is_off_session: actor === 'system',
  });
};
