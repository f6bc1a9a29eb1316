import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { sortOrders } from './rules.ts';

const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

const count = z.int().min(0).max(99);

const GuestsInput = z.strictObject({
  adults: z.int().min(1).max(50).default(1),
  children: count.default(0),
  infants: count.default(0),
  ages: z.array(z.int().min(0).max(17)).max(50).optional(),
  pets: z.boolean().default(false),
});

export const PropertyImage = z.strictObject({ id: z.string(), alt: z.string() });

export type PropertyImage = z.infer<typeof PropertyImage>;

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
  roomName: z.string().nullable(),
  /** The dates of `total`: the requested ones, or without dates the next available ones. */
  dates: z.strictObject({ arriveDay: Day, departDay: Day }).optional(),
  nightly: Money,
  total: Money.optional(),
  memberNightly: Money.optional(),
  memberTotal: Money.optional(),
  savings: Money.optional(),
});

export type PropertyHit = z.infer<typeof PropertyHit>;

/** `facets.stayType.homes` is how many results the search would have with that filter alone changed. */
const Facets = z.record(z.string(), z.record(z.string(), z.int()));

export const searchSchemas = {
  searchProperties: {
    summary:
      'Stays in an area that are available on every requested night, with the all-in total of the caller.',
    body: z.strictObject({
      mobile: z.boolean().optional(),
      member: z.boolean().optional(),
      filters: z
        .strictObject({
          dateFrom: Day.optional(),
          dateTo: Day.optional(),
          stayType: z.enum(['hotels', 'homes']).optional(),
          propertyType: z.array(AnyText(40)).max(40).optional(),
          amenities: z.array(AnyText(40)).max(40).optional(),
          /** Whole currency units; compared with `total`. A stay without a total is in no price range. */
          price: z
            .strictObject({ from: z.number().min(0).optional(), to: z.number().min(0).optional() })
            .optional(),
          guests: z
            .strictObject({
              ...GuestsInput.shape,
              smoking: z.boolean().optional(),
              beds: count.optional(),
              bedrooms: count.optional(),
              bathrooms: count.optional(),
              instant: z.boolean().optional(),
            })
            .optional(),
          cityId: AnyText(40).optional(),
          stateId: AnyText(40).optional(),
          pmId: AnyText(60).optional(),
          title: AnyText(200).optional(),
        })
        .optional(),
      insideBoundingBox: z
        .array(z.strictObject({ p1: Point, p2: Point }))
        .max(1)
        .optional(),
      aroundLatLng: Point.optional(),
      aroundRadius: z.number().positive().max(5_000_000).optional(),
      minimumAroundRadius: z.number().positive().max(5_000_000).optional(),
      clickAnalytics: z.boolean().optional(),
      pageSize: z.int().optional(),
      pageToken: AnyText(200).optional(),
      /** From 1; an alternative to `pageToken`. */
      page: z.int().min(1).max(10_000).optional(),
      /** With the sort `best`, the stays of this place come before the others of the area. */
      firstCityId: AnyText(40).optional(),
      sort: z.enum(sortOrders).default('best'),
      userToken: AnyText(200).optional(),
    }),
    response: z.strictObject({
      properties: z.array(PropertyHit),
      estimatedTotalResults: z.int(),
      queryId: z.string(),
      nextPageToken: z.string().nullable(),
      facets: Facets,
    }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
