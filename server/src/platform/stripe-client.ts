import Stripe from 'stripe';
import { Failure } from './failure.ts';
import { withinDeadline } from './within-deadline.ts';

export interface StripeAccess {
  secretKey: string;
  /** Another server than Stripe's own; tests use one. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
  deadlineMilliseconds?: number;
}

/** The limits of the SDK; a call as a whole ends after `deadlineMilliseconds`. */
export const stripeTimeouts = {
  attemptMilliseconds: 8_000,
  retries: 1,
  deadlineMilliseconds: 18_000,
} as const;

/** The official SDK, and what ends a call of it in time, whatever the SDK still waits for. */
export interface StripeClient {
  stripe: Stripe;
  timed<T>(work: Promise<T>): Promise<T>;
}

export const openStripe = (options: StripeAccess): StripeClient => {
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: stripeTimeouts.retries,
    timeout: stripeTimeouts.attemptMilliseconds,
    ...options.server,
  });
  return {
    stripe,
    timed: (work) =>
      withinDeadline(work, options.deadlineMilliseconds ?? stripeTimeouts.deadlineMilliseconds),
  };
};

/** Where the signing secret of an endpoint is set. */
type SecretSetting = 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_CONNECT_WEBHOOK_SECRET';

export interface SignedBody {
  rawBody: Buffer;
  headers: Record<string, string | undefined>;
  /** null: every webhook is refused. */
  secret: string | null;
}

/** The event in a webhook, once its signature is verified. Throws BAD_INPUT for a forged one. */
export const verifyStripeEvent = (
  stripe: Stripe,
  { rawBody, headers, secret }: SignedBody,
  setting: SecretSetting,
): Stripe.Event => {
  // anybody can sign with an empty secret
  if (!secret) throw new Failure('BAD_INPUT', { detail: `Webhooks are not set up: ${setting}.` });
  try {
    return stripe.webhooks.constructEvent(rawBody, headers['stripe-signature'] ?? '', secret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new Failure('BAD_INPUT', { detail: 'The signature of this webhook is not valid.' });
  }
};
