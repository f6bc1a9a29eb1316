import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import {
  AuthenticationRequired,
  cardFields,
  Decline,
  hasOneCard,
  oneCard,
} from '../orders/payment-schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { CardSetup, MethodId } from '../payments/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { ListingsPage, ListingsQuery, SeatPlace } from './listing-schemas.ts';
import { Hold, TicketBuyer, TicketOrder } from './order-schemas.ts';
import { mostTickets, scanResults } from './rules.ts';

/** An event at whose door tickets are scanned. */
export const ScannedEvent = z.strictObject({
  id: z.string(),
  title: z.string(),
  startsAt: z.string(),
  venue: z.string(),
  timeZone: z.string(),
  /** Tickets that are valid or used. */
  ticketCount: z.int(),
  /** Of these, used ones. */
  admittedCount: z.int(),
});

export type ScannedEvent = z.infer<typeof ScannedEvent>;

/** `1,3`: numbers of tickets of an order. */
const ticketNumbers = AnyText(80)
  .regex(/^\d{1,2}(,\d{1,2})*$/)
  .transform((text) => text.split(',').map(Number));

/** What canceling tickets of an order refunds. */
export const TicketRefund = z.strictObject({
  tickets: z.array(z.int()),
  percent: z.int(),
  /** Until when this holds. */
  until: z.string(),
  /** What these tickets cost, and what is refunded of it. */
  paid: Money,
  refund: Money,
});

export type TicketRefund = z.infer<typeof TicketRefund>;

const HoldParams = z.object({ holdId: AnyText(100) });
export const OrderParams = z.object({ orderId: AnyText(100) });
/** The number of a ticket in its order, from 1. */
export const TicketNumber = z.object({ number: AnyText(20) });
/** The key of the order's link; a signed-in buyer needs none. */
export const OrderKey = z.object({ key: AnyText(200).optional() });

const holdErrors = {
  NOT_FOUND: null,
  TICKETS_UNAVAILABLE: null,
  TICKET_LIMIT: z.object({ limit: z.int() }),
  /** More people want tickets than can be served: take a place in the queue first. */
  IN_QUEUE: null,
  INVALID_STATE: null,
  ...repeatErrors,
} as const;

