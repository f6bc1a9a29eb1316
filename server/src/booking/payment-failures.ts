import type { Booking } from '@golark/contract/booking/schemas';
import { Failure } from '#platform/failure';

/** The nights stay held for another card until the hold expires. */
export const declined = (booking: Booking, declineCode: string | null): Failure =>
  new Failure('CARD_DECLINED', {
    detail: 'The card was declined. Nothing was charged.',
    extra: {
      declineCode: declineCode ?? 'card_declined',
      bookingId: booking.id,
      holdExpiresAt: booking.holdExpiresAt,
    },
  });

export const authenticationRequired = (booking: Booking): Failure =>
  new Failure('AUTHENTICATION_REQUIRED', {
    detail: 'The bank asks the cardholder to confirm this payment.',
    extra: { bookingId: booking.id, action: booking.paymentAction, holdExpiresAt: booking.holdExpiresAt },
  });
