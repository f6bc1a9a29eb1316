import type { Booking } from '@golark/contract/booking/schemas';
import { bookingPath } from '@golark/contract/paths';
import { writeStayQuery } from '../search/index.ts';

/** The price was agreed on; of the children only the number is known, and any age finds the same quote. */
const anyAge = 8;

/** Where a declined payment is tried again: the same quote, the same held nights. */
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
