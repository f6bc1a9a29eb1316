import type { Day } from '@golark/contract/dates/rules';
import { addDays, isWeekendNight, nightsOf } from '@golark/contract/dates/rules';
import type { RateSource } from '@golark/contract/pricing/fees';
import type { StayDates } from '@golark/contract/stays/rules';

/** The rates and the stock of one room type over a range of days. Amounts are cents. */
export interface RoomCalendar {
  roomTypeId: string;
  units: number;
  nightlyAmount: number;
  weekendNightlyAmount: number;
  seasons: { startsOn: Day; endsOn: Day; nightlyAmount: number; weekendNightlyAmount: number }[];
  nights: ReadonlyMap<Day, NightException>;
}

/** The values of one night that differ from the rule. */
export interface NightException {
  booked: number;
  isBlocked: boolean;
  nightlyAmount: number | null;
  minNights: number | null;
  maxNights: number | null;
}

/**
 * The rate of one night and which rule gives it. The more specific wins: the night's own rate, then the season, then the room
 * type; within each, Friday and Saturday have the weekend rate. Of two seasons the one that starts later wins.
 */
export const rateOf = (room: RoomCalendar, night: Day): { amount: number; source: RateSource } => {
  const own = room.nights.get(night)?.nightlyAmount;
  if (own) return { amount: own, source: 'night' };
  const season = room.seasons.reduce<RoomCalendar['seasons'][number] | null>(
    (found, s) =>
      s.startsOn <= night && night < s.endsOn && (!found || s.startsOn > found.startsOn) ? s : found,
    null,
  );
  const rates = season ?? room;
  const source = season ? 'season' : 'room';
  return isWeekendNight(night)
    ? { amount: rates.weekendNightlyAmount, source: `${source}-weekend` }
    : { amount: rates.nightlyAmount, source };
};

export const nightlyAmountOf = (room: RoomCalendar, night: Day): number => rateOf(room, night).amount;

/** Units that can still be sold on one night. */
export const freeUnitsOn = (room: RoomCalendar, night: Day): number => {
  const exception = room.nights.get(night);
  if (!exception) return room.units;
  return exception.isBlocked ? 0 : Math.max(0, room.units - exception.booked);
};

/** Units free on every night of a half-open stay. */
export const freeUnitsFor = (room: RoomCalendar, { arriveDay, departDay }: StayDates): number =>
  nightsOf(arriveDay, departDay).reduce(
    (least, night) => Math.min(least, freeUnitsOn(room, night)),
    room.units,
  );

/** The first run of free nights of a length, from a day on, within some days; null if there is none. */
export const firstFreeRun = (
  room: RoomCalendar,
  search: { from: Day; nights: number; withinDays: number },
): Day | null => {
  let run = 0;
  for (let i = 0; i < search.withinDays; i++) {
    run = freeUnitsOn(room, addDays(search.from, i)) > 0 ? run + 1 : 0;
    if (run >= search.nights) return addDays(search.from, i - search.nights + 1);
  }
  return null;
};
