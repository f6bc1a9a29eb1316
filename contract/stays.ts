import { z } from 'zod';
import { defineCall } from './call.ts';
import { Day } from './dates.ts';
import { Money } from './money.ts';
import { Cancellation, Price } from './pricing.ts';
import { PropertyImage } from './search.ts';

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
  /** Rounded to about 600 m: the exact place is told with the booking. */
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

const PropertyParams = z.object({ globalId: z.string().min(1).max(100) });

export const getProperty = defineCall({
  name: 'getProperty',
  summary: 'Everything about a stay but its price.',
  method: 'GET',
  path: '/v1/property/{globalId}',
  access: 'visitor',
  params: PropertyParams,
  status: 200,
  answer: Property,
  errors: ['NOT_FOUND'],
});

/** Why a night cannot be slept: sold or blocked, or outside what can be booked. */
export const NightState = z.strictObject({
  date: Day,
  free: z.boolean(),
  nightly: Money,
  minNights: z.int(),
});

export const getAvailability = defineCall({
  name: 'getAvailability',
  summary: 'Each night of a range, `until` left out: free or not, its rate and the least nights from it.',
  method: 'GET',
  path: '/v1/property/{globalId}/availability',
  access: 'visitor',
  params: PropertyParams,
  query: z.object({ from: Day, until: Day }),
  status: 200,
  answer: z.strictObject({ propertyId: z.string(), nights: z.array(NightState) }),
  errors: ['NOT_FOUND', 'VALIDATION_ERROR'],
});

/** `[{ adults: 2, childAges: [7], roomTypeId? }]`, one entry a room. */
export const RoomsOccupancy = z
  .array(
    z.strictObject({
      roomTypeId: z.string().max(60).optional(),
      adults: z.int().min(1).max(50),
      childAges: z.array(z.int().min(0).max(17)).max(20).default([]),
    }),
  )
  .min(1)
  .max(8);

const guestCount = (max: number, initial: number) =>
  z.coerce
    .number()
    .int()
    .min(initial ? 1 : 0)
    .max(max)
    .default(initial);

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

export const QuoteQuery = z.object({
  arriveDay: Day,
  departDay: Day,
  numAdults: guestCount(50, 1),
  numChildren: guestCount(50, 0),
  numInfants: guestCount(20, 0),
  numPets: z.coerce.number().int().min(0).max(1).default(0),
  mobileDevice: z.string().optional(),
  roomsOccupancy: jsonText.pipe(RoomsOccupancy).optional(),
});
export type QuoteQuery = z.infer<typeof QuoteQuery>;

/** Which rule of a stay refuses a quote; the problem document carries it as `rule`, with its figure as `limit`. */
export const stayRules = [
  'order',
  'past',
  'too_far',
  'min_nights',
  'max_nights',
  'max_guests',
  'no_pets',
] as const;
export type StayRule = (typeof stayRules)[number];

const quoteFields = {
  version: z.literal(2),
  propertyId: z.string(),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  rooms: z.array(z.strictObject({ roomTypeId: z.string(), name: z.string(), units: z.int() })),
  nonMember: Price,
  member: Price,
  applies: z.enum(['member', 'nonMember']),
  cancellation: Cancellation,
  payment: z.strictObject({ schedule: z.array(z.strictObject({ dueOn: Day, amount: Money })) }),
};

export const Rate = z.strictObject(quoteFields);
export type Rate = z.infer<typeof Rate>;
/** A rate whose price is kept for 15 minutes. */
export const Quote = z.strictObject({ ...quoteFields, quoteId: z.string(), expiresAt: z.string() });
export type Quote = z.infer<typeof Quote>;

export const getQuote = defineCall({
  name: 'getQuote',
  summary: 'The price of a stay, all-in, kept for 15 minutes.',
  method: 'GET',
  path: '/v1/property/{globalId}/quote',
  access: 'visitor',
  params: PropertyParams,
  query: QuoteQuery,
  status: 200,
  answer: Quote,
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'DATES_UNAVAILABLE'],
});

export const getRate = defineCall({
  name: 'getRate',
  summary: 'As a quote, but nothing is kept.',
  method: 'GET',
  path: '/v1/property/{globalId}/rate',
  access: 'visitor',
  params: PropertyParams,
  query: z.object({
    fromDate: Day,
    untilDate: Day,
    adults: guestCount(50, 1),
    children: guestCount(50, 0),
    infants: guestCount(20, 0),
    pets: z.coerce.number().int().min(0).max(1).default(0),
  }),
  status: 200,
  answer: Rate,
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'DATES_UNAVAILABLE'],
});

export const getKeptQuote = defineCall({
  name: 'getKeptQuote',
  summary: 'A quote that was given before, for as long as its price is kept.',
  method: 'GET',
  path: '/v1/quotes/{quoteId}',
  access: 'visitor',
  params: z.object({ quoteId: z.string().max(100) }),
  status: 200,
  answer: Quote,
  errors: ['NOT_FOUND'],
});
