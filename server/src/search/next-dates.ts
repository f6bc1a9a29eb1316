import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { guestCountOf, type StayDates } from '@golark/contract/stays/rules';
import {
  bookableDaysOf,
  brokenCalendarRule,
  dayRulesOn,
  firstFreeRun,
  freeUnitsFor,
  type RoomCalendar,
  type RuledListing,
} from '#calendars';
import type { SearchCriteria } from '#platform/search-engine';
import { priceOffer } from '#pricing';
import { sampleNights, sampleWithinDays } from './engine/list-candidates.ts';

/** A stay that may not end on some days is extended by up to this many nights. */
const longestExtension = 6;

type Listing = RuledListing;
type Sale = Parameters<typeof priceOffer>[0];
type Asked = Pick<SearchCriteria, 'party' | 'rooms'>;

const earliest = (found: (StayDates | null)[]): StayDates | null =>
  found.flatMap((dates) => dates ?? []).sort((a, b) => (a.arriveDay < b.arriveDay ? -1 : 1))[0] ?? null;

const nextFree = (listing: Listing, room: RoomCalendar, now: Date): StayDates | null => {
  const from = addDays(dayInZone(now, listing.time_zone), 1);
  const nights = Math.max(sampleNights, listing.min_nights);
  const arriveDay = firstFreeRun(room, { from, nights, withinDays: sampleWithinDays });
  return arriveDay ? { arriveDay, departDay: addDays(arriveDay, nights) } : null;
};

/** The lengths to try from a day on. */
const lengthsFrom = (least: number): number[] =>
  Array.from({ length: longestExtension + 1 }, (_, more) => Math.max(sampleNights, least) + more);

/** As `nextFree`, day by day, because the rules of each day differ. */
const nextAllowed = (listing: Listing, room: RoomCalendar, now: Date): StayDates | null => {
  const days = bookableDaysOf(listing, now);
  for (let distance = 1; distance <= sampleWithinDays; distance++) {
    const arriveDay = addDays(days.today, distance);
    const rules = dayRulesOn(listing, room, arriveDay);
    if (rules.closedToArrival) continue;
    for (const nights of lengthsFrom(rules.minStayArrival)) {
      const dates = { arriveDay, departDay: addDays(arriveDay, nights) };
      if (freeUnitsFor(room, dates) === 0) break;
      if (brokenCalendarRule(listing, room, { dates, days }) === null) return dates;
    }
  }
  return null;
};

/** The rooms of which one is enough for the party; none where it needs several, and no single one says when all are free. */
const enoughAlone = ({ stay, rooms }: Sale, asked: Asked): RoomCalendar[] => {
  if (stay.stay_type !== 'hotels') return rooms;
  if (asked.rooms) return [];
  const guests = guestCountOf(asked.party);
  const large = new Set(stay.rooms.flatMap(({ id, max_guests }) => (max_guests >= guests ? id : [])));
  return rooms.filter(({ roomTypeId }) => large.has(roomTypeId));
};

/** The first dates from a day on that have a price; null if other days would have none either. */
const pricedFrom = (
  sale: Sale,
  { party, rooms }: Asked,
  arriveDay: string,
): { dates: StayDates | null; isHopeless: boolean } => {
  const least = Math.min(...sale.rooms.map((room) => dayRulesOn(sale.stay, room, arriveDay).minStayArrival));
  for (const nights of lengthsFrom(least)) {
    const dates = { arriveDay, departDay: addDays(arriveDay, nights) };
    const result = priceOffer(sale, { dates, party, rooms: rooms ?? undefined });
    if (result.ok) return { dates, isHopeless: false };
    if (result.refusal === 'unavailable') break;
    const { path } = result.rule;
    if (path !== 'arriveDay' && path !== 'departDay') return { dates: null, isHopeless: true };
  }
  return { dates: null, isHopeless: false };
};

const nextPriced = (sale: Sale, asked: Asked): StayDates | null => {
  const today = dayInZone(sale.now, sale.stay.time_zone);
  for (let distance = 1; distance <= sampleWithinDays; distance++) {
    const { dates, isHopeless } = pricedFrom(sale, asked, addDays(today, distance));
    if (dates || isHopeless) return dates;
  }
  return null;
};

/** Without dates: the next available ones of any room that is enough for the party, or of several, so that the total can be booked. */
export const nextDates = (sale: Sale, asked: Asked): StayDates | null => {
  const { stay, now } = sale;
  const rooms = enoughAlone(sale, asked);
  if (rooms.length === 0) return nextPriced(sale, asked);
  return earliest(rooms.map((room) => (stay.rules ? nextAllowed : nextFree)(stay, room, now)));
};
