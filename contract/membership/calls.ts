import type { Call } from '../call.ts';
import type { membershipSchemas } from './schemas.ts';

type Schemas = typeof membershipSchemas;

export const listMembershipPlans: Call<Schemas['listMembershipPlans'], 'visitor'> = {
  name: 'listMembershipPlans',
  method: 'GET',
  path: '/v1/membership/plans',
  access: 'visitor',
  status: 200,
};

export const getMembership: Call<Schemas['getMembership'], 'account'> = {
  name: 'getMembership',
  method: 'GET',
  path: '/v1/account/me/membership',
  access: 'account',
  status: 200,
};

export const joinMembership: Call<Schemas['joinMembership'], 'account'> = {
  name: 'joinMembership',
  method: 'POST',
  path: '/v1/account/me/membership',
  access: 'account',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const cancelMembership: Call<Schemas['cancelMembership'], 'account'> = {
  name: 'cancelMembership',
  method: 'DELETE',
  path: '/v1/account/me/membership',
  access: 'account',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const reinstateMembership: Call<Schemas['reinstateMembership'], 'account'> = {
  name: 'reinstateMembership',
  method: 'POST',
  path: '/v1/account/me/membership/uncancel',
  access: 'account',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const payRenewal: Call<Schemas['payRenewal'], 'account'> = {
  name: 'payRenewal',
  method: 'POST',
  path: '/v1/account/me/membership/retry-payment',
  access: 'account',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const refundMembership: Call<Schemas['refundMembership'], 'account'> = {
  name: 'refundMembership',
  method: 'POST',
  path: '/v1/account/me/membership/refund',
  access: 'account',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};
