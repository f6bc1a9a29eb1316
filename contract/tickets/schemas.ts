import { z } from 'zod';
import { Phone } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Email } from '../email/schemas.ts';
import { eventStatuses, venueKinds } from '../events/rules.ts';
import { tiers } from '../events/seat-map-terms.ts';
import { Money } from '../money/schemas.ts';
import {
  AuthenticationRequired,
  cardFields,
  Decline,
  hasOneCard,
  oneCard,
  PaymentAction,
} from '../orders/payment-schemas.ts';
import { orderStatuses } from '../orders/rules.ts';
import { PageInfo, PageNumber, pageOf } from '../paging/schemas.ts';
import { PriceLine } from '../pricing/schemas.ts';
import { PropertyImage } from '../search/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';
import {
  deliveries,
  disclosures,
  listingSorts,
  mostTickets,
  scanResults,
  ticketStatuses,
  valueLevels,
  valueReasons,
} from './rules.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Where seats are, as on the ticket. `seats` are their numbers; empty for a standing area. */
export const SeatPlace = z.strictObject({
  sectionId: z.string(),
  section: z.string(),
  tier: z.enum(tiers),
  /** null for a standing area. */
  row: z.string().nullable(),
  seats: z.array(z.string()),
  isAccessible: z.boolean(),
});

export type SeatPlace = z.infer<typeof SeatPlace>;

/** How the price compares with what similar seats cost; fees play no part, and no seller can pay for it. */
export const ValueScore = z.strictObject({
  /** 0 to 100. */
  value: z.int(),
  level: z.enum(valueLevels),
  reason: z.enum(valueReasons),
  /** Difference to similar seats per ticket; 0 where the reason has none. */
  difference: Money,
  /** Between which sections it was compared: `106`, `109`. */
  comparedSections: z.array(z.string()),
  /** How many listings it was compared with. */
  comparedCount: z.int(),
});

/** A listing as a buyer of `quantity` tickets sees it: the seats are those that the buyer would get. */
export const TicketListing = z.strictObject({
  id: z.string(),
  place: SeatPlace,
  quantities: z.array(z.int()),
  /** All-in, per ticket. */
  price: Money,
  total: Money,
  memberTotal: Money,
  lines: z.array(PriceLine),
  value: ValueScore,
  disclosures: z.array(z.enum(disclosures)),
  delivery: z.enum(deliveries),
  /** null: the seller has the tickets. */
  inHandOn: Day.nullable(),
  isResale: z.boolean(),
});

export type TicketListing = z.infer<typeof TicketListing>;

/** A section for the map and the list of sections. Bands 1 to 4 each cover about a quarter of the listings; 0 has none. */
export const SectionOffer = z.strictObject({
  sectionId: z.string(),
  fromPrice: Money.nullable(),
  listingCount: z.int(),
  band: z.int().min(0).max(4),
});

export type SectionOffer = z.infer<typeof SectionOffer>;

