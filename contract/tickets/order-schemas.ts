import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { type EventGenre, eventGenres, eventStatuses, venueKinds } from '../events/rules.ts';
import { Money } from '../money/schemas.ts';
import { ContactPerson } from '../names/schemas.ts';
import { PaymentAction } from '../orders/payment-schemas.ts';
import { orderStatuses } from '../orders/rules.ts';
import { PriceLine } from '../pricing/schemas.ts';
import { PropertyImage } from '../search/schemas.ts';
import { SeatPlace } from './listing-schemas.ts';
import { deliveries, disclosures, ticketStatuses } from './rules.ts';

/** The event of a hold, an order or a listing. */
export const HeldEvent = z.strictObject({
  id: z.string(),
  title: z.string(),
  genre: z.enum(eventGenres as [EventGenre, ...EventGenre[]]),
  status: z.enum(eventStatuses),
  /** How often its title, place, start or status was changed. */
  changeCount: z.int(),
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

const TicketTransfer = z.strictObject({
  id: z.string(),
  status: z.enum(['SENT', 'ACCEPTED']),
  name: z.string(),
  email: z.string(),
});

export const Ticket = z.strictObject({
  number: z.int(),
  place: SeatPlace,
  status: z.enum(ticketStatuses),
  /** Whether the file can be downloaded now. */
  isReady: z.boolean(),
  usedAt: z.string().nullable(),
  /** To whom it was given, or is offered; null for a ticket that its buyer has. */
  transfer: TicketTransfer.nullable(),
  canTransfer: z.boolean(),
  canCancel: z.boolean(),
  /** Offered to others: it is valid until somebody has bought it, and then refunded in full. */
  isInPool: z.boolean(),
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
  /** Until when the seller has to deliver; null for tickets that were there at once. */
  deliverBy: z.string().nullable(),
  /** When the seller delivered them. */
  deliveredAt: z.string().nullable(),
  /** How the seller transferred them to the email address of the buyer. */
  transferredWith: z.strictObject({ service: z.string(), reference: z.string() }).nullable(),
  /** The seller did not deliver, and everything was refunded. */
  isMissed: z.boolean(),
  holdExpiresAt: z.string().nullable(),
  /** The event was moved: until when the tickets can be returned for a full refund. */
  returnUntil: z.string().nullable(),
  /** What is refunded now of tickets that are canceled one by one, and until when; null if they can't be. */
  refundStep: z.strictObject({ percent: z.int(), until: z.string() }).nullable(),
  /** Opens the order without an account; only for its buyer. */
  key: z.string(),
  createdAt: z.string(),
});

export type TicketOrder = z.infer<typeof TicketOrder>;

export const TicketBuyer = ContactPerson;

export type TicketBuyer = z.infer<typeof TicketBuyer>;
