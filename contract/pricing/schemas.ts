import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { Beds, PropertyParams } from '../stays/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { policies, ratePlans } from './cancellation.ts';
import { PricePassport } from './passport-schemas.ts';
import { paymentPlans } from './payment-plans.ts';
import { BookedRooms, RoomsOccupancy } from './room-schemas.ts';
import { priceLineCodes, stayRules } from './rules.ts';

export const CouponCode = AnyText(40, 1);

/** Which of the rate plans of the response is quoted; the policy of the host if absent. */
const RatePlanParam = z.enum(ratePlans).optional();

/** If absent, 1 adult and nobody else, or with a list of rooms those who sleep in them. */
const guestCount = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional();

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', ...fieldRule('not_json') });
    return z.NEVER;
  }
});

export const QuoteQuery = z.object({
  arriveDay: Day,
  departDay: Day,
  numAdults: guestCount(1, 50),
  numChildren: guestCount(0, 50),
  numInfants: guestCount(0, 20),
  numPets: z.coerce.number().int().min(0).max(1).default(0),
  mobileDevice: AnyText(200).optional(),
  /** The party is the sum of the rooms; counts that differ from it are rejected. */
  roomsOccupancy: jsonText.pipe(RoomsOccupancy).optional(),
  /** Its use is taken by the booking, not by the quote. */
  couponCode: CouponCode.optional(),
  ratePlan: RatePlanParam,
});

export type QuoteQuery = z.infer<typeof QuoteQuery>;

/** One line of a price. Discounts are negative; all lines add up to the total exactly. */
export const PriceLine = z.strictObject({
  code: z.enum(priceLineCodes),
  label: z.string(),
  amount: Money,
});

export type PriceLine = z.infer<typeof PriceLine>;

/** `savings` is the difference to the non-member price; 0 for the non-member price itself. */
export const Price = z.strictObject({
  nightly: z.array(z.strictObject({ date: Day, amount: Money })),
  lines: z.array(PriceLine),
  subtotal: Money,
  taxes: Money,
  total: Money,
  savings: Money,
});

export type Price = z.infer<typeof Price>;

/** One deadline: canceling before `until` (an instant; null for the last step) refunds this amount. */
export const CancellationStep = z.strictObject({
  until: z.string().nullable(),
  refundAmount: Money,
  kind: z.enum(['all', 'half', 'fees', 'none']),
});

export const Cancellation = z.strictObject({
  policy: z.enum(policies),
  freeUntil: z.string().nullable(),
  schedule: z.array(CancellationStep),
  /** The law because of which everything is refunded until then, if it isn't the policy; absent in older bookings. */
  law: z.strictObject({ source: z.string(), effectiveOn: Day, hours: z.int() }).nullish(),
});

export type Cancellation = z.infer<typeof Cancellation>;

/** One of the rates to choose from, with the prices that it would have. */
const RatePlanOffer = z.strictObject({
  ratePlan: z.enum(ratePlans),
  /** What it takes off the nights, after the other discounts of the listing; 0 for the policy of the host. */
  discountPercent: z.int(),
  nonMember: Price.omit({ nightly: true }),
  member: Price.omit({ nightly: true }),
  cancellation: Cancellation,
});

/** In full if absent. With a deposit the card is kept once it has paid, and charged for the balance on its day. */
export const PaymentPlanParam = z.enum(paymentPlans).optional();

/** What is paid when: `dueOn` is null for what is paid at the booking, otherwise a day at the property. */
const PaymentSchedule = z.array(z.strictObject({ dueOn: Day.nullable(), amount: Money }));

/** One of the ways to pay, at both prices of the chosen rate plan. */
const PaymentPlanOffer = z.strictObject({
  paymentPlan: z.enum(paymentPlans),
  nonMember: PaymentSchedule,
  member: PaymentSchedule,
});

const quoteFields = {
  version: z.literal(2),
  propertyId: z.string(),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  rooms: z.array(BookedRooms),
  nonMember: Price,
  member: Price,
  applies: z.enum(['member', 'nonMember']),
  /** Every input of the price that applies. */
  passport: PricePassport,
  /** The coupon in both prices. */
  coupon: z.strictObject({ code: z.string() }).nullable(),
  /** That of the prices, the passport, the deadlines and the payments here. */
  ratePlan: z.enum(ratePlans),
  /** The host's policy first, then the non-refundable rate if it is offered for this stay. */
  ratePlans: z.array(RatePlanOffer).min(1),
  cancellation: Cancellation,
  payment: z.strictObject({ schedule: z.array(z.strictObject({ dueOn: Day, amount: Money })) }),
  /** In full first, then a deposit if it is offered for these dates at the chosen rate plan. */
  paymentPlans: z.array(PaymentPlanOffer).min(1),
};

