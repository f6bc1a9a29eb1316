import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { findOrder } from './store/orders.ts';
import type { PaymentRow } from './store/payments.ts';

/**
 * Throws CARD_DECLINED or AUTHENTICATION_REQUIRED for a payment that has failed or waits for 3-D Secure. What it pays stays
 * held for another card until `holdExpiresAt`.
 */
export const assertPaid = async (ctx: Context, payment: PaymentRow): Promise<void> => {
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
