import { z } from 'zod';
import { AuthenticationRequired, Booking, BookingParams } from '../booking/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { priceLineCodes } from '../pricing/rules.ts';
import { Cancellation } from '../pricing/schemas.ts';
import { mostRooms } from '../stays/spread-party.ts';
import { AnyText } from '../text/schemas.ts';
import { StayFacts } from './fact-schemas.ts';

/** One line of the price before and after; `difference` is after less before. A line that one of them lacks is 0 there. */
const ChangedLine = z.strictObject({
  code: z.enum(priceLineCodes),
  label: z.string(),
  before: Money,
  after: Money,
  difference: Money,
});

/** What a change of a booked stay costs, guaranteed until `expiresAt`. */
export const ChangeQuote = z.strictObject({
  quoteId: z.string(),
  expiresAt: z.string(),
  before: StayFacts.extend({ nights: z.int(), total: Money }),
  after: StayFacts.extend({ nights: z.int(), total: Money }),
  lines: z.array(ChangedLine),
  /** Lodging taxes that the new length makes due for no night, for the first ones, or for all. */
  taxChanges: z.array(
    z.strictObject({
      name: z.string(),
      reach: z.enum(['none', 'first', 'all']),
      /** Not due from so many nights on, or due for so many. */
      limit: z.int(),
    }),
  ),
  /** Of the totals; negative if the stay gets cheaper. */
  difference: Money,
  /** What the policy does not refund of lines that get smaller. */
  notRefunded: Money,
  /** Paid for nights that are given up and whose former guests were refunded from it: this counts towards nothing. */
  usedUp: Money,
  /** One of the two is 0. A refund comes off the balance first; this is the rest. */
  toPay: Money,
  toRefund: Money,
  /** The part of the stay that is paid later, before and after the change, and the day on which it is due then; null for nothing. */
  balance: z
    .strictObject({
      before: Money,
      after: Money,
      dueOn: Day,
      /** It is charged right after the change. */
      isDueNow: z.boolean(),
    })
    .nullable(),
  /** That is charged unless another one is chosen, and that gets the refund. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  /** The deadlines after the change. */
  cancellation: Cancellation,
});

export type ChangeQuote = z.infer<typeof ChangeQuote>;

/** One room that remains, with who sleeps in it. */
const RemainingRoom = z.strictObject({
  roomTypeId: AnyText(60),
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50),
  infants: z.int().min(0).max(20),
});

const count = (min: number, max: number) => z.int().min(min).max(max);

/** As with a booking, but nothing is held after a decline: the booking is as it was. */
const Decline = z.object({ declineCode: z.string(), bookingId: z.string() });

export const bookingChangesSchemas = {
  quoteBookingChange: {
    summary:
      'The price of a booked stay at other dates, for other guests or with fewer rooms, line by line, guaranteed for 15 minutes.',
    params: BookingParams,
    body: z.strictObject({
      arriveDay: Day,
      departDay: Day,
      numAdults: count(1, 50),
      numChildren: count(0, 50),
      numInfants: count(0, 20),
      numPets: count(0, 1),
      /** The rooms of a hotel that remain, one entry each; the counts above are their sum. All that are booked if absent. */
      rooms: z.array(RemainingRoom).min(1).max(mostRooms).optional(),
    }),
    response: z.strictObject({ quote: ChangeQuote }),
    errors: { NOT_FOUND: null, DATES_UNAVAILABLE: null, INVALID_STATE: null },
  },
  changeBooking: {
    summary:
      'Change the dates, guests or rooms of a booked stay as quoted. Nights that it adds are held before the card is charged; a refund follows the policy.',
    params: BookingParams,
    body: z.strictObject({
      quoteId: AnyText(100),
      /** The card that paid for the booking if absent. */
      savedCardId: AnyText(100).optional(),
    }),
    response: z.strictObject({ booking: Booking, paid: Money, refund: Money }),
    errors: {
      NOT_FOUND: null,
      QUOTE_EXPIRED: null,
      DATES_UNAVAILABLE: null,
      CARD_DECLINED: Decline,
      AUTHENTICATION_REQUIRED: AuthenticationRequired,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
} as const satisfies Record<string, CallSchemas>;

export type QuoteChangeInput = z.infer<typeof bookingChangesSchemas.quoteBookingChange.body>;
export type ChangeBookingInput = z.infer<typeof bookingChangesSchemas.changeBooking.body>;
