import { randomBytes } from 'node:crypto';
import type { FormObject } from './parse-form.ts';

export interface StripeCall {
  method: string;
  path: string;
  params: FormObject;
  idempotencyKey: string | null;
}

export interface StripeResponse {
  status: number;
  body: object;
  isReplay?: boolean;
}

export interface StripeMethod {
  id: string;
  object: 'payment_method';
  type: string;
  customer: string | null;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string };
}

export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  capture_method: string;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number } | null;
  metadata: FormObject;
  next_action: object | null;
  payment_method: string | null;
  status: string;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  metadata: FormObject;
  payment_intent: string;
  status: string;
}

/** An account to which the platform pays. */
export interface StripeAccount {
  id: string;
  object: 'account';
  capabilities: FormObject;
  country: string;
  created: number;
  default_currency: string;
  external_accounts: { object: 'list'; data: object[] };
  metadata: FormObject;
  payouts_enabled: boolean;
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
}

export interface StripeState {
  now: () => Date;
  /** Every call, in order. */
  calls: StripeCall[];
  /** Ids of customers that are not deleted. */
  customers: Set<string>;
  methods: Map<string, StripeMethod>;
  /** The card number of a method; decides what its payments do. */
  numbers: Map<string, string>;
  accounts: Map<string, StripeAccount>;
  intents: Map<string, StripeIntent>;
  refunds: Map<string, StripeRefund>;
  /** First responses by idempotency key; Stripe deletes them after 24 hours. */
  responses: Map<string, StripeResponse>;
  /** Intents that the search index does not know yet. */
  isSearchBehind: boolean;
}

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

export const newStripeState = (now: () => Date): StripeState => ({
  now,
  calls: [],
  customers: new Set(),
  methods: new Map(),
  numbers: new Map(),
  accounts: new Map(),
  intents: new Map(),
  refunds: new Map(),
  responses: new Map(),
  isSearchBehind: false,
});

/** An error document; `type` decides which class the SDK throws. */
export const stripeError = (
  status: number,
  error: { type: string; code: string; message: string; decline_code?: string; payment_intent?: object },
): StripeResponse => ({ status, body: { error } });

export const missing = (what: string): StripeResponse =>
  stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });

export const refused = (code: string): StripeResponse =>
  stripeError(400, { type: 'invalid_request_error', code, message: `Refused: ${code}` });
