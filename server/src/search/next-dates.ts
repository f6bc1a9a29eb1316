import { addDays, dayInZone } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import {
  bookableDaysOf,
  brokenCalendarRule,
  dayRulesOn,
  firstFreeRun,
  freeUnitsFor,
  type RoomCalendar,
  type RuledListing,
} from '#calendars';
import { sampleNights, sampleWithinDays } from './engine/list-candidates.ts';

/** A stay that may not end on some days is extended by up to this many nights. */
const longestExtension = 6;

type Listing = RuledListing;

const earliest = (found: (StayDates | null)[]): StayDates | null =>
  found.flatMap((dates) => dates ?? []).sort((a, b) => (a.arriveDay < b.arriveDay ? -1 : 1))[0] ?? null;

const nextFree = (listing: Listing, room: RoomCalendar, now: Date): StayDates | null => {
  const from = addDays(dayInZone(now, listing.time_zone), 1);
  const nights = Math.max(sampleNights, listing.min_nights);
  const arriveDay = firstFreeRun(room, { from, nights, withinDays: sampleWithinDays });
  return arriveDay ? { arriveDay, departDay: addDays(arriveDay, nights) } : null;
};

/** As `nextFree`, day by day, because the rules of each day differ. */
const nextAllowed = (listing: Listing, room: RoomCalendar, now: Date): StayDates | null => {
  const days = bookableDaysOf(listing, now);
  for (let distance = 1; distance <= sampleWithinDays; distance++) {
    const arriveDay = addDays(days.today, distance);
    const rules = dayRulesOn(listing, room, arriveDay);
    if (rules.closedToArrival) continue;
    const least = Math.max(sampleNights, rules.minStayArrival);
    for (let nights = least; nights <= least + longestExtension; nights++) {
      const dates = { arriveDay, departDay: addDays(arriveDay, nights) };
      if (freeUnitsFor(room, dates) === 0) break;
      if (brokenCalendarRule(listing, room, { dates, days }) === null) return dates;
    }
  }
  return null;
};

/** Without dates: the next available ones of any room type, so that the total can be booked. */
export const nextDates = (listing: Listing, rooms: readonly RoomCalendar[], now: Date): StayDates | null =>
  earliest(rooms.map((room) => (listing.rules ? nextAllowed : nextFree)(listing, room, now)));
