import type { Day } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import type { RoomCalendar } from '#calendars';
import type { SearchCriteria } from '#platform/search-engine';
import { priceOffer, taxesOf, type taxTable } from '#pricing';
import { nextDates } from '../next-dates.ts';
import type { CandidateRates } from './list-candidates.ts';

export type Taxes = Awaited<ReturnType<typeof taxTable>>;

type NightException = NonNullable<ReturnType<RoomCalendar['nights']['get']>>;

const noNights: RoomCalendar['nights'] = new Map();

const nightsOfRoom = (nights: CandidateRates['nights'], id: string): RoomCalendar['nights'] => {
  // most candidates have none, and a search prices thousands of them
  if (!nights) return noNights;
  const ofRoom = new Map<Day, NightException>();
  for (const [roomTypeId, night, booked, isBlocked, nightlyAmount, minNights, maxNights] of nights)
    if (roomTypeId === id) ofRoom.set(night, { booked, isBlocked, nightlyAmount, minNights, maxNights });
  return ofRoom;
};

const calendarsOf = ({ rooms, nights }: CandidateRates): RoomCalendar[] =>
  rooms.map(({ id, max_guests, ...room }) => ({
    ...room,
    roomTypeId: id,
    nights: nightsOfRoom(nights, id),
  }));

type Sale = Parameters<typeof priceOffer>[0];

const datesOf = (
  { arriveDay, departDay, hasDates }: CandidateRates,
  { criteria, sale }: { criteria: SearchCriteria; sale: Sale },
): StayDates | null => {
  if (!arriveDay || !departDay) return null;
  return hasDates ? { arriveDay, departDay } : nextDates(sale, criteria);
};

/**
 * The caller's all-in totals of a candidate, as its card shows them: one, or one for each of the windows; null where it cannot be
 * booked for the dates.
 */
export const totalsOf = (
  rates: CandidateRates,
  { criteria, taxes, now }: { criteria: SearchCriteria; taxes: Taxes; now: Date },
): (number | null)[] => {
  const { stay } = rates;
  const { party, isMember, windows } = criteria;
  const place = { stateId: stay.state_id, cityId: stay.city_id };
  const sale: Sale = {
    stay: { ...stay, rooms: rates.rooms },
    rooms: calendarsOf(rates),
    taxes: taxesOf(taxes, place),
    now,
  };
  const asked = windows.length > 0 ? windows : [datesOf(rates, { criteria, sale })];
  return asked.map((dates) => {
    const result = dates && priceOffer(sale, { dates, party, rooms: criteria.rooms ?? undefined });
    if (!result?.ok) return null;
    return (isMember ? result.offer.member : result.offer.nonMember).total;
  });
};
