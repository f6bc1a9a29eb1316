import type { Guard } from './guard.ts';

const orders = 'server/src/orders';

/** How the payments and refunds of an order follow the gateway. */
export const orderPaymentGuards: readonly Guard[] = [
  {
    name: 'payment report only moves forward',
    guarantee: 'A repeated, late or reordered report of the gateway changes nothing.',
    break: {
      file: `${orders}/record-payment.ts`,
      from: 'if (!canPaymentBecome(payment.status, report.status)) return payment;',
      to: '',
    },
    tests: [
      'orders/payment-reports',
      'orders/late-payments',
      'booking/order-stays',
      'payments/webhook',
      'state-machines',
    ],
  },
  {
    name: 'success after the release is a late payment',
    guarantee: 'A payment that succeeds after its stock was released never confirms nights that are gone.',
    break: {
      file: `${orders}/record-payment.ts`,
      from: 'if (!hasDeadline(order.row.status)) return acceptLatePayment(ctx, trx, recorded);',
      to: '',
    },
    tests: ['orders/payment-reports', 'orders/late-payments'],
  },
  {
    name: 'paid order that cannot be confirmed is refunded',
    guarantee: 'Money that was taken for an order that cannot be confirmed, for any reason, goes back.',
    break: {
      file: `${orders}/record-payment.ts`,
      from: "if (report.status !== 'SUCCEEDED' || isTemporaryError(error)) throw error;",
      to: 'if (report) throw error;',
    },
    tests: ['orders/unconfirmed-orders', 'orders/late-payments'],
  },
  {
    name: 'temporary error is no reason for a refund',
    guarantee: 'A payment that meets a database that restarts is recorded later, and its order confirmed.',
    break: {
      file: `${orders}/record-payment.ts`,
      from: ' || isTemporaryError(error)) throw error;',
      to: ') throw error;',
    },
    tests: ['orders/unconfirmed-orders'],
  },
  {
    name: 'refund does not wait for a release',
    guarantee: 'What makes a release fail as well is no reason to keep the money.',
    break: {
      file: `${orders}/order-effects.ts`,
      from: 'await sql`ROLLBACK TO SAVEPOINT release_item`.execute(trx);',
      to: 'if (item) throw error;',
    },
    tests: ['orders/unconfirmed-orders'],
  },
  {
    name: 'late payment of a canceled order is refunded',
    guarantee: 'An order that the guest canceled is not confirmed by a late payment.',
    break: {
      file: `${orders}/record-payment.ts`,
      from: "if (order.row.status !== 'EXPIRED') return refundLatePayment(ctx, trx, { order, payment });",
      to: '',
    },
    tests: ['orders/payment-reports', 'orders/late-payments'],
    survives:
      'The list of transitions refuses a late payment of a canceled order as well, and what is refused is refunded.',
  },
  {
    name: 'gateway asked before a charge is repeated',
    guarantee: 'A charge whose answer was lost is looked up and never made twice.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: 'const found = await findAtGateway(ctx, payment);\n  if (found) return found;\n  await countAttempt',
      to: 'await countAttempt',
    },
    tests: [
      'orders/payment-reports',
      'orders/late-payments',
      'booking/order-stays',
      'payments/gateway/faulty-gateway',
    ],
  },
  {
    name: 'idempotency key of a charge',
    guarantee: 'The gateway recognizes a charge that is sent again.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: '    key: payment.id,\n    token',
      to: '    key: crypto.randomUUID(),\n    token',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments', 'payments/webhook'],
  },
  {
    name: 'decided payment is not charged',
    guarantee: 'A payment with an outcome never reaches the gateway again.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: 'if (!needsGateway(payment.status, order_status)) return payment;',
      to: '',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments', 'payments/webhook'],
  },
  {
    name: 'only an authorized payment is captured',
    guarantee: 'A capture whose answer was lost is not made twice.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: "if (found.status !== 'AUTHORIZED') return found;",
      to: '',
    },
    tests: ['orders/payment-reports', 'partners/reservations', 'booking/order-stays', 'orders/late-payments'],
  },
  {
    name: 'canceled payment is canceled at the gateway',
    guarantee: 'Money that arrives after a cancellation is found and refunded.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: 'const report = isDecided ? found : await ctx.gateway.cancel(found.id);',
      to: 'const report = await ctx.gateway.cancel(found.id);',
    },
    tests: ['orders/payment-reports', 'orders/late-payments', 'booking/order-stays'],
  },
  {
    name: 'lost charge is awaited after a cancellation',
    guarantee: 'A charge that is still on its way when its order is canceled is found later.',
    break: {
      file: `${orders}/settle-payment.ts`,
      from: 'if (mayStillArrive(ctx, payment)) throw new Error(`payment ${paymentId} may still arrive`);',
      to: '',
    },
    tests: ['orders/payment-reports', 'orders/late-payments', 'booking/order-stays'],
  },
  {
    name: 'retry only while the stock is held',
    guarantee: 'A failed payment can not be retried after the nights were released.',
    break: {
      file: `${orders}/insert-next-payment.ts`,
      from: 'if (!row.hold_expires_at || row.hold_expires_at <= now) {',
      to: 'if (!row) {',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'booking/book-stay.test'],
  },
  {
    name: 'accepted request is captured on a retry',
    guarantee: 'A host who accepted is not asked again because the card failed.',
    break: {
      file: `${orders}/insert-next-payment.ts`,
      from: "(await isAccepted(trx, row.id)) ? 'automatic' : failed.capture",
      to: 'failed.capture',
    },
    tests: ['orders/payment-reports', 'partners/reservations', 'booking/order-stays'],
  },
  {
    name: 'hold ends only after its deadline',
    guarantee: 'Nights are held for the whole time that the guest was promised.',
    break: {
      file: `${orders}/expire-order.ts`,
      from: 'if (!seen?.hold_expires_at || seen.hold_expires_at > now || !hasDeadline(seen.status)) return;',
      to: 'if (!seen || !hasDeadline(seen.status)) return;',
    },
    tests: [
      'orders/payment-reports',
      'booking/order-stays',
      'orders/late-payments',
      'partners/reservations',
      'state-machines',
    ],
  },
  {
    name: 'expiry checks the locked order',
    guarantee:
      'A payment that succeeds while the hold expires confirms the booking or is refunded, never both.',
    break: {
      file: `${orders}/expire-order.ts`,
      from: 'if (!order || !deadline || deadline > now || !hasDeadline(order.row.status)) return;',
      to: 'if (!order) return;',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments', 'partners/reservations'],
  },
  {
    name: 'gateway asked before a hold expires',
    guarantee:
      'A payment that succeeded without an answer confirms its booking instead of losing the nights.',
    break: {
      file: `${orders}/expire-order.ts`,
      from: "if (seen.status === 'PENDING_PAYMENT') await settleOpenPayment(ctx, orderId);",
      to: '',
    },
    tests: ['orders/payment-reports', 'orders/late-payments', 'booking/order-stays'],
  },
  {
    name: 'expiry survives an unreachable gateway',
    guarantee: 'Nights are released at their deadline even if the gateway is down.',
    break: {
      file: `${orders}/expire-order.ts`,
      from: "    ctx.log.error(\n      { err: error, orderId, paymentId: open.id, alert: 'payment-without-outcome' },",
      to: "    throw error;\n    ctx.log.error(\n      { err: error, orderId, paymentId: open.id, alert: 'payment-without-outcome' },",
    },
    tests: ['orders/payment-reports', 'orders/late-payments', 'booking/order-stays'],
  },
  {
    name: 'request answered once',
    guarantee: 'A host can accept only a request that still waits.',
    break: {
      file: `${orders}/answer-request.ts`,
      from: "if (order.row.status !== 'AWAITING_HOST' || !payment) throw notWaiting();",
      to: 'if (!payment) throw notWaiting();',
    },
    tests: ['orders/payment-reports', 'partners/reservations'],
  },
  {
    name: 'declined once',
    guarantee: 'A host can decline only a request that still waits.',
    break: {
      file: `${orders}/answer-request.ts`,
      from: "if (order.row.status !== 'AWAITING_HOST') throw notWaiting();",
      to: '',
    },
    tests: ['orders/payment-reports', 'partners/reservations'],
  },
  {
    name: 'item canceled once',
    guarantee: 'A booking that is canceled already is not refunded again.',
    break: {
      file: `${orders}/cancel-item.ts`,
      from: "    if (item.status !== 'HELD')\n      throw new Failure('INVALID_STATE', { detail: 'This booking can no longer be canceled.' });",
      to: "    if (item.status !== 'HELD') return cancelConfirmedItem(ctx, trx, { order, item, cancellation });",
    },
    tests: ['booking/order-stays', 'booking/book-stay.race'],
    survives:
      'The database accepts one refund per cancellation, and what it refuses is reported in the same way.',
  },
  {
    name: 'refund settled once',
    guarantee: 'A refund that two processes report is posted once.',
    break: {
      file: `${orders}/store/payments.ts`,
      from: "    .where('id', '=', refund.id)\n    .where('status', '=', 'PENDING')",
      to: "    .where('id', '=', refund.id)",
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments'],
  },
  {
    name: 'idempotency key of a refund',
    guarantee: 'The gateway recognizes a refund that is sent again.',
    break: {
      file: `${orders}/send-refund.ts`,
      from: 'return ctx.gateway.refund({ key: refund.id,',
      to: 'return ctx.gateway.refund({ key: crypto.randomUUID(),',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments'],
  },
  {
    name: 'gateway asked before a refund is repeated',
    guarantee: 'A refund whose answer was lost is looked up and never sent twice.',
    break: {
      file: `${orders}/send-refund.ts`,
      from: "if (found && found.status !== 'FAILED') return found;",
      to: '',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments'],
  },
  {
    name: 'only an open refund is sent',
    guarantee: 'A refund that was sent is never sent again.',
    break: {
      file: `${orders}/send-refund.ts`,
      from: "if (refund?.status !== 'PENDING' || !refund.gateway_payment_id) return;",
      to: 'if (!refund?.gateway_payment_id) return;',
    },
    tests: ['orders/payment-reports', 'booking/order-stays', 'orders/late-payments'],
  },
  {
    name: 'completed only when confirmed',
    guarantee: 'A canceled order is never completed.',
    break: {
      file: `${orders}/complete-orders.ts`,
      from: "if (order?.row.status !== 'CONFIRMED') return;",
      to: 'if (!order) return;',
    },
    tests: ['orders/payment-reports', 'booking/order-stays'],
  },
];
