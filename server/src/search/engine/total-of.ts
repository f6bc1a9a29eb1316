import type { StayDates } from '@golark/contract/stays/rules';
import type { RoomCalendar } from '#calendars';
import type { SearchCriteria } from '#platform/search-engine';
import { priceOffer, taxesOf, type taxTable } from '#pricing';
import { nextDates } from '../next-dates.ts';
import type { CandidateRates } from './list-candidates.ts';

export type Taxes = Awaited<ReturnType<typeof taxTable>>;

const calendarsOf = ({ rooms, nights }: CandidateRates): RoomCalendar[] => {
  const calendars = rooms.map(({ id, max_guests, ...room }) => ({
    ...room,
    roomTypeId: id,
    nights: new Map() as RoomCalendar['nights'],
  }));
  for (const [roomTypeId, night, booked, isBlocked, nightlyAmount, minNights, maxNights] of nights ?? []) {
    const exception = { booked, isBlocked, nightlyAmount, minNights, maxNights };
    calendars.find((room) => room.roomTypeId === roomTypeId)?.nights.set(night, exception);
  }
  return calendars;
};

const datesOf = (
  { arriveDay, departDay, stay }: CandidateRates,
  { criteria, rooms, now }: { criteria: SearchCriteria; rooms: RoomCalendar[]; now: Date },
): StayDates | null => {
  if (!arriveDay || !departDay) return null;
  return criteria.dates || !stay.rules ? { arriveDay, departDay } : nextDates(stay, rooms, now);
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
  const rooms = calendarsOf(rates);
  const place = { stateId: stay.state_id, cityId: stay.city_id };
  const sale = { stay: { ...stay, rooms: rates.rooms }, rooms, taxes: taxesOf(taxes, place), now };
  const asked = windows.length > 0 ? windows : [datesOf(rates, { criteria, rooms, now })];
  return asked.map((dates) => {
    const result = dates && priceOffer(sale, { dates, party });
    if (!result?.ok) return null;
    return (isMember ? result.offer.member : result.offer.nonMember).total;
  });
};
