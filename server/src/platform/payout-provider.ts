import type { PayoutProviderName } from '@golark/contract/payouts/rules';
import type { PayoutAccount } from '@golark/contract/payouts/schemas';

/** An account at the provider, as it is now. */
export interface ProviderAccount extends PayoutAccount {
  id: string;
}

export interface PayoutEvent {
  id: string;
  /** The account that has changed; null for an event about something else. */
  accountId: string | null;
}

/**
 * Who pays the parties of the ledger. It asks for bank details on pages of its own; no method accepts or returns them. After any error
 * but INVALID_STATE, the outcome is unknown, and `findAccount` returns it later. No call takes longer than `gatewayCallSeconds`.
 */
export interface PayoutProvider {
  readonly name: PayoutProviderName;
  /** Requests with the same key make one account, for as long as the provider remembers the key (Stripe: 24 hours). */
  createAccount(request: { key: string }): Promise<ProviderAccount>;
  /** The account that was created with this key, not before `since`; null if the request never arrived. */
  findAccount(by: { key: string; since: Date }): Promise<ProviderAccount | null>;
  getAccount(accountId: string): Promise<ProviderAccount>;
  /** A page of the provider, for its owner only: the address opens it once, for anyone who has it. It leads back to `returnUrl`. */
  openPage(accountId: string, to: { returnUrl: string }): Promise<{ url: string }>;
  /** Verifies the signature of a webhook. Throws BAD_INPUT for a forged one. */
  parseEvent(rawBody: Buffer, headers: Record<string, string | undefined>): PayoutEvent;
}
