import type { Transition } from '#platform/state-machine';

export const paymentStatuses = [
  'CREATED',
  'REQUIRES_ACTION',
  'PROCESSING',
  'AUTHORIZED',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';

type PaymentEvent = 'action_required' | 'processing' | 'authorized' | 'succeeded' | 'failed' | 'canceled';

const eventOf = {
  REQUIRES_ACTION: 'action_required',
  PROCESSING: 'processing',
  AUTHORIZED: 'authorized',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELED: 'canceled',
} as const satisfies Partial<Record<PaymentStatus, PaymentEvent>>;

const from = (status: PaymentStatus, ...next: (keyof typeof eventOf)[]) =>
  next.map((to) => ({ from: status, event: eventOf[to], to, effects: [] }));

/** A payment only moves forward; a success that arrives after a failure or a cancellation still counts. */
export const paymentTransitions: readonly Transition<PaymentStatus, PaymentEvent, never>[] = [
  ...from('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED'),
  ...from('REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED'),
  ...from('PROCESSING', 'AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED'),
  ...from('AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED'),
  ...from('FAILED', 'SUCCEEDED'),
  ...from('CANCELED', 'SUCCEEDED'),
];

export const refundTransitions: readonly Transition<RefundStatus, 'succeeded' | 'failed', never>[] = [
  { from: 'PENDING', event: 'succeeded', to: 'SUCCEEDED', effects: [] },
  { from: 'PENDING', event: 'failed', to: 'FAILED', effects: [] },
];

/** Whether the gateway still has to decide. */
export const isOpenPayment = (status: PaymentStatus): boolean =>
  status === 'CREATED' || status === 'REQUIRES_ACTION' || status === 'PROCESSING';

export const canPaymentBecome = (current: PaymentStatus, next: PaymentStatus): boolean =>
  paymentTransitions.some((transition) => transition.from === current && transition.to === next);
