import { isOpenPayment } from '#payments';
import type { PaymentRow } from '../store/payments.ts';

/** A payment of a balance that has no outcome yet. */
export const isLive = ({ purpose, status }: PaymentRow): boolean =>
  purpose === 'balance' && isOpenPayment(status);