export const Rate = z.strictObject(quoteFields);

export type Rate = z.infer<typeof Rate>;

/** A rate whose price is guaranteed for 15 minutes. */
export const Quote = z.strictObject({ ...quoteFields, quoteId: z.string(), expiresAt: z.string() });

export type Quote = z.infer<typeof Quote>;

/** Of more free rooms of a type than this, the number is not shown. */
export const mostUnitsLeft = 5;

/**
 * A room type for dates and a party: a price, or why it can't be chosen. The price is for `units` rooms with `guests` people in them: all
 * of the party that the free rooms of this type hold.
 */
export const RoomOffer = z.strictObject({
  roomTypeId: z.string(),
  name: z.string(),
  /** By kind; empty if it is not known. */
  bedding: z.array(Beds),
  beds: z.int(),
  /** Guests that one room sleeps. */
  maxGuests: z.int(),
  /** Amenities of the room itself. */
  included: z.array(z.string()),
  /** Free on these dates, if they are few; otherwise null. */
  unitsLeft: z.int().nullable(),
  units: z.int(),
  guests: z.int(),
  /** The caller's, all-in; null if the type is refused. */
  price: Price.nullable(),
  refusal: z
    .strictObject({
      rule: z.enum([...stayRules, 'taken']),
      limit: z.int().nullable(),
      day: Day.nullable(),
      /** A sentence in the caller's language. */
      text: z.string(),
    })
    .nullable(),
});

export type RoomOffer = z.infer<typeof RoomOffer>;

/** `allowed` with the caller's total, or the rule that rejects the stay. `text` is a sentence in the caller's language. */
export const Explanation = z.discriminatedUnion('allowed', [
  z.strictObject({ allowed: z.literal(true), total: Money, text: z.string() }),
  z.strictObject({
    allowed: z.literal(false),
    /** `taken`: not all nights are free. */
    rule: z.enum([...stayRules, 'taken']),
    /** The field at fault. */
    path: z.string(),
    /** What the rule asks for, such as a number of nights. */
    limit: z.int().nullable(),
    /** The day that it turns on. */
    day: Day.nullable(),
    text: z.string(),
  }),
]);

export type Explanation = z.infer<typeof Explanation>;

export const pricingSchemas = {
  getQuote: {
    summary: 'The all-in price of a stay, guaranteed for 15 minutes.',
    params: PropertyParams,
    query: QuoteQuery,
    response: Quote,
    errors: { NOT_FOUND: null, DATES_UNAVAILABLE: null },
  },
  getRate: {
    summary: 'The same as a quote, without a guarantee; nothing is stored.',
    params: PropertyParams,
    query: z.object({
      fromDate: Day,
      untilDate: Day,
      adults: guestCount(1, 50),
      children: guestCount(0, 50),
      infants: guestCount(0, 20),
      pets: z.coerce.number().int().min(0).max(1).default(0),
      roomsOccupancy: jsonText.pipe(RoomsOccupancy).optional(),
      ratePlan: RatePlanParam,
    }),
    response: Rate,
    errors: { NOT_FOUND: null, DATES_UNAVAILABLE: null },
  },
  listRoomOffers: {
    summary:
      'The room types of a stay for dates and a party: beds, what is included, price, or why one is refused.',
    params: PropertyParams,
    query: z.object({
      arriveDay: Day,
      departDay: Day,
      numAdults: guestCount(1, 50),
      numChildren: guestCount(0, 50),
      numInfants: guestCount(0, 20),
      numPets: z.coerce.number().int().min(0).max(1).default(0),
    }),
    response: z.strictObject({ offers: z.array(RoomOffer) }),
    errors: { NOT_FOUND: null },
  },
  explainStay: {
    summary: 'Whether dates and a party are allowed, with the total or the rule that rejects them, in words.',
    params: PropertyParams,
    body: z.strictObject({
      arriveDay: Day,
      departDay: Day,
      adults: z.int().min(1).max(50).default(1),
      children: z.int().min(0).max(50).default(0),
      infants: z.int().min(0).max(20).default(0),
      pets: z.boolean().default(false),
    }),
    response: Explanation,
    errors: { NOT_FOUND: null },
  },
  getStoredQuote: {
    summary: 'A quote created earlier, until it is deleted.',
    params: z.object({ quoteId: AnyText(100) }),
    response: Quote,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
