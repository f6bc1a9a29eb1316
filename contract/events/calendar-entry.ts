import type { CalendarEntry } from '../calendar-files/rules.ts';
import { dayInZone } from '../dates/rules.ts';
import type { EventGenre, EventStatus } from './rules.ts';
import { usualEndOf } from './usual-minutes.ts';

interface EventInCalendar {
  startsAt: string;
  isTimeTbd: boolean;
  status: EventStatus;
  genre: EventGenre;
  changeCount: number;
  venue: { name: string; timeZone: string; lat: number; lng: number };
}

interface OwnEntry extends Pick<CalendarEntry, 'uid' | 'summary' | 'description' | 'url'> {
  /** The city and state of the venue. */
  place: readonly string[];
  /** Tickets that are void: their event is out of the calendar for good, whatever becomes of it. */
  isVoid?: boolean;
}

/**
 * An event, from its start to the end that is usual for its kind; it fills its day while its hour is not known. Every change has
 * a higher SEQUENCE, by which a calendar recognizes it.
 */
export const eventEntryOf = (event: EventInCalendar, own: OwnEntry): CalendarEntry => {
  const { startsAt, isTimeTbd, status, changeCount, venue } = event;
  const { place, isVoid = false, ...texts } = own;
  const at = new Date(startsAt);
  return {
    ...texts,
    sequence: changeCount + (isVoid ? 1 : 0),
    start: isTimeTbd ? dayInZone(at, venue.timeZone) : at,
    end: isTimeTbd ? null : usualEndOf(event),
    location: [venue.name, ...place].join(', '),
    coordinates: { lat: venue.lat, lng: venue.lng },
    isCanceled: isVoid || status === 'CANCELED',
  };
};
