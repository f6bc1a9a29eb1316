import { calendarOf, escaped, stamp } from '../dates/calendar-lines.ts';
import { dayInZone } from '../dates/rules.ts';
import type { TicketOrder } from './schemas.ts';

export interface TicketCalendarWords {
  summary: string;
  description: string;
  /** The page of the order. */
  url: string;
}

type Ordered = Pick<TicketOrder, 'id' | 'event'>;

/**
 * The event of an order from its start; when it ends is not known. While the hour is not known either, it fills its day. An
 * order keeps its UID, and SEQUENCE grows when the event is moved or canceled, so that a calendar recognizes an update.
 */
export const eventCalendarOf = ({ id, event }: Ordered, words: TicketCalendarWords, now: Date): string => {
  const { startsAt, isTimeTbd, status, venue } = event;
  const at = new Date(startsAt);
  const day = dayInZone(at, venue.timeZone).replaceAll('-', '');
  return calendarOf('Tickets', [
    `UID:${id}@golark`,
    `SEQUENCE:${status === 'SCHEDULED' ? 0 : status === 'MOVED' ? 1 : 2}`,
    `DTSTAMP:${stamp(now)}`,
    isTimeTbd ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(words.summary)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `LOCATION:${escaped([venue.name, venue.city, venue.state].join(', '))}`,
    `GEO:${venue.lat};${venue.lng}`,
    `URL:${words.url}`,
    `STATUS:${status === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED'}`,
  ]);
};
