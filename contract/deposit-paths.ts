/** The paths of stays that are booked with a deposit; only trips link to them. */

import { tripPath } from './paths.ts';

/** The trip right after its balance was paid, with a message that says so. */
export const paidTripPath = (bookingId: string): string => `${tripPath(bookingId)}?paid=1`;
