import { entryFile } from '../calendar-files/rules.ts';
import { instantInZone } from '../dates/rules.ts';
import { addressLinesOf } from './rules.ts';
import type { Arrival, Booking } from './schemas.ts';

export interface CalendarWords {
  summary: string;
  description: string;
  /** The page of the trip. */
  url: string;
  address: Arrival['address'];
}

/**
 * The stay as one event, from check-in to check-out in the time zone of the place. A booking keeps its UID, and
 * SEQUENCE grows with its events, so that a calendar recognizes a newer file as an update, and removes a canceled stay.
 */
export const calendarFileOf = (booking: Booking, words: CalendarWords, now: Date): string => {
  const { property } = booking;
  const start = instantInZone(booking.arriveDay, property.checkInFrom, property.timeZone);
  const end = instantInZone(booking.departDay, property.checkOutBy, property.timeZone);
  const place = words.address ? addressLinesOf(words.address) : [property.city, property.state];
  const entry = {
    uid: `${booking.id}@golark`,
    sequence: Math.max(0, booking.timeline.length - 1),
    start,
    end,
    summary: words.summary,
    description: words.description,
    location: [property.title, ...place].join(', '),
    coordinates: property.location,
    url: words.url,
    isCanceled: booking.status === 'CANCELED',
  };
  return entryFile(entry, { product: 'Trips', now });
};
