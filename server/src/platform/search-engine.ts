import type { Day } from '@golark/contract/dates/rules';
import type { AnyRooms } from '@golark/contract/pricing/room-schemas';
import type { Bounds } from '@golark/contract/search/bounds';
import type { SearchSort } from '@golark/contract/search/rules';
import type { Party, StayDates } from '@golark/contract/stays/rules';

/** What an engine is asked for. Distances are meters, amounts cents. */
export interface SearchCriteria {
  /** Stays in any of them; without boxes, everywhere. */
  boxes: Bounds[];
  around: { lat: number; lng: number; radiusMeters: number } | null;
  dates: StayDates | null;
  /** Instead of dates: each stay is found on those with its lowest total, of equal ones on the first. Empty: no such choice. */
  windows: StayDates[];
  party: Party;
  /** Who of the party sleeps in which room; null if any rooms will do. */
  rooms: AnyRooms | null;
  /** The caller's all-in total: of `dates` or the best of `windows`, without either of the next available ones. */
  price: { from: number; to: number | null } | null;
  /** Whether totals are those of a member. */
  isMember: boolean;
  stayType: string | null;
  propertyTypes: string[];
  /** All of them; a kind of bed is one as well, as `bed:king`, and what a host has measured, as `access:parking`. */
  amenities: string[];
  /** Steps to the entrance; null for any number, also one that is not known. */
  maxSteps: number | null;
  minDoorInches: number | null;
  smoking: boolean;
  instant: boolean;
  beds: number;
  bedrooms: number;
  bathrooms: number;
  cityId: string | null;
  stateId: string | null;
  propertyManagerId: string | null;
  title: string | null;
  /** With the sort `best`, the stays of this place come before all others. */
  firstCityId: string | null;
  sort: SearchSort;
}

/** A night that differs from the rule of its room type, as an array: listing, version, room type, night, stock and rate. */
export type PageNight = readonly [listingId: string, version: number, ...values: unknown[]];

export interface SearchPage {
  /** Listings in order. */
  listingIds: string[];
  total: number;
  /** For each facet and value: the number of results with the filter of that facet alone changed. */
  facets: Record<string, Record<string, number>>;
  /**
   * The nights of the listings in the dates of the search, where the engine reads them in the same statement: a JSON array of
   * `PageNight`, because pages are cached, and a text takes a small part of the memory of its objects.
   */
  nights?: string;
  /** The dates of each listing in order, and what is free in each window, of a search with `windows`. */
  best?: { dates: StayDates[]; windows: FreeInWindow[] };
}

/** The results that are free in one window, and the lowest total of them in cents. */
export interface FreeInWindow {
  dates: StayDates;
  stayCount: number;
  lowest: number | null;
}

/** The effect of each filter of a search, and the totals of its results. */
export interface SearchCounts {
  total: number;
  /** As in `SearchPage`, of every filter that visitors set. */
  facets: SearchPage['facets'];
  /** For each filter that is set, and each amenity: the number of results without it. */
  without: Record<string, number>;
  /** Cents, of the results without the price filter. */
  totals: number[];
}

/** Stays that a search does not find because they ask for more nights, or cannot be left on its last day. */
export interface LongerStays {
  /** The length of the whole stay. */
  nights: number;
  stayCount: number;
}

/** One home until a day, and another one from then on. Cents and meters, as the crow flies between about where they are. */
export interface SplitStay {
  changeDay: Day;
  listingIds: [first: string, second: string];
  total: number;
  meters: number;
}

/** Finds stays. Every engine returns the same page for the same criteria and data. */
export interface SearchEngine {
  start(): Promise<void>;
  stop(): Promise<void>;
  find(criteria: SearchCriteria, page: { offset: number; limit: number }): Promise<SearchPage>;
  /** Counts over all results; as long as a search by total. */
  count(criteria: SearchCriteria): Promise<SearchCounts>;
  /** Cents, of all results that have a total, in no order; where the other counts are not needed. */
  listTotals(criteria: SearchCriteria): Promise<number[]>;
  /** For each number of nights more from the same day on; the price does not matter. */
  countLonger(
    criteria: SearchCriteria & { dates: StayDates },
    more: readonly number[],
  ): Promise<LongerStays[]>;
  /** The cheapest pairs of stays near each other that share the dates between them. */
  findSplits(criteria: SearchCriteria & { dates: StayDates }, most: number): Promise<SplitStay[]>;
}