export const ticketsSchemas = {
  listTicketListings: {
    summary:
      'The tickets for sale for an event, for this many side by side, with the offer of every section.',
    params: z.object({ eventId: AnyText(60) }),
    query: ListingsQuery,
    response: ListingsPage,
    errors: { NOT_FOUND: null },
  },
  holdTickets: {
    summary:
      'Holds seats of a listing for 10 minutes. A buyer has one hold per event: another one replaces it.',
    body: z.strictObject({
      listingId: AnyText(100),
      quantity: z.int().min(1).max(mostTickets),
      /** Companion seats of a bay without a wheelchair space, which are for sale once they are released. */
      companionsOnly: z.boolean().optional(),
    }),
    response: z.strictObject({ hold: Hold }),
    errors: holdErrors,
  },
  getHold: {
    summary: "A hold of the caller's, also after it has ended.",
    params: HoldParams,
    response: z.strictObject({ hold: Hold }),
    errors: { NOT_FOUND: null },
  },
  listOwnHolds: {
    summary:
      "The caller's holds that can still be ordered or paid, from whatever tab they were made; the one that ends first comes first.",
    response: z.strictObject({ holds: z.array(Hold) }),
    errors: {},
  },
  findOwnHold: {
    summary: "The caller's hold of an event, from whatever tab it was made; null if there is none.",
    params: z.object({ eventId: AnyText(60) }),
    response: z.strictObject({ hold: Hold.nullable() }),
    errors: {},
  },
  extendHold: {
    summary: 'Adds 5 minutes to a hold, once.',
    params: HoldParams,
    response: z.strictObject({ hold: Hold }),
    errors: { NOT_FOUND: null, HOLD_EXPIRED: null, INVALID_STATE: null, ...repeatErrors },
  },
  renewHold: {
    summary: 'Holds as many seats of the same listing again after a hold has ended, if there are any.',
    params: HoldParams,
    response: z.strictObject({ hold: Hold }),
    errors: { ...holdErrors, NOT_FOUND: null },
  },
  setUpHoldCard: {
    summary:
      "What the gateway's own form needs to create a payment method for these seats without an account; `clientSecret` is null for a gateway without one.",
    params: HoldParams,
    response: CardSetup,
    errors: { NOT_FOUND: null, HOLD_EXPIRED: null },
  },
  releaseHold: {
    summary: 'Gives held seats back.',
    params: HoldParams,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  orderTickets: {
    summary:
      'Buys held tickets with one payment, with or without an account. Ordering the same hold again continues the same order.',
    body: z
      .strictObject({
        ...cardFields,
        /** Instead of a card: what the browser created in the gateway's own form. */
        methodId: MethodId.optional(),
        holdId: AnyText(100),
        buyer: TicketBuyer,
      })
      .refine(hasOneCard, oneCard),
    response: z.strictObject({ order: TicketOrder }),
    errors: {
      NOT_FOUND: null,
      HOLD_EXPIRED: null,
      TICKETS_UNAVAILABLE: null,
      TICKET_LIMIT: z.object({ limit: z.int() }),
      PRICE_CHANGED: z.object({ hold: Hold }),
      CARD_DECLINED: z.object({ ...Decline.shape, key: z.string().optional() }),
      AUTHENTICATION_REQUIRED: z.object({ ...AuthenticationRequired.shape, key: z.string().optional() }),
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  listTicketOrders: {
    summary: "The caller's ticket orders, the next event first; past ones with `past`.",
    query: z.object({ when: z.enum(['upcoming', 'past']).default('upcoming'), pageNumber: PageNumber }),
    response: pageOf(TicketOrder),
    errors: {},
  },
  getTicketOrder: {
    summary: 'A ticket order of the caller, or of whoever has its key.',
    params: OrderParams,
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null },
  },
  returnTickets: {
    summary: 'Returns the tickets of an event that was moved after they were bought, for a full refund.',
    params: OrderParams,
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  previewTicketCancellation: {
    summary: 'What is refunded if these tickets of an order are canceled now, under the rule of the event.',
    params: OrderParams,
    query: OrderKey.extend({ tickets: ticketNumbers }),
    response: TicketRefund,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  offerTicketsAgain: {
    summary:
      'Offers tickets of the box office to others, for what was paid for them: they stay valid until somebody has bought them.',
    params: OrderParams,
    query: OrderKey,
    body: z.strictObject({ tickets: z.array(z.int().min(1).max(99)).min(1).max(mostTickets) }),
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  takeTicketsBack: {
    summary: 'Keeps tickets that were offered to others and that nobody is buying.',
    params: OrderParams,
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  cancelTickets: {
    summary:
      'Cancels tickets of an order for the refund that the preview shows. They are void at once, and their seats for sale again.',
    params: OrderParams,
    query: OrderKey,
    body: z.strictObject({
      tickets: z.array(z.int().min(1).max(mostTickets)).min(1).max(mostTickets),
      /** Cents, as the buyer has seen it: with another refund nothing is canceled. */
      refundAmount: z.int().min(0),
    }),
    response: z.strictObject({ order: TicketOrder, refund: Money }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  getTicketFile: {
    summary: 'A ticket of an order, as a PDF; only while the buyer owns it.',
    params: OrderParams.extend(TicketNumber.shape),
    query: OrderKey,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  watchStock: {
    summary:
      'Server-sent events of the type `stock`, each with the `changeNumber` of the listings of an event, whenever they have changed.',
    params: z.object({ eventId: AnyText(60) }),
    response: null,
    errors: { NOT_FOUND: null },
  },
  listScannedEvents: {
    summary:
      'Events from twelve hours ago to two days ahead that have tickets, the next one first, with how many people were let in.',
    response: z.strictObject({ events: z.array(ScannedEvent) }),
    errors: {},
  },
  scanTicket: {
    summary:
      'Lets the holder of a ticket in: VALID once, USED from then on. REVOKED for a ticket that was refunded or reissued, PENDING for one that is offered to somebody else.',
    body: z.strictObject({ eventId: AnyText(60), barcode: AnyText(200) }),
    response: z.strictObject({
      result: z.enum(scanResults),
      /** null for a barcode that is not ours. */
      place: SeatPlace.nullable(),
      usedAt: z.string().nullable(),
    }),
    errors: repeatErrors,
  },
  confirmTicketPayment: {
    summary: 'Continues the payment of a ticket order after 3-D Secure.',
    params: OrderParams,
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, CARD_DECLINED: Decline, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type CancelTicketsInput = z.infer<typeof ticketsSchemas.cancelTickets.body>;
export type HoldTicketsInput = z.infer<typeof ticketsSchemas.holdTickets.body>;
export type OrderTicketsInput = z.infer<typeof ticketsSchemas.orderTickets.body>;
