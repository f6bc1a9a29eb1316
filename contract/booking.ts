import { z } from 'zod';
import { Phone } from './accounts.ts';
import { type BodyOf, defineCall } from './call.ts';
import { Day } from './dates.ts';
import { Email } from './email.ts';
import { Money } from './money.ts';
import { PageNumber, pageOf } from './paging.ts';
import { CardInput } from './payments.ts';
import { Cancellation, Price } from './pricing.ts';
import { PropertyImage } from './search.ts';
import { Paragraphs, Text } from './text.ts';

export const BookingStatus = z.enum([
  'PENDING_PAYMENT',
  'AWAITING_HOST',
  'CONFIRMED',
  'PAYMENT_FAILED',
  'CANCELED',
  'DECLINED',
  'COMPLETED',
]);
export type BookingStatus = z.infer<typeof BookingStatus>;

const Charge = z.strictObject({
  bookingChargeNumber: z.string(),
  amount: Money,
  dueOn: Day,
  status: z.enum(['PENDING', 'PAID', 'FAILED']),
  attempts: z.int(),
  card: z.strictObject({ brand: z.string(), last4: z.string() }),
  failureCode: z.string().nullable(),
});

const Refund = z.strictObject({
  id: z.string(),
  amount: Money,
  status: z.enum(['PENDING', 'PAID']),
  createdAt: z.string(),
});

/** `location` and `address` are exact once the stay is confirmed, otherwise absent. */
const BookedProperty = z.strictObject({
  id: z.string(),
  title: z.string(),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  image: PropertyImage.nullable(),
  hostName: z.string(),
  checkInFrom: z.string(),
  checkInUntil: z.string(),
  checkOutBy: z.string(),
  location: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
});

export const Booking = z.strictObject({
  id: z.string(),
  confirmationCode: z.string(),
  /** The quote it was booked from; a declined payment is tried again under the same one. */
  quoteId: z.string(),
  status: BookingStatus,
  propertyId: z.string(),
  property: BookedProperty,
  rooms: z.array(z.strictObject({ roomTypeId: z.string(), name: z.string(), units: z.int() })),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  guests: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
  guest: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  total: Money,
  price: Price,
  charges: z.array(Charge),
  refunds: z.array(Refund),
  cancellation: Cancellation,
  /** What canceling now would give back; null when it cannot be canceled. */
  refundIfCanceledNow: Money.nullable(),
  holdExpiresAt: z.string().nullable(),
  timeline: z.array(z.strictObject({ at: z.string(), what: z.string() })),
  note: z.string().nullable(),
  createdAt: z.string(),
});
export type Booking = z.infer<typeof Booking>;

export const bookStay = defineCall({
  name: 'bookStay',
  summary: 'Book a quoted stay and pay for it: nights first, then money, both or neither.',
  method: 'PUT',
  path: '/v1/booking',
  access: 'account',
  idempotent: true,
  body: z
    .strictObject({
      quoteId: z.string().max(100),
      guest: z.strictObject({
        firstName: Text(100),
        lastName: Text(100),
        email: Email,
        phone: Phone.optional(),
      }),
      savedCardId: z.string().max(100).optional(),
      card: CardInput.optional(),
      /** Keep the new card in the account. */
      saveCard: z.boolean().optional(),
      deviceProfileSessionId: z.string().max(200).optional(),
      note: Paragraphs(2000).optional(),
    })
    .refine((body) => Boolean(body.savedCardId) !== Boolean(body.card), {
      path: ['savedCardId'],
      message: 'give either savedCardId or card',
    }),
  status: 201,
  answer: z.strictObject({ booking: Booking }),
  errors: [
    'VALIDATION_ERROR',
    'NOT_FOUND',
    'QUOTE_EXPIRED',
    'PRICE_CHANGED',
    'DATES_UNAVAILABLE',
    'CARD_DECLINED',
    'INVALID_STATE',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
});

export type BookStayInput = BodyOf<typeof bookStay>;

const BookingParams = z.object({ bookingId: z.string().max(100) });

export const cancelBooking = defineCall({
  name: 'cancelBooking',
  summary: 'Cancel: the nights go back, the refund follows the policy.',
  method: 'DELETE',
  path: '/v1/booking/{bookingId}',
  access: 'account',
  isOwned: true,
  idempotent: true,
  params: BookingParams,
  status: 200,
  answer: z.strictObject({ booking: Booking, refund: Money }),
  errors: ['NOT_FOUND', 'INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'],
});

export const listBookings = defineCall({
  name: 'listBookings',
  summary: 'Bookings of the caller by id; foreign and unknown ids are simply not there.',
  method: 'GET',
  path: '/v1/bookings',
  access: 'account',
  query: z.object({
    navType: z.literal('PAGE').default('PAGE'),
    pageNumber: PageNumber,
    ids: z
      .union([z.string().max(100), z.array(z.string().max(100)).max(100)])
      .transform((ids) => (Array.isArray(ids) ? ids : [ids]))
      .optional(),
  }),
  status: 200,
  answer: pageOf(Booking),
  errors: [],
});

const tripsQuery = z.object({ navType: z.literal('PAGE').default('PAGE'), pageNumber: PageNumber });
const TripPage = pageOf(z.strictObject({ id: z.string() }));

const tripList = <N extends string, P extends string>(name: N, path: P, summary: string) =>
  defineCall({
    name,
    summary,
    method: 'GET',
    path,
    access: 'account',
    query: tripsQuery,
    status: 200,
    answer: TripPage,
    errors: [],
  });

export const upcomingTrips = tripList(
  'upcomingTrips',
  '/v1/bookings/upcoming',
  'Trips not over yet, the next first.',
);
export const pastTrips = tripList('pastTrips', '/v1/bookings/past', 'Trips that are over, the latest first.');
export const canceledTrips = tripList(
  'canceledTrips',
  '/v1/bookings/cancelled',
  'Canceled trips, the latest first.',
);
