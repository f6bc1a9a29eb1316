import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Destination, NearbyPlace } from '../destinations/schemas.ts';
import { Money } from '../money/schemas.ts';
import { BookedRooms } from '../pricing/room-schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { Filters } from './filter-schemas.ts';
import { defaultPageSize, maxBoxes, sortOrders } from './rules.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const Point = z.strictObject({ lat: latitude, lng: longitude });

export const PropertyImage = z.strictObject({ id: z.string(), alt: z.string() });

export type PropertyImage = z.infer<typeof PropertyImage>;

/**
 * Why a stay is worth a look, with the figures of the sentence.
 *
 * - `price`: for these nights and in general at least `percent` below the middle of the usual prices of `stayCount` similar stays: of the
 *   same city, stay type and number of bedrooms. A usual price has the cleaning, and no season.
 * - `rating`: among the best `percent` of the `stayCount` rated stays of the city.
 * - `distance`: from the point of the search, as near as the hit says where it is.
 * - `new`: listed so many days ago.
 */
export const HitReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), percent: z.int(), stayCount: z.int() }),
  z.strictObject({ kind: z.literal('rating'), percent: z.int(), stayCount: z.int() }),
  z.strictObject({ kind: z.literal('distance'), meters: z.int() }),
  z.strictObject({ kind: z.literal('new'), days: z.int() }),
]);

export type HitReason = z.infer<typeof HitReason>;

/** A search hit. `total` is the caller's price of the whole stay with all fees and taxes; `nightly` is the average nightly rate without them. */
export const PropertyHit = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  stayType: z.enum(['homes', 'hotels']),
  city: z.string(),
  state: z.string(),
  neighborhood: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  images: z.array(PropertyImage),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.number(),
  amenities: z.array(z.string()),
  instantBook: z.boolean(),
  /** The rooms of a hotel that `total` is for, with who sleeps in them; empty for a home. */
  rooms: z.array(BookedRooms),
  /** The dates of `total`: the requested ones, or without dates the next available ones. */
  dates: z.strictObject({ arriveDay: Day, departDay: Day }).optional(),
  nightly: Money,
  total: Money.optional(),
  memberNightly: Money.optional(),
  memberTotal: Money.optional(),
  savings: Money.optional(),
  /** On at most four of ten hits of a page, if the search asks for reasons. */
  reason: HitReason.optional(),
});

export type PropertyHit = z.infer<typeof PropertyHit>;

/** Two homes near each other that share the dates of a search. The totals are those of both. */
const SplitStay = z.strictObject({
  changeDay: Day,
  /** Until the day of the change, and from then on. */
  homes: z.tuple([PropertyHit, PropertyHit]),
  total: Money,
  /** Both are left out where members pay the same. */
  memberTotal: Money.optional(),
  savings: Money.optional(),
  /** Between the approximate places of both, in a straight line. */
  meters: z.int(),
});

export type SplitStay = z.infer<typeof SplitStay>;

const radius = z.number().positive().max(5_000_000);

/**
 * `facets.stayType.homes` is how many results the search would have with that filter alone changed: with this value instead of another,
 * or for amenities and other lists of which a stay has all, with this value too.
 */
const Facets = z.record(z.string(), z.record(z.string(), z.int()));

/** How many results have which total, in equal steps of whole dollars; the last step has all above it. */
export const TotalsHistogram = z.strictObject({
  from: z.int(),
  step: z.int(),
  counts: z.array(z.int()),
});

export type TotalsHistogram = z.infer<typeof TotalsHistogram>;

/** A part of a city with the middle of its stays. */
const Neighborhood = z.strictObject({
  name: z.string(),
  stayCount: z.int(),
  lat: z.number(),
  lng: z.number(),
});

/** A typical price of a night in a month: half of the stays cost less. */
export const MonthPrice = z.strictObject({
  /** `2027-03` */
  month: z.string(),
  /** With all fees and taxes, of three nights from a Thursday for two adults; null if no stay is free then. */
  nightly: Money.nullable(),
});

export type MonthPrice = z.infer<typeof MonthPrice>;

