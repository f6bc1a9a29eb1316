import type { ItemStatus, OrderEventType, OrderStatus } from '@golark/contract/orders/rules';
import type { Transition } from '#platform/state-machine';

export type OrderEffect =
  | 'hold-items'
  | 'confirm-items'
  | 'release-items'
  | 'release-what-can-be'
  | 'cancel-payment'
  | 'capture-payment'
  | 'post-payment'
  | 'open-balance'
  | 'schedule-request-expiry'
  | 'schedule-hold-expiry'
  | 'retry-scheduled-payment'
  | 'announce-confirmed'
  | 'announce-requested'
  | 'announce-declined'
  | 'announce-expired';

// the items last: what others may buy is locked as briefly as possible
const confirmed: readonly OrderEffect[] = [
  'post-payment',
  'open-balance',
  'announce-confirmed',
  'confirm-items',
];
const released: readonly OrderEffect[] = ['release-items', 'cancel-payment'];
const unconfirmed: readonly OrderEffect[] = ['release-what-can-be', 'cancel-payment'];

/**
 * Every change of an order's status, with its effects in their order. `apply-order-event.ts` is the only code that
 * changes a status, and the database rejects every pair that is not listed here (table `state_transitions`).
 */
export const orderTransitions: readonly Transition<OrderStatus, OrderEventType, OrderEffect>[] = [
  { from: 'PENDING_PAYMENT', event: 'payment_succeeded', to: 'CONFIRMED', effects: confirmed },
  {
    from: 'PENDING_PAYMENT',
    event: 'payment_authorized',
    to: 'AWAITING_HOST',
    effects: ['schedule-request-expiry', 'announce-requested'],
  },
  {
    from: 'PENDING_PAYMENT',
    event: 'payment_failed',
    to: 'PAYMENT_FAILED',
    // nothing for the payment of a checkout, which its buyer tries again
    effects: ['retry-scheduled-payment'],
  },
  {
    from: 'PENDING_PAYMENT',
    event: 'hold_expired',
    to: 'EXPIRED',
    effects: [...released, 'announce-expired'],
  },
  // the payment succeeded and is refunded, see record-payment.ts
  { from: 'PENDING_PAYMENT', event: 'confirmation_failed', to: 'EXPIRED', effects: unconfirmed },
  { from: 'PAYMENT_FAILED', event: 'confirmation_failed', to: 'EXPIRED', effects: unconfirmed },
  { from: 'AWAITING_HOST', event: 'confirmation_failed', to: 'EXPIRED', effects: unconfirmed },
  { from: 'PAYMENT_FAILED', event: 'payment_retried', to: 'PENDING_PAYMENT', effects: [] },
  // an earlier payment of this order that was reported as failed
  { from: 'PAYMENT_FAILED', event: 'payment_succeeded', to: 'CONFIRMED', effects: confirmed },
  {
    from: 'PAYMENT_FAILED',
    event: 'hold_expired',
    to: 'EXPIRED',
    effects: [...released, 'announce-expired'],
  },
  { from: 'PAYMENT_FAILED', event: 'canceled', to: 'CANCELED', effects: released },
  {
    from: 'AWAITING_HOST',
    event: 'host_accepted',
    to: 'PENDING_PAYMENT',
    // a day for the capture too: an outage of the gateway does not undo what the host accepted
    effects: ['schedule-request-expiry', 'capture-payment'],
  },
  // captured at the gateway, not by us
  { from: 'AWAITING_HOST', event: 'payment_succeeded', to: 'CONFIRMED', effects: confirmed },
  {
    from: 'AWAITING_HOST',
    event: 'payment_failed',
    to: 'PAYMENT_FAILED',
    effects: ['schedule-hold-expiry'],
  },
  {
    from: 'AWAITING_HOST',
    event: 'host_declined',
    to: 'DECLINED',
    effects: [...released, 'announce-declined'],
  },
  {
    from: 'AWAITING_HOST',
    event: 'request_expired',
    to: 'DECLINED',
    effects: [...released, 'announce-declined'],
  },
  { from: 'AWAITING_HOST', event: 'canceled', to: 'CANCELED', effects: released },
  { from: 'EXPIRED', event: 'late_payment', to: 'CONFIRMED', effects: ['hold-items', ...confirmed] },
  { from: 'CONFIRMED', event: 'canceled', to: 'CANCELED', effects: [] },
  { from: 'CONFIRMED', event: 'completed', to: 'COMPLETED', effects: [] },
];

/**
 * What an event does to each item of an order in this status; an item in another status is left alone. `item_canceled` is
 * the only event of a single item.
 */
export const itemTransitions: readonly Transition<ItemStatus, OrderEventType, never>[] = [
  { from: 'HELD', event: 'payment_succeeded', to: 'CONFIRMED', effects: [] },
  { from: 'HELD', event: 'hold_expired', to: 'RELEASED', effects: [] },
  { from: 'HELD', event: 'confirmation_failed', to: 'RELEASED', effects: [] },
  { from: 'HELD', event: 'host_declined', to: 'RELEASED', effects: [] },
  { from: 'HELD', event: 'request_expired', to: 'RELEASED', effects: [] },
  { from: 'HELD', event: 'canceled', to: 'RELEASED', effects: [] },
  { from: 'RELEASED', event: 'late_payment', to: 'CONFIRMED', effects: [] },
  { from: 'CONFIRMED', event: 'item_canceled', to: 'CANCELED', effects: [] },
  { from: 'CONFIRMED', event: 'completed', to: 'COMPLETED', effects: [] },
];

/** The statuses in which the stock of an order has a deadline; see `expire-order.ts`. */
export const statusesWithDeadline: readonly OrderStatus[] = [
  'PENDING_PAYMENT',
  'PAYMENT_FAILED',
  'AWAITING_HOST',
];

export const hasDeadline = (status: OrderStatus): boolean => statusesWithDeadline.includes(status);
