import { expiryOf } from '@golark/contract/payments/rules';
import type { CardInput } from '@golark/contract/payments/schemas';
import Stripe from 'stripe';
import { Failure, invalidField } from '#platform/failure';
import type { VaultedCard } from '#platform/payment-gateway';

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

const vaulted = (method: Stripe.PaymentMethod): VaultedCard => {
  if (!method.card) throw invalidField('methodId', 'invalid');
  return {
    token: method.id,
    brand: method.card.brand,
    last4: method.card.last4,
    expMonth: method.card.exp_month,
    expYear: method.card.exp_year,
    fingerprint: method.card.fingerprint ?? null,
  };
};

const failureOf = (error: unknown): unknown => {
  if (error instanceof Stripe.errors.StripeCardError)
    return new Failure('CARD_DECLINED', { detail: 'The card was declined.' });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return invalidField('methodId', 'invalid');
  return error;
};

/**
 * Attaches a method to a customer: without a customer Stripe accepts it for a single payment only. A method that belongs
 * to another customer is refused, and one that the SetupIntent attached already is returned.
 */
export const attachStripeMethod = async (
  stripe: Stripe,
  { methodId, customerId }: { methodId: string; customerId: string },
): Promise<VaultedCard> => {
  try {
    const method = await stripe.paymentMethods.retrieve(methodId);
    const owner = typeof method.customer === 'string' ? method.customer : (method.customer?.id ?? null);
    if (owner && owner !== customerId) throw invalidField('methodId', 'invalid');
    return vaulted(owner ? method : await stripe.paymentMethods.attach(methodId, { customer: customerId }));
  } catch (error) {
    throw failureOf(error);
  }
};

export const vaultStripeCard = async (
  stripe: Stripe,
  card: CardInput,
  customerId: string,
): Promise<VaultedCard> => {
  const { month, year } = expiryOf(card.cardExpiry);
  try {
    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: card.cardNumber, exp_month: month, exp_year: year, cvc: card.cvc },
      billing_details: billingDetailsOf(card),
    });
    return vaulted(await stripe.paymentMethods.attach(method.id, { customer: customerId }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw failureOf(error);
    throw error;
  }
};

/** Stripe keeps the payments, without the customer's email. */
export const deleteStripeCustomer = async (stripe: Stripe, customerId: string): Promise<void> => {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (!(error instanceof StripeInvalidRequestError) || error.code !== 'resource_missing') throw error;
  }
};

export const detachStripeMethod = async (stripe: Stripe, token: string): Promise<void> => {
  const method = await stripe.paymentMethods.retrieve(token);
  if (method.customer) await stripe.paymentMethods.detach(token);
};
