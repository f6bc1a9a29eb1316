import type { ErrorCode } from '@golark/contract/errors/rules';
import { saveCard, setUpCard } from '@golark/contract/payments/calls';
import { setUpHoldCard } from '@golark/contract/tickets/calls';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

export type StripeForm = { stripe: Stripe; elements: StripeElements };

/** `incomplete`: the form itself shows what is missing at its fields. */
export type CardFormProblem = { problem: 'incomplete' | 'declined' | 'limited' | 'failed' };
export type SaveResult = { cardId: string } | CardFormProblem;

/** The card that Stripe refused, or what the buyer typed wrong; anything else is a failure on the way. */
const problemOf = ({ type }: { type: string }): CardFormProblem => ({
  problem: type === 'card_error' ? 'declined' : type === 'validation_error' ? 'incomplete' : 'failed',
});

const problemOfCode: Partial<Record<ErrorCode, 'declined' | 'limited'>> = {
  CARD_DECLINED: 'declined',
  RATE_LIMITED: 'limited',
};

const problemOfCall = ({ code }: { code: ErrorCode }): CardFormProblem => ({
  problem: problemOfCode[code] ?? 'failed',
});

/** Asks our server for the secret with which Stripe's form creates a payment method. */
type SetUp = () => Promise<
  { ok: true; data: { clientSecret: string | null } } | { ok: false; error: { code: ErrorCode } }
>;

/** Creates a payment method from what the buyer typed into Stripe's form, with 3-D Secure where the bank asks for it. */
async function createMethod(
  { stripe, elements }: StripeForm,
  { returnUrl, setUp }: { returnUrl: string; setUp: SetUp },
): Promise<{ methodId: string } | CardFormProblem> {
  const { error: invalid } = await elements.submit();
  if (invalid) return problemOf(invalid);
  const setup = await setUp();
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
  return methodId ? { methodId } : { problem: 'failed' };
}

/** A payment method for seats that a visitor holds. Our server sees its id only. */
export const createVisitorMethod = (
  api: Api,
  form: StripeForm,
  { returnUrl, holdId }: { returnUrl: string; holdId: string },
) => createMethod(form, { returnUrl, setUp: () => callApi(api, setUpHoldCard, { params: { holdId } }) });

/** Saves what the buyer typed as a card of the account. Our server sees the id of the payment method only. */
export async function saveStripeCard(
  api: Api,
  form: StripeForm,
  { returnUrl, isKept }: { returnUrl: string; isKept: boolean },
): Promise<SaveResult> {
  const created = await createMethod(form, { returnUrl, setUp: () => callApi(api, setUpCard) });
  if ('problem' in created) return created;
  const { methodId } = created;
  const saved = await callApi(api, saveCard, { body: { methodId, isKept } });
  if (saved.ok) return { cardId: saved.data.card.id };
  return problemOfCall(saved.error);
}
