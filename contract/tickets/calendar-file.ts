import { calendarFile } from '../calendar-files/rules.ts';
import { dayInZone } from '../dates/rules.ts';
import type { EventStatus } from '../events/rules.ts';
import type { TicketOrder } from './order-schemas.ts';

export interface TicketCalendarWords {
  summary: string;
  description: string;
  /** The page of the order. */
  url: string;
}

type Ordered = Pick<TicketOrder, 'id' | 'event'>;

const sequenceOf: Record<EventStatus, number> = { SCHEDULED: 0, MOVED: 1, CANCELED: 2 };

/**
 * The event of an order from its start; when it ends is not known. While the hour is not known either, it fills its day. An
 * order keeps its UID, and SEQUENCE grows when the event is moved or canceled, so that a calendar recognizes an update.
 */
export const eventCalendarOf = ({ id, event }: Ordered, words: TicketCalendarWords, now: Date): string => {
  const { startsAt, isTimeTbd, status, venue } = event;
  const at = new Date(startsAt);
  const entry = {
    uid: `${id}@golark`,
    sequence: sequenceOf[status],
    start: isTimeTbd ? dayInZone(at, venue.timeZone) : at,
    end: null,
    ...words,
    location: [venue.name, venue.city, venue.state].join(', '),
    coordinates: { lat: venue.lat, lng: venue.lng },
    isCanceled: status === 'CANCELED',
  };
  return calendarFile([entry], { product: 'Tickets', now });
};
