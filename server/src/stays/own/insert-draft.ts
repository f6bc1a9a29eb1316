import type { HostingInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { stayTypeOf } from '@golark/contract/stays/property-types';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { listingDefaults } from '../listing-defaults.ts';
import { firstRankOf } from '../ranking/rules/score-points.ts';
import { type ListingColumns, type ListingInput, saveListings } from '../save-listing.ts';
import { type DraftState, lockDrafts } from './lock-drafts.ts';
import { homeRoomNames, hotelRoomNames } from './room-names.ts';
import { type DraftPlace, saveAddress } from './save-address.ts';

interface Draft {
  id: string;
  hostId: string;
  place: DraftPlace;
  hosting: HostingInput;
  now: Date;
}

const noReviews = { quality: null, review_count: 0 };
/** Never shown: a section that was not saved counts as open. */
const placeholder = { nightlyAmount: 10_000, guests: 2 };

const columnsOf = ({ id, hostId, place, hosting, now }: Draft): ListingColumns => ({
  id,
  property_manager_id: hostId,
  source: 'direct',
  external_id: null,
  state_id: place.stateId,
  city_id: place.cityId,
  neighborhood: place.neighborhood,
  time_zone: place.timeZone,
  latitude: place.pin.lat,
  longitude: place.pin.lng,
  stay_type: stayTypeOf(place.kind),
  property_type: place.kind,
  max_guests: placeholder.guests,
  bedrooms: 1,
  beds: 1,
  bathrooms: 1,
  amenities: [],
  is_instant_book: hosting.isInstantBook,
  is_pets_allowed: false,
  is_smoking_allowed: false,
  ...listingDefaults,
  included_guests: placeholder.guests,
  cancellation_policy: hosting.cancellationPolicy,
  min_nights: 1,
  max_nights: 28,
  check_in_from: hosting.checkInFrom,
  check_in_until: hosting.checkInUntil,
  check_out_by: hosting.checkOutBy,
  quiet_from: null,
  ...noReviews,
  search_rank: firstRankOf(noReviews),
  created_at: now,
  updated_at: now,
});

const inputOf = (draft: Draft): ListingInput => ({
  listing: columnsOf(draft),
  texts: [
    { locale: 'en', title: 'New listing', description: '' },
    { locale: 'es', title: 'Alojamiento nuevo', description: '' },
  ],
  rooms: [
    {
      id: `${draft.id}-1`,
      position: 0,
      ...(stayTypeOf(draft.place.kind) === 'hotels' ? hotelRoomNames : homeRoomNames(draft.place.kind)),
      units: 1,
      max_guests: placeholder.guests,
      bedrooms: 1,
      beds: 1,
      nightly_amount: placeholder.nightlyAmount,
      weekend_nightly_amount: placeholder.nightlyAmount,
    },
  ],
  photos: [],
});

/** Adds a draft, unless its id is taken. Returns whose listing has the id, and whether it is new. */
export const insertDraft = async (trx: Transaction<DB>, draft: Draft): Promise<DraftState> => {
  const { id, hostId, place } = draft;
  const known = await lockDrafts(trx, { id, hostId });
  if (known.hostId) return known;
  await saveListings(trx, [inputOf(draft)], { status: 'draft' });
  await saveAddress(trx, id, place);
  return { hostId, isNew: true, draftCount: known.draftCount + 1 };
};
