/** The paths of changes of a booked stay; only trips link to them. */

import { tripPath } from './paths.ts';

/** Asks for other dates or guests, and shows what they cost. */
export const changeTripPath = (bookingId: string): string => `${tripPath(bookingId)}change/`;
/** The trip right after its change, with a message that says so. */
export const changedTripPath = (bookingId: string): string => `${tripPath(bookingId)}?changed=1`;
/** The form again, after the bank declined the payment for a change. */
export const declinedChangePath = (bookingId: string): string => `${changeTripPath(bookingId)}?declined=1`;
