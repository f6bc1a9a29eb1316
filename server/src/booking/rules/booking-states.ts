import type { BookingStatus } from '@golark/contract/booking/schemas';

/** What may follow what. Every change of a booking's status goes through this table. */
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING_PAYMENT: ['CONFIRMED', 'AWAITING_HOST', 'PAYMENT_FAILED'],
  AWAITING_HOST: ['CONFIRMED', 'DECLINED', 'CANCELED'],
  PAYMENT_FAILED: ['PENDING_PAYMENT', 'CANCELED'],
  CONFIRMED: ['CANCELED', 'COMPLETED'],
  CANCELED: [],
  DECLINED: [],
  COMPLETED: [],
};

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => transitions[from].includes(to);

/** Whether a booking in this state keeps its nights from everybody else. */
export const holdsNights = (status: BookingStatus): boolean => status !== 'CANCELED' && status !== 'DECLINED';
