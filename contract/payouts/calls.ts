import type { Call } from '../call.ts';
import type { payoutsSchemas } from './schemas.ts';

type Schemas = typeof payoutsSchemas;

export const getPayoutAccount: Call<Schemas['getPayoutAccount'], { partner: 'payouts.read' }> = {
  name: 'getPayoutAccount',
  method: 'GET',
  path: '/v1/partner/payout-account',
  access: { partner: 'payouts.read' },
  status: 200,
};

/** Without a key, because the address works once: a stored response would lead to a page that has expired. */
export const openPayoutPage: Call<Schemas['openPayoutPage'], { partner: 'payouts.write' }> = {
  name: 'openPayoutPage',
  method: 'POST',
  path: '/v1/partner/payout-account',
  access: { partner: 'payouts.write' },
  isIdempotent: false,
  status: 200,
};

export const receivePayoutEvent: Call<Schemas['receivePayoutEvent'], 'visitor'> = {
  name: 'receivePayoutEvent',
  method: 'POST',
  path: '/v1/payouts/webhook/{provider}',
  access: 'visitor',
  isIdempotent: false,
  status: 200,
  isUnlimited: true,
};
