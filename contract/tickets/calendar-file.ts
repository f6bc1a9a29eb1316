import { entryFile } from '../calendar-files/rules.ts';
import { eventEntryOf } from '../events/calendar-entry.ts';
import type { TicketOrder } from './order-schemas.ts';
import type { TicketStatus } from './rules.ts';

export interface TicketCalendarWords {
  summary: string;
  description: string;
  /** The page of the order. */
  url: string;
}

interface Owned {
  id: string;
  event: TicketOrder['event'];
  tickets: readonly { status: TicketStatus }[];
}

/**
 * The event of an order, or of tickets that were given away. Both keep their UID, so that a newer file replaces the entry, and
 * takes it out when the event is canceled or all tickets are void.
 */
export const eventCalendarOf = (
  { id, event, tickets }: Owned,
  words: TicketCalendarWords,
  now: Date,
): string => {
  const { city, state } = event.venue;
  const isVoid = tickets.length > 0 && tickets.every(({ status }) => status === 'VOID');
  const entry = eventEntryOf(event, { uid: `${id}@golark`, ...words, place: [city, state], isVoid });
  return entryFile(entry, { product: 'Tickets', now });
};
