import { z } from 'zod';
import { defineCall } from './call.ts';
import { Day } from './dates.ts';
import { Money } from './money.ts';

export const maxSearchNights = 90;
export const defaultPageSize = 20;
export const defaultRadiusMeters = 100_000;
/** Destination links carry this radius (specification, section 2). */
export const destinationRadiusMeters = 149_900;
export const maxPrice = 10_000;

const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const count = z.int().min(0).max(99);

export const Party = z.strictObject({
  adults: z.int().min(1).max(50).default(1),
  children: count.default(0),
  infants: count.default(0),
  ages: z.array(z.int().min(0).max(17)).max(50).optional(),
  pets: z.boolean().default(false),
});
export type Party = z.infer<typeof Party>;

export const PropertyImage = z.strictObject({ id: z.string(), alt: z.string() });
export type PropertyImage = z.infer<typeof PropertyImage>;

/** A search hit. `total` is the whole stay with every fee and tax, for the caller; `nightly` its average night, without fees and taxes. */
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
  /** The stay that `total` is for: the dates asked for, or without dates the next free ones. */
  dates: z.strictObject({ arriveDay: Day, departDay: Day }).optional(),
  nightly: Money,
  total: Money.optional(),
  memberNightly: Money.optional(),
  memberTotal: Money.optional(),
  savings: Money.optional(),
});
export type PropertyHit = z.infer<typeof PropertyHit>;

export const sortOrders = ['best', 'price-low', 'price-high', 'rating'] as const;
export type SearchSort = (typeof sortOrders)[number];

/** `facets.stayType.homes` is how many results the search would have with that filter alone changed. */
const Facets = z.record(z.string(), z.record(z.string(), z.int()));

export const searchProperties = defineCall({
  name: 'searchProperties',
  summary: 'Stays in a place, free on every night asked for, with the all-in total of the caller.',
  method: 'POST',
  path: '/v1/properties/search',
  access: 'visitor',
  body: z.strictObject({
    mobile: z.boolean().optional(),
    member: z.boolean().optional(),
    filters: z
      .strictObject({
        dateFrom: Day.optional(),
        dateTo: Day.optional(),
        stayType: z.enum(['hotels', 'homes']).optional(),
        propertyType: z.array(z.string().max(40)).max(40).optional(),
        amenities: z.array(z.string().max(40)).max(40).optional(),
        /** Whole currency units, as people type them; with dates it is the all-in total that is compared. */
        price: z
          .strictObject({ from: z.number().min(0).optional(), to: z.number().min(0).optional() })
          .optional(),
        guests: z
          .strictObject({
            ...Party.shape,
            smoking: z.boolean().optional(),
            beds: count.optional(),
            bedrooms: count.optional(),
            bathrooms: count.optional(),
            instant: z.boolean().optional(),
          })
          .optional(),
        cityId: z.string().max(40).optional(),
        stateId: z.string().max(40).optional(),
        pmId: z.string().max(60).optional(),
        title: z.string().max(200).optional(),
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
    pageToken: z.string().max(200).optional(),
    /** From 1; instead of `pageToken` for those who count pages. */
    page: z.int().min(1).max(10_000).optional(),
    sort: z.enum(sortOrders).default('best'),
    userToken: z.string().max(200).optional(),
  }),
  status: 200,
  answer: z.strictObject({
    properties: z.array(PropertyHit),
    estimatedTotalResults: z.int(),
    queryId: z.string(),
    nextPageToken: z.string().nullable(),
    facets: Facets,
  }),
  errors: ['VALIDATION_ERROR'],
});
