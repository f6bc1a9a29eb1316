import type { Booking } from '@golark/contract/booking/schemas';
import { bookingPath } from '@golark/contract/paths';
import { writeStayQuery } from '../search/index.ts';

/** Only the number of children is known; the quote is stored, so any age gives the same price. */
const anyAge = 8;

/** The page that retries a declined payment with the same quote and the same held nights. */
export const payAgainPath = (booking: Booking): string => {
  const { adults, children, infants, pets } = booking.guests;
  const stay = writeStayQuery({
    dateFrom: booking.arriveDay,
    dateTo: booking.departDay,
    adults,
    childAges: Array.from({ length: children }, () => anyAge),
    infants,
    pets: pets ? 1 : 0,
  });
  return bookingPath(booking.propertyId, `${stay}&quote=${encodeURIComponent(booking.quoteId)}`);
};
