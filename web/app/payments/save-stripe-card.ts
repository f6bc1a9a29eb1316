import type { ErrorCode } from '@golark/contract/errors/rules';
import { saveCard, setUpCard } from '@golark/contract/payments/calls';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

export type StripeForm = { stripe: Stripe; elements: StripeElements };

/** `incomplete`: the form itself shows what is missing at its fields. */
export type SaveResult = { cardId: string } | { problem: 'incomplete' | 'declined' | 'limited' | 'failed' };

/** The card that Stripe refused, or what the buyer typed wrong; anything else is a failure on the way. */
const problemOf = ({ type }: { type: string }): SaveResult => ({
  problem: type === 'card_error' ? 'declined' : type === 'validation_error' ? 'incomplete' : 'failed',
});

const problemOfCode: Partial<Record<ErrorCode, 'declined' | 'limited'>> = {
  CARD_DECLINED: 'declined',
  RATE_LIMITED: 'limited',
};

const problemOfCall = ({ code }: { code: ErrorCode }): SaveResult => ({
  problem: problemOfCode[code] ?? 'failed',
});

/**
 * Creates a payment method from what the buyer typed into Stripe's form, with 3-D Secure where the bank asks for it, and
 * saves it as a card of the account. Our server sees its id only.
 */
export async function saveStripeCard(
  api: Api,
  { stripe, elements }: StripeForm,
  { returnUrl, isKept }: { returnUrl: string; isKept: boolean },
): Promise<SaveResult> {
  const { error: invalid } = await elements.submit();
  if (invalid) return problemOf(invalid);
  const setup = await callApi(api, setUpCard);
  if (!setup.ok) return problemOfCall(setup.error);
  if (!setup.data.clientSecret) return { problem: 'failed' };
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret: setup.data.clientSecret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  });
  if (error) return problemOf(error);
  const method = setupIntent.payment_method;
  const methodId = typeof method === 'string' ? method : method?.id;
  if (!methodId) return { problem: 'failed' };
  const saved = await callApi(api, saveCard, { body: { methodId, isKept } });
  if (saved.ok) return { cardId: saved.data.card.id };
  return problemOfCall(saved.error);
}
