import { z } from 'zod';
import { BookingChange, PendingChange } from '../booking-changes/fact-schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { ContactPerson } from '../names/schemas.ts';
import { cardFields, hasOneCard, oneCard, PaymentAction } from '../orders/payment-schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { PricePassport } from '../pricing/passport-schemas.ts';
import { BookedRooms } from '../pricing/room-schemas.ts';
import { Cancellation, CouponCode, PaymentPlanParam, Price, Quote } from '../pricing/schemas.ts';
import { PropertyHit, PropertyImage } from '../search/schemas.ts';
import { AnyText, Paragraphs } from '../text/schemas.ts';

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
  purpose: z.enum(['purchase', 'deposit', 'balance', 'renewal']),
  amount: Money,
  dueOn: Day,
  status: z.enum(['PENDING', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELED']),
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
  /** `homes` for bookings from before it was stored. */
  stayType: z.enum(['homes', 'hotels']),
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

/**
 * A night that was given back without being refunded in full. `SOLD`: booked again, refunded from `refundsFrom` on unless the new guest
 * cancels until then. `UNSOLD`: it has passed.
 */
const ReturnedNight = z.strictObject({
  date: Day,
  status: z.enum(['OPEN', 'SOLD', 'REFUNDED', 'UNSOLD']),
  /** What was lost of it: the most that goes back. */
  upTo: Money,
  /** null until it is refunded. */
  refunded: Money.nullable(),
  refundsFrom: z.string().nullable(),
});

/** The rest of the total. `OVERDUE`: the card could not be charged. */
const Balance = z.strictObject({
  status: z.enum(['PLANNED', 'OPEN', 'OVERDUE', 'PAID', 'CANCELED']),
  amount: Money,
  /** The day at the property. */
  dueOn: Day,
  /** When the card on file is charged next; null if that is over. */
  nextAttemptAt: z.string().nullable(),
  /** After a failure, until when it can be paid; then the booking is canceled under its policy. */
  deadlineAt: z.string().nullable(),
  /** The card that is charged. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
});

export const Booking = z.strictObject({
  id: z.string(),
  confirmationCode: z.string(),
  /** Its order; other things may have been bought with it. */
  orderId: z.string(),
  /** Of the order: `total` unless other things were bought with the stay. */
  orderTotal: Money,
  /** The quote it was booked from; a declined payment is retried with the same quote. */
  quoteId: z.string(),
  status: BookingStatus,
  propertyId: z.string(),
  property: BookedProperty,
  rooms: z.array(BookedRooms),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  guests: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
  guest: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  total: Money,
  price: Price,
  charges: z.array(Charge),
  /** What a payment that waits for 3-D Secure needs; null if none does. */
  paymentAction: PaymentAction.nullable(),
  refunds: z.array(Refund),
  /** Changes of its dates or guests that took effect, the first one first. */
  changes: z.array(BookingChange),
  /** A change that waits for its payment. */
  pendingChange: PendingChange.nullable(),
  /** What is paid later; null for a booking that is paid in full. */
  balance: Balance.nullable(),
  /** null unless it was confirmed and then canceled; `system`: its balance was not paid. */
  canceledBy: z.enum(['guest', 'host', 'operator', 'system']).nullable(),
  cancellation: Cancellation,
  /** The refund if it were canceled now; null when it can't be canceled. */
  refundIfCanceledNow: Money.nullable(),
  /** The most that would come back later if it were canceled now and its nights were booked again; null when it can't be canceled. */
  moreIfResold: Money.nullable(),
  returnedNights: z.array(ReturnedNight),
  holdExpiresAt: z.string().nullable(),
  timeline: z.array(z.strictObject({ at: z.string(), what: z.string() })),
  note: z.string().nullable(),
  /** When the guest expects to arrive, a wall time of the place such as `16:30`; null if they have not said so. */
  arrivalTime: z.string().nullable(),
  createdAt: z.string(),
});

export type Booking = z.infer<typeof Booking>;

/**
 * How to get to a stay and in. `stage` is `BEFORE` until 48 hours before check-in, then `OPEN`, and `OVER` after
 * check-out. What the host has not entered is null.
 */
export const Arrival = z.strictObject({
  stage: z.enum(['BEFORE', 'OPEN', 'OVER']),
  /** From when `access` and `wifi` are shown. */
  accessFrom: z.string(),
  address: z
    .strictObject({
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      /** `OR` */
      state: z.string(),
      zip: z.string().nullable(),
    })
    .nullable(),
  /** `+15035550163`, with an extension `+15035550163;ext=5`; null after check-out. */
  hostPhone: z.string().nullable(),
  parking: z.string().nullable(),
  /** Whether there is anything to show from `accessFrom` on. */
  hasAccess: z.boolean(),
  /** How to get in; only while `OPEN`. */
  access: z.string().nullable(),
  wifi: z.strictObject({ network: z.string(), password: z.string().nullable() }).nullable(),
});

export type Arrival = z.infer<typeof Arrival>;

/** Who stays; the confirmation goes to this address. */
export const BookedGuest = ContactPerson;

export const BookingParams = z.object({ bookingId: AnyText(100) });

const tripsQuery = z.object({ navType: z.literal('PAGE').default('PAGE'), pageNumber: PageNumber });

const TripPage = pageOf(z.strictObject({ id: z.string() }));

/** The hold stays open for another card until `holdExpiresAt`. */
const Decline = z.object({
  declineCode: z.string(),
  bookingId: z.string(),
  holdExpiresAt: z.string().nullable(),
});

export const AuthenticationRequired = z.object({
  bookingId: z.string(),
  action: PaymentAction,
  holdExpiresAt: z.string().nullable(),
});

export const bookingSchemas = {
  bookStay: {
    summary: 'Book a quoted stay and pay for it. The nights are held before the card is charged.',
    body: z
      .strictObject({
        quoteId: AnyText(100),
        guest: BookedGuest,
        ...cardFields,
        note: Paragraphs(2000).optional(),
        /** That of the quote if absent. */
        couponCode: CouponCode.optional(),
        paymentPlan: PaymentPlanParam,
        /** An insurance of this stay, paid with it: a quote of `POST /v1/insurance/quote`. */
        insurance: z.strictObject({ quoteId: AnyText(100) }).optional(),
      })
      .refine(hasOneCard, oneCard),
    response: z.strictObject({ booking: Booking }),
    errors: {
      NOT_FOUND: null,
      QUOTE_EXPIRED: null,
      PRICE_CHANGED: z.object({ quote: Quote }),
      DATES_UNAVAILABLE: null,
      CARD_DECLINED: Decline,
      AUTHENTICATION_REQUIRED: AuthenticationRequired,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  cancelBooking: {
    summary: 'Cancel a booking. Its nights become available and the refund follows the policy.',
    params: BookingParams,
    response: z.strictObject({ booking: Booking, refund: Money }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  confirmPayment: {
    summary: 'Continue a payment after 3-D Secure. A payment that does not wait for it is left unchanged.',
    params: BookingParams,
    response: z.strictObject({ booking: Booking }),
    errors: { NOT_FOUND: null, CARD_DECLINED: Decline, ...repeatErrors },
  },
  retryCharge: {
    summary:
      'Try a failed charge again, with the card that replaced its card, if any. The charge is of the whole order.',
    params: BookingParams,
    body: z.strictObject({ bookingChargeNumber: AnyText(100) }),
    response: z.strictObject({ booking: Booking }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      CARD_DECLINED: Decline,
      AUTHENTICATION_REQUIRED: AuthenticationRequired,
      ...repeatErrors,
    },
  },
  payBalance: {
    summary:
      'Pay the balance of a booking now, on its day or before: with the card on file, or with another one. At most one payment succeeds.',
    params: BookingParams,
    body: z.strictObject({ savedCardId: AnyText(100).optional(), card: cardFields.card }),
    response: z.strictObject({ booking: Booking }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      CARD_DECLINED: Decline,
      AUTHENTICATION_REQUIRED: AuthenticationRequired,
      ...repeatErrors,
    },
  },
  updateSavedCard: {
    summary: 'Charge another saved card when a payment that failed is tried again, or for the balance.',
    params: BookingParams,
    body: z.strictObject({ savedCardId: AnyText(100) }),
    response: z.strictObject({ booking: Booking }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  getArrival: {
    summary:
      'How to get to a booked stay and in, as the host has it now. Only for a confirmed or completed booking.',
    params: BookingParams,
    response: z.strictObject({ arrival: Arrival }),
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  getPricePassport: {
    summary:
      'Every input of the price of a booking, with its hash: nightly rates and where they come from, rules, taxes with their source. null for a booking from before they were stored.',
    params: BookingParams,
    response: z.strictObject({ passport: PricePassport.nullable() }),
    errors: { NOT_FOUND: null },
  },
  listSimilarStays: {
    summary:
      'Up to three stays for the dates and guests of a booking that its host canceled, the most similar in price and place first.',
    params: BookingParams,
    /** `childAges` are those the stay was booked for, so that a link to these stays can ask for the same party. */
    response: z.strictObject({ stays: z.array(PropertyHit), childAges: z.array(z.int()) }),
    errors: { NOT_FOUND: null },
  },
  setArrivalTime: {
    summary:
      'Tell the host when the guest expects to arrive: a half hour of check-in, or null if it is not known.',
    params: BookingParams,
    body: z.strictObject({
      arrivalTime: z
        .string()
        .regex(/^\d{2}:\d{2}$/)
        .nullable(),
    }),
    response: z.strictObject({ booking: Booking }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  listBookings: {
    summary: 'Bookings of the caller, by id. Ids of other accounts and unknown ids are left out.',
    query: z.object({
      navType: z.literal('PAGE').default('PAGE'),
      pageNumber: PageNumber,
      ids: z
        .union([AnyText(100), z.array(AnyText(100)).max(100)])
        .transform((ids) => (Array.isArray(ids) ? ids : [ids]))
        .optional(),
    }),
    response: pageOf(Booking),
    errors: {},
  },
  upcomingTrips: {
    summary: 'Trips that are not over yet, the next one first.',
    query: tripsQuery,
    response: TripPage,
    errors: {},
  },
  pastTrips: {
    summary: 'Trips that are over, the latest first.',
    query: tripsQuery,
    response: TripPage,
    errors: {},
  },
  canceledTrips: {
    summary: 'Canceled trips, the latest first.',
    query: tripsQuery,
    response: TripPage,
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;

export type BookStayInput = z.infer<typeof bookingSchemas.bookStay.body>;
