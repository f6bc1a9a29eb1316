import type { FormObject } from './parse-form.ts';
import {
  missing,
  newStripeId,
  refused,
  type StripeIntent,
  type StripeResponse,
  type StripeState,
  stripeError,
} from './state.ts';

const declines: Record<string, string> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
};
const authenticationNumber = '4000002760003184';
const processingNumber = '4000000000000259';

/** The bank accepted: captured at once, or waiting for the capture. */
const accept = (intent: StripeIntent): void => {
  intent.next_action = null;
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    return;
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = { id: newStripeId('ch'), object: 'charge', amount_refunded: 0 };
};

const fail = (intent: StripeIntent, error: { code: string; decline_code?: string }): void => {
  intent.next_action = null;
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { type: 'card_error', ...error };
};

const decline = (intent: StripeIntent, error: { code: string; decline_code?: string }): StripeResponse => {
  fail(intent, error);
  return stripeError(402, {
    type: 'card_error',
    message: 'Declined',
    ...error,
    payment_intent: structuredClone(intent),
  });
};

const newIntent = (state: StripeState, params: FormObject): StripeIntent => ({
  id: newStripeId('pi'),
  object: 'payment_intent',
  amount: Number(params['amount']),
  amount_received: 0,
  capture_method: String(params['capture_method']),
  client_secret: newStripeId('secret'),
  created: Math.floor(state.now().getTime() / 1000),
  currency: 'usd',
  customer: String(params['customer']),
  last_payment_error: null,
  latest_charge: null,
  metadata: params['metadata'] as FormObject,
  next_action: null,
  payment_method: String(params['payment_method']),
  status: 'requires_confirmation',
});

export const createIntent = (state: StripeState, params: FormObject): StripeResponse => {
  const method = state.methods.get(String(params['payment_method']));
  const number = method ? state.numbers.get(method.id) : undefined;
  if (!method || !number || method.customer !== params['customer']) return refused('payment_method_invalid');
  const intent = newIntent(state, params);
  state.intents.set(intent.id, intent);
  const code = declines[number];
  if (code) return decline(intent, { code: 'card_declined', decline_code: code });
  if (number === authenticationNumber) {
    if (params['off_session'] === 'true') {
      const error = { code: 'authentication_required', decline_code: 'authentication_required' };
      return decline(intent, error);
    }
    intent.status = 'requires_action';
    const url = `https://hooks.stripe.com/redirect/${intent.id}`;
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: params['return_url'] },
    };
  } else if (number === processingNumber) {
    intent.status = 'processing';
  } else {
    accept(intent);
  }
  return { status: 200, body: intent };
};

/** Applies the result of 3-D Secure, or the bank's later decision. */
export const settleIntent = (state: StripeState, id: string, isAccepted: boolean): void => {
  const intent = state.intents.get(id);
  if (!intent) throw new Error(`no intent ${id}`);
  if (isAccepted) accept(intent);
  else if (intent.status === 'requires_action')
    fail(intent, { code: 'payment_intent_authentication_failure' });
  else fail(intent, { code: 'card_declined', decline_code: 'generic_decline' });
};

const capture = (intent: StripeIntent, amount: number): StripeResponse => {
  if (intent.status !== 'requires_capture') return refused('payment_intent_unexpected_state');
  if (amount > intent.amount) return refused('amount_too_large');
  accept(Object.assign(intent, { capture_method: 'automatic' }));
  intent.amount_received = amount;
  return { status: 200, body: intent };
};

const cancel = (intent: StripeIntent): StripeResponse => {
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    return refused('payment_intent_unexpected_state');
  intent.status = 'canceled';
  intent.next_action = null;
  return { status: 200, body: intent };
};

export const respondToIntentCall = (
  state: StripeState,
  { id, verb, params }: { id: string; verb: string; params: FormObject },
): StripeResponse => {
  const intent = state.intents.get(id);
  if (!intent) return missing('payment_intent');
  if (verb === 'capture') return capture(intent, Number(params['amount_to_capture']));
  if (verb === 'cancel') return cancel(intent);
  if (verb === 'confirm') accept(intent);
  return { status: 200, body: intent };
};

export const createRefund = (state: StripeState, params: FormObject): StripeResponse => {
  const intent = state.intents.get(String(params['payment_intent']));
  const charge = intent?.latest_charge;
  const amount = Number(params['amount']);
  if (!intent || !charge) return refused('charge_not_refundable');
  if (charge.amount_refunded + amount > intent.amount_received) return refused('amount_too_large');
  charge.amount_refunded += amount;
  const metadata = params['metadata'] as FormObject;
  const id = newStripeId('re');
  const refund = { id, object: 'refund' as const, amount, metadata, payment_intent: intent.id };
  const stored = { ...refund, status: 'succeeded' };
  state.refunds.set(id, stored);
  return { status: 200, body: stored };
};