export const searchSchemas = {
  searchProperties: {
    summary:
      'Stays in an area that are available on every requested night, with the all-in total of the caller.',
    body: z.strictObject({
      mobile: z.boolean().optional(),
      member: z.boolean().optional(),
      filters: Filters.optional(),
      /** Stays in any of the boxes. */
      insideBoundingBox: z
        .array(z.strictObject({ p1: Point, p2: Point }))
        .max(maxBoxes)
        .optional(),
      aroundLatLng: Point.optional(),
      aroundRadius: radius.optional(),
      minimumAroundRadius: radius.optional(),
      clickAnalytics: z.boolean().optional(),
      pageSize: z.int().optional(),
      pageToken: AnyText(200).optional(),
      /** From 1; an alternative to `pageToken`. */
      page: z.int().min(1).max(10_000).optional(),
      /** With the sort `best`, the stays of this place come before the others of the area. */
      firstCityId: AnyText(40).optional(),
      sort: z.enum(sortOrders).default('best'),
      /** Counts the values of every filter, and returns `totals` and `without`; it takes as long as a search by total. */
      allFacets: z.boolean().optional(),
      /** Returns `longerStays`: what one and two nights more would find, without a price filter. */
      longerStays: z.boolean().optional(),
      /** Returns `splitStays` for seven nights or more: homes that can be booked at once, without flexible dates. */
      splitStays: z.boolean().optional(),
      /** Some hits have a `reason`; one for `distance` means the point of a search without `firstCityId`. */
      reasons: z.boolean().optional(),
      userToken: AnyText(200).optional(),
    }),
    response: z.strictObject({
      properties: z.array(PropertyHit),
      estimatedTotalResults: z.int(),
      queryId: z.string(),
      nextPageToken: z.string().nullable(),
      facets: Facets,
      /** The totals of the results without the price filter; null if none has a total. */
      totals: TotalsHistogram.nullable().optional(),
      /** How many results there would be without one filter: `without.bedrooms`, `without['amenities.pool']`. */
      without: z.record(z.string(), z.int()).optional(),
      /** More stays for as many nights from the same day on, which this search does not find. */
      longerStays: z.array(z.strictObject({ nights: z.int(), stayCount: z.int() })).optional(),
      splitStays: z.array(SplitStay).optional(),
      /** All dates of a flexible search in their order, with the number of stays that are free then and the lowest total. */
      windows: z
        .array(
          z.strictObject({ arriveDay: Day, departDay: Day, stayCount: z.int(), lowest: Money.nullable() }),
        )
        .optional(),
    }),
    errors: {},
  },
  searchPropertiesLegacy: {
    summary:
      'The same stays for clients of a search index: numbered pages from 0, boxes and a center as plain numbers.',
    body: z.strictObject({
      /** Words in the title. */
      query: AnyText(200).optional(),
      hitsPerPage: z.int().min(1).default(defaultPageSize),
      page: z.int().min(0).max(9_999).default(0),
      /** `[lat1, lng1, lat2, lng2]`: two opposite corners. */
      insideBoundingBox: z
        .array(z.tuple([latitude, longitude, latitude, longitude]))
        .max(maxBoxes)
        .optional(),
      /** `39.74,-104.98` */
      aroundLatLng: AnyText(60).optional(),
      aroundRadius: radius.optional(),
      minimumAroundRadius: radius.optional(),
      filters: Filters.optional(),
      /** Hits have no highlights: only an empty list. */
      attributesToHighlight: z.array(AnyText(100)).max(0).optional(),
      clickAnalytics: z.boolean().optional(),
      userToken: AnyText(200).optional(),
    }),
    response: z.strictObject({
      hits: z.array(PropertyHit),
      nbHits: z.int(),
      page: z.int(),
      nbPages: z.int(),
      hitsPerPage: z.int(),
      queryID: z.string(),
      processingTimeMS: z.int(),
    }),
    errors: {},
  },
  getPlaceOverview: {
    summary:
      'A city with its number of stays, its neighborhoods, the price of each month and what is around it.',
    params: z.strictObject({ stateNameSlug: AnyText(40), nameSlug: AnyText(80) }),
    response: z.strictObject({
      destination: Destination,
      stayCount: z.int(),
      neighborhoods: z.array(Neighborhood),
      nearby: z.array(NearbyPlace),
      months: z.array(MonthPrice),
    }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
