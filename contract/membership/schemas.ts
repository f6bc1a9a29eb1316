import { z } from 'zod';
import { Account } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import {
  AuthenticationRequired,
  cardFields,
  Decline,
  hasOneCard,
  oneCard,
  PaymentAction,
} from '../orders/payment-schemas.ts';
import { PriceLine } from '../pricing/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { Subscription } from './subscription-schemas.ts';

export const MembershipPlan = z.strictObject({
  id: z.string(),
  /** The length of a period. */
  months: z.int(),
  /** What a period costs without a code, and what a renewal costs. */
  price: Money,
  /** What the first period costs with the code, if one applies. */
  firstPrice: Money,
  /** The day on which a period that is bought today ends. */
  endsOn: Day,
  /** Taken off the buyer's fee of event tickets. */
  ticketFeePercentOff: z.int(),
  /** What a buyer who wants automatic renewal agrees to; stored with the purchase in these words. */
  renewalConsent: z.string(),
});

export type MembershipPlan = z.infer<typeof MembershipPlan>;

/**
 * `USED`: this account has used it already. `EXPIRED`: it is over. `USED_UP`: it was used as often as it may be. `RESERVED`: purchases
 * that are not paid yet have its last uses.
 */
export const CodeStatus = z.enum(['APPLIED', 'UNKNOWN', 'EXPIRED', 'USED', 'USED_UP', 'RESERVED']);

export type CodeStatus = z.infer<typeof CodeStatus>;

const PlansResponse = z.strictObject({
  /** The first one is offered unless the buyer chooses another. */
  plans: z.array(MembershipPlan),
  /** null if no code was given. */
  code: z
    .strictObject({
      code: z.string(),
      status: CodeStatus,
      /** Taken off the first period; 0 unless APPLIED. */
      discount: Money,
      /** The last day of the code; null for one without an end. */
      endsOn: Day.nullable(),
    })
    .nullable(),
  terms: z.strictObject({
    /** Days in which an unused period is refunded in full. */
    refundDays: z.int(),
    /** Days in which a failed renewal can still be paid. */
    graceDays: z.int(),
    /** Days before a renewal on which an email announces it, the earliest first. */
    noticeDays: z.array(z.int()),
  }),
  /** What members save, from the listings on sale now. */
  discounts: z.strictObject({ share: z.number(), percent: z.number(), serviceFeePercent: z.number() }),
});

export type PlansResponse = z.infer<typeof PlansResponse>;

const MembershipInvoice = z.strictObject({
  /** The id of the order item. */
  id: z.string(),
  orderId: z.string(),
  /** The code of the order. */
  code: z.string(),
  kind: z.enum(['JOINED', 'RENEWED']),
  /** `DUE`: a renewal whose payment has not succeeded yet. */
  status: z.enum(['DUE', 'PAID', 'REFUNDED']),
  periodStartsOn: Day,
  /** null until it is paid. */
  periodEndsOn: Day.nullable(),
  paidOn: Day.nullable(),
  lines: z.array(PriceLine),
  total: Money,
  refunded: Money,
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
});

export type MembershipInvoice = z.infer<typeof MembershipInvoice>;

const Saving = z.strictObject({
  /** The id of the order item. */
  id: z.string(),
  kind: z.enum(['stay', 'tickets']),
  title: z.string(),
  bookedOn: Day,
  savings: Money,
});

export const Membership = z.strictObject({
  /** null for an account that was never a member. */
  subscription: Subscription.nullable(),
  savings: z.strictObject({
    /** In the current or last period. */
    current: Money,
    /** In all periods. */
    total: Money,
    /** What the current or last period cost. */
    fee: Money,
    /** By booking, the latest first; those that are canceled are left out. */
    items: z.array(Saving),
  }),
  /** The latest first. */
  invoices: z.array(MembershipInvoice),
  /** The card that the next renewal is charged to; null if there is none, or no renewal. */
  renewalCard: z.strictObject({ id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
  /** Until when the current period can be refunded in full; null if it can't. */
  refundableUntil: z.string().nullable(),
  /** A renewal that is not paid. */
  due: z
    .strictObject({
      orderId: z.string(),
      amount: Money,
      /** When the card is tried again; null if it is not. */
      nextAttemptAt: z.string().nullable(),
      /** What a payment that waits for 3-D Secure needs; null if none does. */
      action: PaymentAction.nullable(),
    })
    .nullable(),
});

export type Membership = z.infer<typeof Membership>;

const MembershipResult = z.strictObject({ account: Account, subscription: Subscription });

const changeErrors = { INVALID_STATE: null, ...repeatErrors };
const paymentErrors = {
  ...changeErrors,
  NOT_FOUND: null,
  CARD_DECLINED: Decline,
  AUTHENTICATION_REQUIRED: AuthenticationRequired,
};

/** Codes are typed, read aloud and printed: letters, digits and hyphens, in any case. */
const Code = AnyText(40, 1);

export const membershipSchemas = {
  listMembershipPlans: {
    summary: 'The Go+ plans with their prices, the effect of a code, and what members save.',
    query: z.object({ code: Code.optional() }),
    response: PlansResponse,
    errors: {},
  },
  getMembership: {
    summary: "The caller's Go+ membership: status, savings by booking, invoices.",
    response: Membership,
    errors: {},
  },
  joinMembership: {
    summary:
      'Buy Go+ and pay for its first period. Joining again while a payment failed pays the same order with another card.',
    body: z
      .strictObject({
        ...cardFields,
        planId: AnyText(60).optional(),
        code: Code.optional(),
        /** The buyer agrees to automatic renewal in the words of the plan. Without it the membership ends. */
        renewalConsent: z.boolean().default(false),
      })
      .refine(hasOneCard, oneCard),
    response: MembershipResult,
    errors: paymentErrors,
  },
  cancelMembership: {
    summary:
      'Cancel Go+ at the end of the paid period; it stays ACTIVE until then. An unpaid renewal is given up at once.',
    response: MembershipResult,
    errors: changeErrors,
  },
  reinstateMembership: {
    summary: 'Undo a cancellation before the period has ended; with a consent, Go+ renews from now on.',
    body: z.strictObject({ renewalConsent: z.literal(true).optional() }).nullish(),
    response: MembershipResult,
    errors: changeErrors,
  },
  payRenewal: {
    summary: 'Pay a renewal whose payment failed, with a saved card or another one.',
    body: z.strictObject(cardFields).refine(hasOneCard, oneCard),
    response: MembershipResult,
    errors: paymentErrors,
  },
  refundMembership: {
    summary:
      'End Go+ now and refund its period in full: within 14 days of its payment, and only if it is unused.',
    response: z.strictObject({ account: Account, refund: Money }),
    errors: changeErrors,
  },
} as const satisfies Record<string, CallSchemas>;

export type JoinMembershipInput = z.infer<typeof membershipSchemas.joinMembership.body>;
