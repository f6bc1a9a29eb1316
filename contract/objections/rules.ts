import type { Delivery } from '../tickets/rules.ts';

/** What a buyer can say about tickets that their seller has delivered. */
export const objectionKinds = ['not-received', 'wrong-tickets', 'refused'] as const;
export type ObjectionKind = (typeof objectionKinds)[number];

/**
 * The state of an objection. `UPHELD` was decided for the buyer, `REJECTED` for the seller; `ENDED`: the order was refunded for another
 * reason.
 */
export const objectionStates = ['OPEN', 'WITHDRAWN', 'UPHELD', 'REJECTED', 'ENDED'] as const;
export type ObjectionState = (typeof objectionStates)[number];

/** Characters of what the buyer or the seller writes. */
export const objectionTextLength = 1000;

/** Characters of the reason of a decision, which both read. */
export const decisionReasonLength = 500;

/** How often a buyer can object to one sale, after earlier objections were withdrawn. */
export const mostObjections = 3;

/** How often a seller can answer one objection: with a statement, or by delivering again. */
export const mostAnswers = 5;

/** A file is on the page of the order: it has arrived, whatever is in it. */
export const kindsOfDelivery = (delivery: Delivery): readonly ObjectionKind[] =>
  delivery === 'transfer' ? objectionKinds : ['wrong-tickets', 'refused'];
