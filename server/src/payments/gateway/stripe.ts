import { expiryOf } from '@golark/contract/payments/rules';
import type { CardInput } from '@golark/contract/payments/schemas';
import Stripe from 'stripe';
import { Failure } from '#platform/failure';
import type { PaymentGateway, PaymentResult } from '#platform/payment-gateway';

const declined = (error: unknown): PaymentResult | null => {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return {
    status: 'declined',
    paymentId: error.payment_intent?.id ?? null,
    declineCode: error.decline_code ?? error.code ?? 'card_declined',
  };
};

const resultOf = (intent: Stripe.PaymentIntent): PaymentResult =>
  intent.status === 'succeeded'
    ? { status: 'captured', paymentId: intent.id }
    : {
        status: 'declined',
        paymentId: intent.id,
        declineCode: intent.last_payment_error?.decline_code ?? intent.status,
      };

const billingDetailsOf = ({ nameOnCard, address }: CardInput) => ({
  ...(nameOnCard ? { name: nameOnCard } : {}),
  ...(address
    ? {
        address: {
          line1: address.line1,
          city: address.city,
          country: address.countryCode,
          ...(address.line2 ? { line2: address.line2 } : {}),
          ...(address.state ? { state: address.state } : {}),
          ...(address.zip ? { postal_code: address.zip } : {}),
        },
      }
    : {}),
});

/** Stripe through its official SDK; the metadata key is how a payment is found again after a lost answer. */
export const stripeGateway = (secretKey: string): PaymentGateway => {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20_000 });
  return {
    name: 'stripe',

    vaultCard: async (card) => {
      const { month, year } = expiryOf(card.cardExpiry);
      try {
        const method = await stripe.paymentMethods.create({
          type: 'card',
          card: { number: card.cardNumber, exp_month: month, exp_year: year, cvc: card.cvc },
          billing_details: billingDetailsOf(card),
        });
        return {
          token: method.id,
          brand: method.card?.brand ?? 'card',
          last4: method.card?.last4 ?? card.cardNumber.slice(-4),
          expMonth: month,
          expYear: year,
          fingerprint: method.card?.fingerprint ?? null,
        };
      } catch (error) {
        if (declined(error)) throw new Failure('CARD_DECLINED', { detail: 'The card was declined.' });
        throw error;
      }
    },

    pay: async ({ idempotencyKey, token, amount, description }) => {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            payment_method: token,
            confirm: true,
            description,
            metadata: { golark_key: idempotencyKey },
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey },
        );
        return resultOf(intent);
      } catch (error) {
        const result = declined(error);
        if (result) return result;
        throw error;
      }
    },

    findPayment: async (idempotencyKey) => {
      const found = await stripe.paymentIntents.search({
        query: `metadata['golark_key']:'${idempotencyKey}'`,
        limit: 1,
      });
      const intent = found.data[0];
      return intent ? resultOf(intent) : null;
    },

    refund: async ({ idempotencyKey, paymentId, amount }) => {
      const refund = await stripe.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey });
      return { refundId: refund.id };
    },
  };
};
