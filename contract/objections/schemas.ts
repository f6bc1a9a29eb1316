import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Paragraphs } from '../text/schemas.ts';
import { OrderKey, OrderParams } from '../tickets/schemas.ts';
import { objectionKinds, objectionStates, objectionTextLength } from './rules.ts';

/** A buyer's statement about delivered tickets, as the buyer and the seller read it. */
export const Objection = z.strictObject({
  kind: z.enum(objectionKinds),
  /** Without contact details. */
  text: z.string().nullable(),
  state: z.enum(objectionStates),
  madeAt: z.string(),
  /** The latest statement of the seller, without contact details. */
  answer: z.strictObject({ text: z.string(), at: z.string() }).nullable(),
  endedAt: z.string().nullable(),
  /** Why it was decided so; null unless an operator has decided. */
  reason: z.string().nullable(),
});

export type Objection = z.infer<typeof Objection>;

/** What the buyer of an order can say about its delivery. */
export const OrderObjection = z.strictObject({
  /** What the buyer can object to now; empty if there is nothing, or if it is too late. */
  kinds: z.array(z.enum(objectionKinds)),
  /** Until when: the seller is paid then. null if nothing can be said. */
  until: z.string().nullable(),
  /** The latest one. */
  objection: Objection.nullable(),
});

export type OrderObjection = z.infer<typeof OrderObjection>;

const UserText = Paragraphs(objectionTextLength);

export const objectionsSchemas = {
  getObjection: {
    summary: 'What the buyer of an order has said, and can say, about tickets that a seller has delivered.',
    params: OrderParams,
    query: OrderKey,
    response: OrderObjection,
    errors: { NOT_FOUND: null },
  },
  objectToDelivery: {
    summary:
      'Says that tickets which a seller has delivered did not arrive or are not valid, until the seller is to be paid. The payout stops until an operator decides.',
    params: OrderParams,
    query: OrderKey,
    body: z.strictObject({ kind: z.enum(objectionKinds), text: UserText.nullable() }),
    response: OrderObjection,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  withdrawObjection: {
    summary: 'Says that the tickets have arrived and are valid: the seller is paid as planned.',
    params: OrderParams,
    query: OrderKey,
    response: OrderObjection,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type ObjectionInput = z.infer<typeof objectionsSchemas.objectToDelivery.body>;
