import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import { type ListingRequirement, listingRequirements } from '@golark/contract/own-listings/rules';
import type { OwnListing, OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { OwnListingRow } from '#stays/own';
import { isComplete, presentSections } from './present-sections.ts';

/** The open steps before a listing can be published. */
export const missingOf = (row: OwnListingRow): ListingRequirement[] =>
  listingRequirements.filter((requirement) =>
    requirement === 'photos' ? row.photos.length === 0 : !isComplete(row, requirement),
  );

export const presentOwnListing = (row: OwnListingRow, locale: Locale): OwnListing => ({
  id: row.id,
  status: row.status,
  title: isComplete(row, 'texts') ? ((row.texts[locale] ?? row.texts.en)?.title ?? null) : null,
  kind: row.property_type,
  stayType: row.stay_type as OwnListing['stayType'],
  cityName: row.city_name,
  stateName: row.state_name,
  photoId: row.photos[0]?.id ?? null,
  photoCount: row.photos.length,
  nightly: isComplete(row, 'price') ? usd(Math.min(...row.rooms.map((room) => room.nightly_amount))) : null,
  missing: missingOf(row),
  updatedAt: row.updated_at.toISOString(),
});

export const presentDetails = (row: OwnListingRow, locale: Locale): OwnListingDetails => ({
  listing: presentOwnListing(row, locale),
  sections: presentSections(row),
});