export const ListingsQuery = z.object({
  quantity: z.coerce.number().int().min(1).max(mostTickets).default(2),
  section: AnyText(40).optional(),
  /** Whole dollars, all-in per ticket. */
  minPrice: z.coerce.number().int().min(0).max(10_000).optional(),
  maxPrice: z.coerce.number().int().min(1).max(10_000).optional(),
  accessible: flag.optional(),
  aisle: flag.optional(),
  inHand: flag.optional(),
  clearView: flag.optional(),
  sort: z.enum(listingSorts).default('value'),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

export type ListingsQuery = z.infer<typeof ListingsQuery>;

export const ListingsPage = z.strictObject({
  listings: z.array(TicketListing),
  pageInfo: PageInfo,
  sections: z.array(SectionOffer),
  /** The lowest and highest price of bands 1 to 4 that have a listing. */
  bands: z.array(z.strictObject({ band: z.int(), from: Money, to: Money })),
  /** Of all listings for this quantity, whatever the filters: for the controls. */
  lowest: Money.nullable(),
  highest: Money.nullable(),
  /** Listings that have this many tickets, but not side by side or not under the seller's rule. */
  hiddenCount: z.int(),
  filterCounts: z.strictObject({ accessible: z.int(), aisle: z.int(), inHand: z.int(), clearView: z.int() }),
  /** For `GET /v1/events/{eventId}/stock`: what changes from here on. */
  changeNumber: z.string(),
});

export type ListingsPage = z.infer<typeof ListingsPage>;

const HeldEvent = z.strictObject({
  id: z.string(),
  title: z.string(),
  status: z.enum(eventStatuses),
  startsAt: z.string(),
  isTimeTbd: z.boolean(),
  doorsAt: z.string().nullable(),
  venue: z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(venueKinds),
    city: z.string(),
    state: z.string(),
    timeZone: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  image: PropertyImage,
});

export const Hold = z.strictObject({
  id: z.string(),
  listingId: z.string(),
  event: HeldEvent,
  place: SeatPlace,
  quantity: z.int(),
  /** `ORDERED`: its order waits for the payment. `EXPIRED` can be held again while the seats are free. */
  status: z.enum(['HELD', 'ORDERED', 'SOLD', 'EXPIRED']),
  orderId: z.string().nullable(),
  expiresAt: z.string(),
  canExtend: z.boolean(),
  price: Money,
  lines: z.array(PriceLine),
  total: Money,
  memberTotal: Money,
  /** Whose price `total` is. */
  applies: z.enum(['member', 'nonMember']),
  disclosures: z.array(z.enum(disclosures)),
  delivery: z.enum(deliveries),
  inHandOn: Day.nullable(),
  isResale: z.boolean(),
});

export type Hold = z.infer<typeof Hold>;

export const Ticket = z.strictObject({
  number: z.int(),
  place: SeatPlace,
  status: z.enum(ticketStatuses),
  /** Whether the file can be downloaded now. */
  isReady: z.boolean(),
  usedAt: z.string().nullable(),
});

export const TicketOrder = z.strictObject({
  id: z.string(),
  code: z.string(),
  status: z.enum(orderStatuses),
  itemId: z.string(),
  event: HeldEvent,
  place: SeatPlace,
  quantity: z.int(),
  buyer: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  tickets: z.array(Ticket),
  lines: z.array(PriceLine),
  /** Of the tickets. */
  total: Money,
  /** Of the order, with what was bought together with them. */
  orderTotal: Money,
  card: z.strictObject({ brand: z.string(), last4: z.string() }),
  paymentAction: PaymentAction.nullable(),
  refunded: Money,
  disclosures: z.array(z.enum(disclosures)),
  delivery: z.enum(deliveries),
  inHandOn: Day.nullable(),
  isResale: z.boolean(),
  holdExpiresAt: z.string().nullable(),
  /** The event was moved: until when the tickets can be returned for a full refund. */
  returnUntil: z.string().nullable(),
  /** Opens the order without an account; only for its buyer. */
  key: z.string(),
  createdAt: z.string(),
});

export type TicketOrder = z.infer<typeof TicketOrder>;

export const TicketBuyer = z.strictObject({
  firstName: Text(100),
  lastName: Text(100),
  email: Email,
  phone: Phone.optional(),
});

export type TicketBuyer = z.infer<typeof TicketBuyer>;

const HoldParams = z.object({ holdId: AnyText(100) });
const OrderParams = z.object({ orderId: AnyText(100) });
/** The key of the order's link; a signed-in buyer needs none. */
const OrderKey = z.object({ key: AnyText(200).optional() });

const holdErrors = {
  NOT_FOUND: null,
  TICKETS_UNAVAILABLE: null,
  TICKET_LIMIT: z.object({ limit: z.int() }),
  INVALID_STATE: null,
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
    errors: { NOT_FOUND: null, HOLD_EXPIRED: null, INVALID_STATE: null },
  },
  renewHold: {
    summary: 'Holds as many seats of the same listing again after a hold has ended, if there are any.',
    params: HoldParams,
    response: z.strictObject({ hold: Hold }),
    errors: { ...holdErrors, NOT_FOUND: null },
  },
  releaseHold: {
    summary: 'Gives held seats back.',
    params: HoldParams,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  orderTickets: {
    summary:
      'Buys held tickets with one payment, with or without an account. Ordering the same hold again continues the same order.',
    body: z
      .strictObject({ ...cardFields, holdId: AnyText(100), buyer: TicketBuyer })
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
      IDEMPOTENCY_KEY_REUSED: null,
      IDEMPOTENCY_IN_PROGRESS: null,
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
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  scanTicket: {
    summary:
      'Lets the holder of a ticket in: VALID once, USED from then on. REVOKED for a ticket that was refunded or reissued.',
    body: z.strictObject({ eventId: AnyText(60), barcode: AnyText(200) }),
    response: z.strictObject({
      result: z.enum(scanResults),
      /** null for a barcode that is not ours. */
      place: SeatPlace.nullable(),
      usedAt: z.string().nullable(),
    }),
    errors: {},
  },
  confirmTicketPayment: {
    summary: 'Continues the payment of a ticket order after 3-D Secure.',
    params: OrderParams,
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, CARD_DECLINED: Decline },
  },
} as const satisfies Record<string, CallSchemas>;

export type HoldTicketsInput = z.infer<typeof ticketsSchemas.holdTickets.body>;
export type OrderTicketsInput = z.infer<typeof ticketsSchemas.orderTickets.body>;
