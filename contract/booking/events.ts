export interface BookingEvents {
  'booking.confirmed': { bookingId: string };
  'booking.canceled': { bookingId: string; refundAmount: number };
}
