/** Paths that only bookings and trips lead to. */

import { tripPath } from './paths.ts';

/** The trip's page right after the booking, with a message that it is booked. */
export const bookedTripPath = (bookingId: string): string => `${tripPath(bookingId)}?booked=1`;
/** Where the bank sends the buyer back to after 3-D Secure. */
export const paymentReturnPath = (bookingId: string): string => `${tripPath(bookingId)}?payment=returned`;
export const tripCalendarPath = (bookingId: string): string => `${tripPath(bookingId)}calendar.ics`;
