export interface BookingChangeEvents {
  /** A change of a booking took effect. */
  'booking.changed': { changeId: string };
  /** The dates of a stay are other ones now. */
  'booking.moved': { bookingId: string; orderId: string };
}
