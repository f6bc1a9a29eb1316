import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { PropertyImage } from '../search/schemas.ts';
import { AnyText } from '../text/schemas.ts';

const wallTime = z.string().regex(/^\d{2}:\d{2}$/);

export const RoomType = z.strictObject({
  id: z.string(),
  name: z.string(),
  units: z.int(),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
});

export const Review = z.strictObject({
  authorName: z.string(),
  authorPlace: z.string().nullable(),
  /** First day of the month of the stay. */
  stayedIn: Day,
  rating: z.int(),
  text: z.string(),
  locale: z.string(),
});

export const Property = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  stayType: z.enum(['homes', 'hotels']),
  source: z.enum(['catalog', 'airbnb', 'direct']),
  city: z.strictObject({ id: z.string(), name: z.string(), slug: z.string() }),
  state: z.strictObject({ id: z.string(), name: z.string(), slug: z.string() }),
  neighborhood: z.string().nullable(),
  timeZone: z.string(),
  /** Rounded to about 600 m; a confirmed booking has the exact location. */
  approximateLocation: z.strictObject({ lat: z.number(), lng: z.number(), radiusMeters: z.int() }),
  images: z.array(PropertyImage),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.number(),
  amenities: z.array(z.string()),
  instantBook: z.boolean(),
  rooms: z.array(RoomType),
  rules: z.strictObject({
    checkInFrom: wallTime,
    checkInUntil: wallTime,
    checkOutBy: wallTime,
    quietFrom: wallTime.nullable(),
    minNights: z.int(),
    maxNights: z.int(),
    pets: z.boolean(),
    smoking: z.boolean(),
  }),
  cancellationPolicy: z.enum(['flexible', 'moderate', 'strict']),
  host: z.strictObject({ id: z.string(), name: z.string(), joinedOn: Day, listingCount: z.int() }),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.array(Review),
});

export type Property = z.infer<typeof Property>;

export const PropertyParams = z.object({ globalId: AnyText(100, 1) });

export const staysSchemas = {
  getProperty: {
    summary: 'Everything about a stay but its price.',
    params: PropertyParams,
    response: Property,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
