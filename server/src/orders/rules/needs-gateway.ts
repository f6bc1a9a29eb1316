import type { OrderStatus } from '@golark/contract/orders/rules';
import { isOpenPayment, type PaymentStatus } from '#payments';

/** Whether a payment waits for the gateway: it has no outcome yet, or the host accepted and it has to be captured. */
export const needsGateway = (payment: PaymentStatus, order: OrderStatus): boolean =>
  isOpenPayment(payment) || (payment === 'AUTHORIZED' && order === 'PENDING_PAYMENT');
