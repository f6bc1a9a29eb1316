import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria } from '#platform/search-engine';
import type { Unit } from './counted-filters.ts';
import { matches } from './filters.ts';

type UnitRow = [
  listingId: string,
  stayType: string,
  propertyType: string,
  beds: number,
  bedrooms: number,
  bathrooms: number,
  isInstantBook: boolean,
  isPetsAllowed: boolean,
  isSmokingAllowed: boolean,
  codes: number[],
];

interface ListRow {
  units: UnitRow[] | null;
  names: [code: number, amenity: string][] | null;
}

const query = (criteria: SearchCriteria, now: Date): RawBuilder<ListRow> => sql<ListRow>`
  SELECT (SELECT json_agg(json_build_array(u.listing_id, u.stay_type, u.property_type, u.beds, u.bedrooms, u.bathrooms,
      u.is_instant_book, u.is_pets_allowed, u.is_smoking_allowed, u.amenities))
    FROM search_units u WHERE ${matches(criteria, now)}) AS units,
    (SELECT json_agg(json_build_array(code, amenity)) FROM search_amenities) AS names`;

/** The room types that match, by listing; one statement. */
export const listUnits = async (
  db: Database,
  criteria: SearchCriteria,
  now: Date,
): Promise<Map<string, Unit[]>> => {
  const row = (await query(criteria, now).execute(db)).rows[0];
  const names = new Map(row?.names ?? []);
  const byListing = new Map<string, Unit[]>();
  for (const [listingId, stayType, propertyType, beds, bedrooms, bathrooms, ...rest] of row?.units ?? []) {
    const [isInstantBook, isPetsAllowed, isSmokingAllowed, codes] = rest;
    const unit: Unit = {
      stayType,
      propertyType,
      beds,
      bedrooms,
      bathrooms,
      isInstantBook,
      isPetsAllowed,
      isSmokingAllowed,
      amenities: codes.flatMap((code) => names.get(code) ?? []),
    };
    const units = byListing.get(listingId);
    if (units) units.push(unit);
    else byListing.set(listingId, [unit]);
  }
  return byListing;
};
