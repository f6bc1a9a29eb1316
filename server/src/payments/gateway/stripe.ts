import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '#platform/clock';
import type { GatewayEvent, PaymentGateway } from '#platform/payment-gateway';
import { openStripe, type StripeAccess, verifyStripeEvent } from '#platform/stripe-client';
import {
  attachStripeMethod,
  deleteStripeCustomer,
  detachStripeMethod,
  vaultStripeCard,
} from './stripe-cards.ts';
import {
  cancelStripePayment,
  captureStripePayment,
  confirmStripePayment,
  createStripePayment,
  createStripeRefund,
  findStripePayment,
  findStripeRefund,
  listStripePayments,
} from './stripe-payments.ts';

export interface StripeOptions extends StripeAccess {
  /** null: every webhook is refused. */
  webhookSecret: string | null;
  clock: Clock;
}

const paymentOf = (object: { payment_intent?: string | { id: string } | null }): string | null => {
  const { payment_intent: payment } = object;
  return typeof payment === 'string' ? payment : (payment?.id ?? null);
};

/** Only what later reads the payment again: an event's content may be older than the payment's present state. */
const presentEvent = (event: Stripe.Event): GatewayEvent => {
  const object = event.data.object as { id: string; payment_intent?: string | null };
  if (event.type.startsWith('payment_intent.'))
    return { id: event.id, type: 'payment', paymentId: object.id };
  if (event.type.startsWith('refund.') || event.type.startsWith('charge.refund'))
    return { id: event.id, type: 'refund', paymentId: paymentOf(object) };
  return { id: event.id, type: 'other', paymentId: null };
};

/**
 * Stripe through its official SDK. A call makes at most two attempts of 8 seconds, and fails after 18 seconds in total,
 * whatever the SDK still waits for; its outcome is then unknown, as after any lost response.
 */
export const stripeGateway = (options: StripeOptions): PaymentGateway => {
  const { webhookSecret, clock } = options;
  const { stripe, timed } = openStripe(options);
  return {
    name: 'stripe',
    testFingerprints: new Set(),
    createCustomer: async ({ accountId, email }) => {
      const params = { email, metadata: { golark_account: accountId } };
      // the email is part of the key: Stripe refuses a key that comes again with other parameters
      const hash = createHash('sha256').update(email).digest('hex').slice(0, 32);
      const idempotencyKey = `customer-${accountId}-${hash}`;
      return { customerId: (await timed(stripe.customers.create(params, { idempotencyKey }))).id };
    },
    deleteCustomer: (id) => timed(deleteStripeCustomer(stripe, id)),
    createSetup: async (customer) => {
      const intent = await timed(
        stripe.setupIntents.create({
          ...(customer === null ? {} : { customer }),
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        }),
      );
      if (!intent.client_secret) throw new Error('the setup intent has no client secret');
      return { clientSecret: intent.client_secret };
    },
    vaultCard: (card, customerId) => timed(vaultStripeCard(stripe, card, customerId)),
    attachMethod: (input) => timed(attachStripeMethod(stripe, input)),
    detachMethod: (token) => timed(detachStripeMethod(stripe, token)),
    createDeviceProfile: async () => null,
    createPayment: (request) => timed(createStripePayment(stripe, request)),
    confirm: (id) => timed(confirmStripePayment(stripe, id)),
    capture: (id, request) => timed(captureStripePayment(stripe, id, request)),
    cancel: (id) => timed(cancelStripePayment(stripe, id)),
    find: (by) => timed(findStripePayment(stripe, by, clock.now())),
    refund: (request) => timed(createStripeRefund(stripe, request)),
    findRefund: (by) => timed(findStripeRefund(stripe, by)),
    listPayments: (range) => listStripePayments(stripe, range),
    parseEvent: (rawBody, headers) =>
      presentEvent(
        verifyStripeEvent(stripe, { rawBody, headers, secret: webhookSecret }, 'STRIPE_WEBHOOK_SECRET'),
      ),
  };
};
