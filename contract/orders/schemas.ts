import { z } from 'zod';
import { BookedGuest } from '../booking/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { CouponCode, PaymentPlanParam, PriceLine, Quote } from '../pricing/schemas.ts';
import { AnyText, Paragraphs } from '../text/schemas.ts';
import { TicketBuyer } from '../tickets/order-schemas.ts';
import {
  AuthenticationRequired,
  cardFields,
  Decline,
  hasOneCard,
  oneCard,
  PaymentAction,
} from './payment-schemas.ts';
import { itemKinds, itemStatuses, orderStatuses } from './rules.ts';

const OrderPayment = z.strictObject({
  id: z.string(),
  purpose: z.enum(['purchase', 'deposit', 'balance', 'renewal']),
  amount: Money,
  dueOn: Day,
  status: z.enum(['PENDING', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELED']),
  failureCode: z.string().nullable(),
  card: z.strictObject({ brand: z.string(), last4: z.string() }),
});

export const Order = z.strictObject({
  id: z.string(),
  code: z.string(),
  status: z.enum(orderStatuses),
  total: Money,
  /** A stay has the id of its booking. */
  items: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(itemKinds),
      status: z.enum(itemStatuses),
      /** One line in the language of the reader. */
      description: z.string(),
      lines: z.array(PriceLine),
      total: Money,
    }),
  ),
  payments: z.array(OrderPayment),
  /** What a payment that waits for 3-D Secure needs; null if none does. */
  paymentAction: PaymentAction.nullable(),
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      itemId: z.string(),
      amount: Money,
      status: z.enum(['PENDING', 'PAID']),
      createdAt: z.string(),
    }),
  ),
  /** Until when unpaid items are held; null once they are not. */
  holdExpiresAt: z.string().nullable(),
  createdAt: z.string(),
});

export type Order = z.infer<typeof Order>;

const StayItem = z.strictObject({
  kind: z.literal('stay'),
  quoteId: AnyText(100),
  guest: BookedGuest,
  note: Paragraphs(2000).optional(),
  paymentPlan: PaymentPlanParam,
});

const MembershipItem = z.strictObject({
  kind: z.literal('membership'),
  planId: AnyText(60).optional(),
  code: AnyText(40, 1).optional(),
  /** The buyer agrees to automatic renewal in the words of the plan. Without it the membership ends. */
  renewalConsent: z.boolean().default(false),
});

const TicketsItem = z.strictObject({
  kind: z.literal('tickets'),
  holdId: AnyText(100),
  /** Who gets the tickets; the account if absent. */
  buyer: TicketBuyer.optional(),
});

const InsuranceItem = z.strictObject({
  kind: z.literal('insurance'),
  /** Of a stay in the same order. */
  insuranceQuoteId: AnyText(100),
});

export const OrderItemInput = z.discriminatedUnion('kind', [
  StayItem,
  TicketsItem,
  MembershipItem,
  InsuranceItem,
]);

export type OrderItemInput = z.infer<typeof OrderItemInput>;

const OrderParams = z.object({ orderId: AnyText(100) });

export const ordersSchemas = {
  placeOrder: {
    summary:
      'Buy several things with one payment: all of them or none. A membership in the order gives its stays and tickets the member price.',
    body: z
      .strictObject({
        ...cardFields,
        items: z.array(OrderItemInput).min(1).max(10),
        /** For the first stay of the order; that of its quote if absent. */
        couponCode: CouponCode.optional(),
      })
      .refine(hasOneCard, oneCard),
    response: z.strictObject({ order: Order }),
    errors: {
      NOT_FOUND: null,
      QUOTE_EXPIRED: null,
      PRICE_CHANGED: z.object({ quote: Quote }),
      DATES_UNAVAILABLE: null,
      HOLD_EXPIRED: null,
      TICKETS_UNAVAILABLE: null,
      TICKET_LIMIT: z.object({ limit: z.int() }),
      CARD_DECLINED: Decline,
      AUTHENTICATION_REQUIRED: AuthenticationRequired,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  getOrder: {
    summary: "One of the caller's orders.",
    params: OrderParams,
    response: z.strictObject({ order: Order }),
    errors: { NOT_FOUND: null },
  },
  listOrders: {
    summary: "The caller's orders, the latest first.",
    query: z.object({ pageNumber: PageNumber }),
    response: pageOf(Order),
    errors: {},
  },
  confirmOrderPayment: {
    summary:
      'Continue the payment of an order after 3-D Secure. A payment that does not wait for it is left unchanged.',
    params: OrderParams,
    response: z.strictObject({ order: Order }),
    errors: { NOT_FOUND: null, CARD_DECLINED: Decline, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type PlaceOrderInput = z.infer<typeof ordersSchemas.placeOrder.body>;
