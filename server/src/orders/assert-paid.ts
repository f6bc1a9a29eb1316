import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import type { RecordedPayment } from './record-payment.ts';
import { findOrder } from './store/orders.ts';

/**
 * Throws CARD_DECLINED or AUTHENTICATION_REQUIRED for a payment that has failed or waits for 3-D Secure. What it pays stays
 * held for another card until `holdExpiresAt`. Throws INVALID_STATE for a payment that is refunded because its order could not be confirmed.
 */
export const assertPaid = async (ctx: Context, payment: RecordedPayment): Promise<void> => {
  if (payment.isRefunded) {
    throw new Failure('INVALID_STATE', {
      detail: 'This order could not be confirmed. Your payment is refunded in full.',
    });
  }
  if (payment.status !== 'FAILED' && payment.status !== 'REQUIRES_ACTION') return;
  const order = await findOrder(ctx.db, payment.order_id);
  if (!order) throw notFound('This order');
  const held = { orderId: order.id, holdExpiresAt: order.hold_expires_at?.toISOString() ?? null };
  if (payment.status === 'REQUIRES_ACTION') {
    throw new Failure('AUTHENTICATION_REQUIRED', {
      detail: 'The bank asks the cardholder to confirm this payment.',
      extra: { ...held, action: payment.action },
    });
  }
  throw new Failure('CARD_DECLINED', {
    detail: 'The card was declined. Nothing was charged.',
    extra: { ...held, declineCode: payment.failure_code ?? 'card_declined' },
  });
};
