import { brandOf } from '@golark/contract/payments/rules';
import type { FormObject } from './parse-form.ts';
import {
  missing,
  newStripeId,
  refused,
  type StripeMethod,
  type StripeResponse,
  type StripeState,
  stripeError,
} from './state.ts';

/** As a browser's Payment Element creates one. */
export const createMethod = (state: StripeState, params: FormObject): StripeMethod => {
  const card = params['card'] as FormObject;
  const number = String(card['number']);
  const method: StripeMethod = {
    id: newStripeId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month: Number(card['exp_month']),
      exp_year: Number(card['exp_year']),
      fingerprint: `fp${number.length}${number.slice(-6)}`,
    },
  };
  state.methods.set(method.id, method);
  state.numbers.set(method.id, number);
  return method;
};

/** The bank refuses this card when it is attached to a customer. */
const cannotBeAttached = '4000000000000069';

export const respondToMethodCall = (
  state: StripeState,
  { id, verb, params }: { id: string; verb: string; params: FormObject },
): StripeResponse => {
  const method = state.methods.get(id);
  if (!method) return missing('payment_method');
  if (verb === 'attach') {
    if (state.numbers.get(id) === cannotBeAttached) {
      return stripeError(402, {
        type: 'card_error',
        code: 'expired_card',
        message: 'Your card has expired.',
      });
    }
    method.customer = String(params['customer']);
  }
  if (verb === 'detach') {
    if (!method.customer) return refused('payment_method_not_attached');
    method.customer = null;
    state.numbers.delete(id);
  }
  return { status: 200, body: method };
};
