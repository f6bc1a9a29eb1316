import type { FormObject } from './parse-form.ts';
import { missing, newStripeId, type StripeAccount, type StripeResponse, type StripeState } from './state.ts';

/** A new account lacks everything; its owner enters it on pages of Stripe. */
export const createAccount = (state: StripeState, params: FormObject): StripeResponse => {
  const account: StripeAccount = {
    id: newStripeId('acct'),
    object: 'account',
    capabilities: { transfers: 'inactive' },
    country: String(params['country']),
    created: Math.floor(state.now().getTime() / 1000),
    default_currency: 'usd',
    external_accounts: { object: 'list', data: [] },
    metadata: params['metadata'] as FormObject,
    payouts_enabled: false,
    requirements: {
      currently_due: ['individual.first_name', 'external_account', 'tos_acceptance.date'],
      past_due: [],
      disabled_reason: 'requirements.past_due',
    },
  };
  state.accounts.set(account.id, account);
  return { status: 200, body: account };
};

export const createAccountLink = (state: StripeState, { account }: FormObject): StripeResponse =>
  state.accounts.has(String(account))
    ? {
        status: 200,
        body: {
          object: 'account_link',
          url: `https://connect.stripe.com/setup/e/${account}/${newStripeId('l')}`,
        },
      }
    : missing('account');
