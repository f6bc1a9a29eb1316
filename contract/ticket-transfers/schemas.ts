import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Name } from '../names/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { HeldEvent, Ticket, TicketOrder } from '../tickets/order-schemas.ts';
import { disclosures, mostTickets, transferStatuses } from '../tickets/rules.ts';
import { OrderKey, OrderParams, TicketNumber } from '../tickets/schemas.ts';

/** Tickets that somebody gives away, as their recipient sees them. Nothing of the purchase is in it. */
export const ReceivedTickets = z.strictObject({
  id: z.string(),
  status: z.enum(transferStatuses),
  event: HeldEvent,
  /** Who gives them away. */
  from: z.string(),
  /** To whom they were sent. */
  name: z.string(),
  tickets: z.array(Ticket.pick({ number: true, place: true, status: true, isReady: true, usedAt: true })),
  disclosures: z.array(z.enum(disclosures)),
  /** Opens the tickets without an account; only for their recipient. */
  key: z.string(),
  createdAt: z.string(),
});

export type ReceivedTickets = z.infer<typeof ReceivedTickets>;

const TransferParams = z.object({ transferId: AnyText(100) });
const received = z.strictObject({ transfer: ReceivedTickets });

export const ticketTransfersSchemas = {
  sendTickets: {
    summary:
      'Offers tickets of an order to somebody, who gets an email with a link. Until it is accepted, the tickets are neither scanned nor refunded.',
    params: OrderParams,
    query: OrderKey,
    body: z.strictObject({
      /** The numbers of the tickets in their order. */
      tickets: z.array(z.int().min(1).max(mostTickets)).min(1).max(mostTickets),
      name: Name,
      email: Email,
    }),
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  withdrawTickets: {
    summary: 'Takes tickets back that their recipient has not accepted yet.',
    params: z.object({ ...OrderParams.shape, ...TransferParams.shape }),
    query: OrderKey,
    response: z.strictObject({ order: TicketOrder }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  getReceivedTickets: {
    summary: 'Tickets that were sent to the caller, or to whoever has the key of the link.',
    params: TransferParams,
    query: OrderKey,
    response: received,
    errors: { NOT_FOUND: null },
  },
  listReceivedTickets: {
    summary:
      "Tickets that the caller has accepted, the next event first. Those of events that are over aren't in it.",
    response: z.strictObject({ transfers: z.array(ReceivedTickets) }),
    errors: {},
  },
  acceptTickets: {
    summary: 'Makes the caller the owner of tickets that were sent: their earlier barcodes are revoked.',
    params: TransferParams,
    query: OrderKey,
    response: received,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  getReceivedTicketFile: {
    summary: 'A ticket that the caller has accepted, as a PDF.',
    params: TransferParams.extend(TicketNumber.shape),
    query: OrderKey,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  declineTickets: {
    summary: 'Leaves tickets that were sent to whoever sent them.',
    params: TransferParams,
    query: OrderKey,
    response: received,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type SendTicketsInput = z.infer<typeof ticketTransfersSchemas.sendTickets.body>;
