export interface OrderEvents {
  /** Every item is confirmed and paid. */
  'order.confirmed': { orderId: string };
  /** The card is authorized and the host has to answer. */
  'order.requested': { orderId: string };
  /** The host declined, or did not answer in time. */
  'order.declined': { orderId: string; isExpired: boolean };
  /** The hold ended without a payment. */
  'order.expired': { orderId: string };
  /** Cents; 0 without a refund. `isRefundedInFull`: its buyer has lost nothing, whatever was paid by then. */
  'order.item-canceled': { orderId: string; itemId: string; refundAmount: number; isRefundedInFull: boolean };
  /** A refund of an item, or of a part of one, was stored and is sent by a job. */
  'order.refund-opened': { orderId: string; refundId: string };
  /** Something came off the balance of an item. */
  'order.balance-reduced': { orderId: string };
  /** A renewal, or another payment that is not made in a checkout; it may be tried again. */
  'order.scheduled-payment-failed': { orderId: string; paymentId: string };
  /** The rest of an item was paid. */
  'order.balance-paid': { orderId: string; itemId: string; paymentId: string };
  /** The card on file could not be charged; `attempt` counts from 1. */
  'order.balance-failed': { orderId: string; itemId: string; attempt: number };
  /** The deadline of an unpaid balance is over; announced again until its item is canceled. */
  'order.balance-lapsed': { orderId: string; itemId: string };
  /** A payment succeeded after its stock was released and sold; it is refunded in full. */
  'order.payment-refunded': { orderId: string; refundAmount: number };
}
