import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { NearbyPlace } from '../destinations/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { hostPolicies } from '../pricing/cancellation.ts';
import { PropertyImage } from '../search/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { AccessFact, Accessibility } from './accessibility-schemas.ts';
import { bedKinds } from './beds.ts';
import { photoRooms } from './photo-rooms.ts';
import { reviewSorts, reviewTopics } from './rules.ts';

const wallTime = z.string().regex(/^\d{2}:\d{2}$/);

/** Beds of one kind in a room. */
export const Beds = z.strictObject({ kind: z.enum(bedKinds), count: z.int() });

const SleepingPlace = z.strictObject({
  /** `common`: all rooms that are no bedrooms. */
  room: z.enum(['bedroom', 'common']),
  beds: z.array(Beds),
});

export const RoomType = z.strictObject({
  id: z.string(),
  name: z.string(),
  units: z.int(),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  /** By kind; empty if it is not known. */
  bedding: z.array(Beds),
  /** What belongs to the room itself. */
  amenities: z.array(z.string()),
});

const PropertyPhoto = PropertyImage.extend({
  /** Null where it is not known. */
  room: z.strictObject({ kind: z.enum(photoRooms), number: z.int().nullable() }).nullable(),
  /** The facts about access that it shows. */
  access: z.array(AccessFact),
});

export type PropertyPhoto = z.infer<typeof PropertyPhoto>;

export const Review = z.strictObject({
  authorName: z.string(),
  authorPlace: z.string().nullable(),
  /** First day of the month of the stay. */
  stayedIn: Day,
  rating: z.int(),
  text: z.string(),
  locale: z.string(),
  /** The host's answer. */
  reply: z.string().nullable(),
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
  /** The center of its city, towns, neighborhoods, sights and airports, each group by distance. */
  nearby: z.array(NearbyPlace),
  images: z.array(PropertyPhoto),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.number(),
  amenities: z.array(z.string()),
  /** Null if nothing is known. */
  accessibility: Accessibility.nullable(),
  instantBook: z.boolean(),
  /** Why bookings are requests for now although the host offers instant booking: a calendar of another site is late. */
  requestReason: z.enum(['late-calendar']).nullable(),
  rooms: z.array(RoomType),
  /** The beds of a home, each bedroom by itself; empty if they are not known, and for hotels. */
  sleeping: z.array(SleepingPlace),
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
  cancellationPolicy: z.enum(hostPolicies),
  host: z.strictObject({ id: z.string(), name: z.string(), joinedOn: Day, listingCount: z.int() }),
  /** Listings that share rooms with this one, which can be booked for a night only if none of them is: its parts, or its wholes. */
  sharesRoomsWith: z.array(z.strictObject({ id: z.string(), title: z.string(), isPart: z.boolean() })),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.array(Review),
});

export type Property = z.infer<typeof Property>;

export const PropertyParams = z.object({ globalId: AnyText(100, 1) });

const ReviewBreakdown = z.strictObject({
  /** Reviews by stars, from five to one. */
  stars: z.array(z.strictObject({ rating: z.int(), count: z.int() })),
  /** How many reviews praise and criticize a topic in their text; topics that none mentions are left out. */
  topics: z.array(z.strictObject({ topic: z.enum(reviewTopics), praised: z.int(), criticized: z.int() })),
});

export type ReviewBreakdown = z.infer<typeof ReviewBreakdown>;

const ReviewPage = pageOf(Review).extend({ breakdown: ReviewBreakdown });

export type ReviewPage = z.infer<typeof ReviewPage>;

export const staysSchemas = {
  getProperty: {
    summary: 'Everything about a stay but its price.',
    params: PropertyParams,
    response: Property,
    errors: { NOT_FOUND: null },
  },
  listReviews: {
    summary: 'Reviews of a stay, sorted and searched, with a breakdown of all of them by stars and topic.',
    params: PropertyParams,
    query: z.object({
      pageNumber: PageNumber,
      sort: z.enum(reviewSorts).default('relevant'),
      /** Words that the text contains, in any order; case and accents do not matter. */
      q: AnyText(100).optional(),
      topic: z.enum(reviewTopics).optional(),
    }),
    response: ReviewPage,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
