import type { CardInput } from '@golark/contract/payments/schemas';

export interface VaultedCard {
  token: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The gateway's mark of the number, the same for the same card; the number cannot be had from it. */
  fingerprint: string | null;
}

export type PaymentResult =
  | { status: 'captured'; paymentId: string }
  | { status: 'declined'; paymentId: string | null; declineCode: string };

export interface PaymentRequest {
  /** The gateway does the same key once, whoever asks again. */
  idempotencyKey: string;
  token: string;
  /** Cents. */
  amount: number;
  description: string;
}

/** A payment provider. Calls may be repeated with the same key after any failure. */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** Throws CARD_DECLINED when the provider refuses the card itself. */
  vaultCard(card: CardInput): Promise<VaultedCard>;
  pay(request: PaymentRequest): Promise<PaymentResult>;
  /** What became of a payment whose answer was lost; null if it never arrived. */
  findPayment(idempotencyKey: string): Promise<PaymentResult | null>;
  refund(request: {
    idempotencyKey: string;
    paymentId: string;
    amount: number;
  }): Promise<{ refundId: string }>;
}
