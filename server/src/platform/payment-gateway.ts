import type { CardInput } from '@golark/contract/payments/schemas';

export type GatewayName = 'sandbox' | 'stripe';

export interface VaultedCard {
  token: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies the card number within the gateway; the number cannot be derived from it. */
  fingerprint: string | null;
}

export type GatewayPaymentStatus =
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'AUTHORIZED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELED';

export interface GatewayPayment {
  id: string;
  key: string;
  status: GatewayPaymentStatus;
  /** Cents: what was captured once the payment succeeded, before that what was requested. */
  amount: number;
  currency: 'USD';
  /** The gateway's code for why a FAILED payment failed: `card_declined`, `insufficient_funds`, … */
  failureCode: string | null;
  /** What the buyer's browser needs for 3-D Secure; set only for REQUIRES_ACTION. */
  action: { url: string } | { clientSecret: string } | null;
  refundedAmount: number;
}

export interface GatewayPaymentRequest {
  /** Requests with the same key make one payment, for as long as the gateway remembers the key (Stripe: 24 hours). */
  key: string;
  token: string;
  customerId: string;
  /** Cents. */
  amount: number;
  description: string;
  /** `manual` only authorizes; `capture` or `cancel` must follow. */
  capture: 'automatic' | 'manual';
  /** Absolute URL of our own page to which the gateway sends the buyer after 3-D Secure. */
  returnUrl: string;
  /** What the page of `createDeviceProfile` returned: with it a bank may do without a challenge. */
  deviceProfileSessionId?: string | null;
  /** The buyer is not present: a payment that needs 3-D Secure fails instead of waiting for it. */
  isOffSession?: boolean;
}

export interface GatewayRefund {
  refundId: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
}

export interface GatewayEvent {
  id: string;
  type: 'payment' | 'refund' | 'other';
  paymentId: string | null;
}

/** Within which every call of a gateway ends, its own retries included. */
export const gatewayCallSeconds = 19;

/** A booking makes at most three calls: it creates the customer, saves the card and creates the payment. */
export const gatewayCallsPerRequest = 3;

/**
 * A payment provider. A decline is a FAILED payment, not an error. A wrong state or amount throws INVALID_STATE; after
 * any other error, UNAVAILABLE included, the outcome is unknown, and `find` and `findRefund` return it later.
 * No call takes longer than `gatewayCallSeconds`.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Of the published test cards of a sandbox, which anybody may use as often as they like. */
  readonly testFingerprints: ReadonlySet<string>;
  createCustomer(account: { accountId: string; email: string }): Promise<{ customerId: string }>;
  /** Deletes the customer and detaches its methods; its payments remain. Does nothing for one that is deleted already. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * What the browser needs to create a method in the gateway's own form; null if the gateway has no form. Without a customer, the
   * method is attached to one when it is saved.
   */
  createSetup(customerId: string | null): Promise<{ clientSecret: string } | null>;
  /** Stores a raw card as a method of the customer. Throws CARD_DECLINED. */
  vaultCard(card: CardInput, customerId: string): Promise<VaultedCard>;
  /** Makes a method that the browser created a saved card of the customer. Throws CARD_DECLINED, VALIDATION_ERROR. */
  attachMethod(input: { methodId: string; customerId: string }): Promise<VaultedCard>;
  /** Does nothing for a method that is detached already. */
  detachMethod(token: string): Promise<void>;
  /** The page that collects data about the buyer's device for 3-D Secure; null if the gateway needs none. */
  createDeviceProfile(token: string): Promise<{ url: string; accessToken: string } | null>;
  createPayment(request: GatewayPaymentRequest): Promise<GatewayPayment>;
  /** Continues a payment after the buyer completed 3-D Secure and returns its state. */
  confirm(paymentId: string): Promise<GatewayPayment>;
  /** Captures an authorized payment, once; an amount below the authorized one releases the rest. */
  capture(paymentId: string, request: { key: string; amount: number }): Promise<GatewayPayment>;
  /** Cancels a payment that is not captured; returns a canceled one unchanged. */
  cancel(paymentId: string): Promise<GatewayPayment>;
  /**
   * The payment, or null if it never arrived. `customerId` and `since` make the lookup by key cheap for a gateway
   * that has to read a list.
   */
  find(
    by: { key: string; customerId?: string; since?: Date } | { id: string },
  ): Promise<GatewayPayment | null>;
  refund(request: { key: string; paymentId: string; amount: number }): Promise<GatewayRefund>;
  findRefund(by: { key: string; paymentId: string }): Promise<GatewayRefund | null>;
  /** Payments created from `from` until before `until`. */
  listPayments(range: { from: Date; until: Date }): AsyncIterable<GatewayPayment>;
  /** Verifies the signature of a webhook. Throws BAD_INPUT for a forged one. */
  parseEvent(rawBody: Buffer, headers: Record<string, string | undefined>): GatewayEvent;
}
