export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAYMENT_FAILED',
  'AWAITING_HOST',
  'CONFIRMED',
  'CANCELED',
  'DECLINED',
  'EXPIRED',
  'COMPLETED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const itemStatuses = ['HELD', 'CONFIRMED', 'RELEASED', 'CANCELED', 'COMPLETED'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const itemKinds = ['stay', 'tickets', 'membership', 'insurance', 'change'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What can happen to an order; the history of an order consists of these. */
export const orderEventTypes = [
  'placed',
  'payment_retried',
  'card_replaced',
  'payment_action_required',
  'payment_processing',
  'payment_authorized',
  'payment_succeeded',
  'payment_failed',
  'host_accepted',
  'host_declined',
  'request_expired',
  'hold_expired',
  'late_payment',
  'confirmation_failed',
  'payment_refunded',
  'balance_paid',
  'balance_failed',
  'item_canceled',
  'item_reduced',
  'item_changed',
  'canceled',
  'refunded',
  'completed',
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];
