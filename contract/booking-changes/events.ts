export interface BookingChangeEvents {
  /** A change of a booking took effect. */
  'booking.changed': { changeId: string };
}
