import { z } from 'zod';
import { Address } from '../accounts/schemas.ts';
import { BookingParams } from '../booking/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { LastName, Name } from '../names/schemas.ts';
import { highestStayTotal } from '../pricing/rules.ts';
import { AnyText } from '../text/schemas.ts';
import { coverageCodes, policyStatuses } from './rules.ts';

const Insurer = z.strictObject({
  name: z.string(),
  /** Nobody is really insured: the policies of a demo. */
  isSample: z.boolean(),
});

const Coverage = z.strictObject({
  code: z.enum(coverageCodes),
  /** In the language of the reader. */
  label: z.string(),
  /** The most that is paid. */
  limit: Money,
});

export type Coverage = z.infer<typeof Coverage>;

const InsuranceQuote = z.strictObject({
  insuranceQuoteId: z.string(),
  premium: Money,
  insurer: Insurer,
  coverage: z.array(Coverage),
  expiresAt: z.string(),
});

export type InsuranceQuote = z.infer<typeof InsuranceQuote>;

const Policy = z.strictObject({
  id: z.string(),
  status: z.enum(policyStatuses),
  /** null until the insurer has issued it. */
  policyNumber: z.string().nullable(),
  premium: Money,
  insurer: Insurer,
  coverage: z.array(Coverage),
  /** The days of the stay that it covers. */
  arriveDay: Day,
  departDay: Day,
  /** Until when its buyer can cancel it with a full refund; null once that is over. */
  refundableUntil: z.string().nullable(),
});

export type Policy = z.infer<typeof Policy>;

const Booker = z.strictObject({
  firstName: Name,
  lastName: LastName,
  billingAddress: Address.optional(),
  goPlus: z.boolean().default(false),
});

export const insuranceSchemas = {
  quoteInsurance: {
    summary:
      'What it costs to insure a stay. `bookingTotal` is its total with all fees and taxes, as the quote of the stay has it: an order insures exactly that.',
    body: z.strictObject({
      propertyId: AnyText(100),
      bookingTotal: z.strictObject({
        amount: z.int().min(1).max(highestStayTotal),
        currency: z.literal('USD'),
      }),
      checkInDate: Day,
      checkOutDate: Day,
      booker: Booker,
      /** Whether the stay can be canceled with a refund. */
      refundable: z.boolean(),
      numGuests: z.int().min(1).max(100),
    }),
    response: InsuranceQuote,
    errors: { NOT_FOUND: null },
  },
  getBookingInsurance: {
    summary: "The insurance of one of the caller's bookings; null without one.",
    params: BookingParams,
    response: z.strictObject({ policy: Policy.nullable() }),
    errors: { NOT_FOUND: null },
  },
  cancelInsurance: {
    summary: 'Cancel an insurance with a full refund, as long as it is refundable. The stay remains booked.',
    params: z.object({ policyId: AnyText(100) }),
    response: z.strictObject({ policy: Policy, refund: Money }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type InsuranceQuoteInput = z.infer<typeof insuranceSchemas.quoteInsurance.body>;
