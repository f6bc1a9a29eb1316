import type { CalendarEntry } from '@golark/contract/calendar-files/rules';
import { addDays, type Day } from '@golark/contract/dates/rules';
import type { BookingView } from '#booking';
import type { EventOfSite } from '#calendar-feeds';
import { unitsIn } from '../present-stays.ts';
import type { OwnCalendar } from '../read-own.ts';

/** Everything that takes nights of a room type. */
export interface TakenNights {
  roomTypeId: string;
  nights: OwnCalendar['nights'];
  reservations: OwnCalendar['reservations'];
  bookings: readonly BookingView[];
  /** From other sites than the one that reads the calendar. */
  events: readonly EventOfSite[];
}

type Night = TakenNights['nights'][number];

const reserved = 'Reserved';
const notAvailable = 'Not available';

interface Entry extends Pick<CalendarEntry, 'uid' | 'summary'> {
  start: Day;
  end: Day;
  sequence: number;
}

const stayEntries = ({ roomTypeId, bookings, reservations, events }: TakenNights): Entry[] => [
  ...bookings
    .filter((view) => unitsIn(view, roomTypeId) > 0)
    .map((view) => ({
      uid: `booking-${view.id}`,
      // every event of its order: dates are changed by one of them
      sequence: view.events.length,
      start: view.arrive_day,
      end: view.depart_day,
      summary: reserved,
    })),
  ...reservations.map(({ id, arriveDay: start, departDay: end }) => ({
    uid: `own-${id}`,
    sequence: 0,
    start,
    end,
    summary: reserved,
  })),
  ...events.map(({ id, sequence, kind, arriveDay: start, departDay: end }) => ({
    uid: `feed-${id}`,
    sequence,
    start,
    end,
    summary: kind === 'reservation' ? reserved : notAvailable,
  })),
];

/** Consecutive nights become one entry. */
const runsOf = (nights: readonly Night[], uid: string): Entry[] => {
  const runs: Entry[] = [];
  for (const { night } of nights) {
    const last = runs.at(-1);
    if (last?.end === night) last.end = addDays(night, 1);
    else
      runs.push({
        uid: `${uid}-${night}`,
        sequence: 0,
        start: night,
        end: addDays(night, 1),
        summary: notAvailable,
      });
  }
  return runs;
};

const isClosed = ({ isClosed: byHost, isLinkedClosed, linkedBooked }: Night): boolean =>
  byHost || isLinkedClosed || linkedBooked > 0;

/**
 * The entries of an exported calendar, by their day. A room type of one unit has each stay, and the nights that are closed; one of several units
 * has the nights without a free one, because a stay in one of them does not close the others. No names, and none of our rules.
 */
export const exportedEntries = (taken: TakenNights, uidSuffix: string): CalendarEntry[] => {
  const { nights, roomTypeId } = taken;
  const isSingle = (nights[0]?.units ?? 1) === 1;
  const stays = isSingle ? stayEntries(taken) : [];
  const closed = nights.filter((night) => isClosed(night) || (!isSingle && night.booked >= night.units));
  const isInStay = ({ night }: Night): boolean =>
    stays.some(({ start, end }) => start <= night && night < end);
  const runs = runsOf(
    closed.filter((night) => !isInStay(night)),
    `closed-${roomTypeId}`,
  );
  return [...stays, ...runs]
    .sort((a, b) => a.start.localeCompare(b.start))
    .map((entry) => ({ ...entry, uid: `${entry.uid}${uidSuffix}`, isCanceled: false }));
};
