import { bookingPath } from './paths.ts';

/** The checkout of a stay whose price includes the tickets that the caller holds. */
export const bookingWithTicketsPath = (stayId: string, query: string): string => {
  const asked = new URLSearchParams(query);
  asked.set('tickets', '1');
  return bookingPath(stayId, `?${asked}`);
};
