/** Paths that only two homes in one trip have. */

import { bookingPath } from './paths.ts';

/** The checkout of two homes: `?dateFrom=…&changeDay=…&dateTo=…` with the guests. */
export const splitBookingPath = (firstId: string, secondId: string, query = ''): string =>
  `${bookingPath(firstId)}${encodeURIComponent(secondId)}/${query}`;
