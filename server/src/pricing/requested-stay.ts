import type { RatePlan } from '@golark/contract/pricing/cancellation';
import type { RoomsOccupancy } from '@golark/contract/pricing/room-schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import type { z } from 'zod';

/** What is priced: dates, party and, if the caller chose them, the rooms. */
export interface RequestedStay {
  dates: StayDates;
  party: Party;
  rooms?: z.infer<typeof RoomsOccupancy> | undefined;
  /** `standard` if absent. */
  ratePlan?: RatePlan | undefined;
}

/** A stay of a listing that somebody wants to have priced. */
export interface StayOfListing {
  listingId: string;
  stay: RequestedStay;
  couponCode?: string | undefined;
}
