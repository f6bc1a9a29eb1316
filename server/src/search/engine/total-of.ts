import type { RoomCalendar } from '#calendars';
import type { SearchCriteria } from '#platform/search-engine';
import { priceOffer, taxesOf, type taxTable } from '#pricing';
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

/** The caller's all-in total of a candidate, as its card shows it; null if it cannot be booked for these dates. */
export const totalOf = (
  rates: CandidateRates,
  { criteria, taxes, now }: { criteria: SearchCriteria; taxes: Taxes; now: Date },
): number | null => {
  const { arriveDay, departDay, stay } = rates;
  if (!arriveDay || !departDay) return null;
  const place = { stateId: stay.state_id, cityId: stay.city_id };
  const result = priceOffer(
    { stay: { ...stay, rooms: rates.rooms }, rooms: calendarsOf(rates), taxes: taxesOf(taxes, place), now },
    { dates: { arriveDay, departDay }, party: criteria.party },
  );
  if (!result.ok) return null;
  return (criteria.isMember ? result.offer.member : result.offer.nonMember).total;
};
