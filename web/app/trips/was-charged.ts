import type { Booking } from '@golark/contract/booking/schemas';

/** Whether money was taken, so that there is a receipt; a refund does not change that. */
export const wasCharged = ({ charges }: Pick<Booking, 'charges'>): boolean =>
  charges.some(({ status }) => status === 'PAID');
