import type { sortOrders } from '@golark/contract/search/rules';
import type { ListedNight } from '#calendars';

/** What is asked of an engine. Distances are meters, amounts cents; `nights` is a half-open range of days. */
export interface SearchCriteria {
  box: { south: number; west: number; north: number; east: number } | null;
  around: { lat: number; lng: number; radiusMeters: number } | null;
  nights: { from: string; until: string } | null;
  /** Adults and children. */
  guests: number;
  stayType: string | null;
  propertyTypes: string[];
  amenities: string[];
  nightly: { from: number; to: number | null } | null;
  pets: boolean;
  smoking: boolean;
  instant: boolean;
  beds: number;
  bedrooms: number;
  bathrooms: number;
  cityId: string | null;
  stateId: string | null;
  propertyManagerId: string | null;
  title: string | null;
  sort: (typeof sortOrders)[number];
}

export interface SearchPage {
  /** Listings in order. */
  listingIds: string[];
  total: number;
  facets: Record<string, Record<string, number>>;
  /** The listings' nights as `listNights` gives them, read in the same breath; null when that is left to the caller. */
  nights: ListedNight[] | null;
}

/** Finds stays by everything but the all-in total. Engines must give the same answers to the same question. */
export interface SearchEngine {
  find(criteria: SearchCriteria, page: { offset: number; limit: number }): Promise<SearchPage>;
}
