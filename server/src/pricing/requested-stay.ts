import type { RoomsOccupancy } from '@golark/contract/pricing/schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import type { z } from 'zod';

/** What is priced: dates, party and, if the caller chose them, the rooms. */
export interface RequestedStay {
  dates: StayDates;
  party: Party;
  rooms?: z.infer<typeof RoomsOccupancy> | undefined;
}

/** A request for a price, as the routes read it from the names that the specification fixes. */
export interface QuoteRequest {
  listingId: string;
  asked: StayDates & Omit<Party, 'childAges' | 'pets'> & { hasPets: boolean; rooms?: RequestedStay['rooms'] };
}

/** Translates a request at the boundary; nothing behind it uses the request's names. */
export const requestedStay = ({ asked }: QuoteRequest): RequestedStay => {
  const { arriveDay, departDay, adults, children, infants, hasPets, rooms } = asked;
  const childAges = (rooms ?? []).flatMap((room) => room.childAges);
  return {
    dates: { arriveDay, departDay },
    party: { adults, children, childAges, infants, pets: hasPets },
    rooms,
  };
};
