import type { Call } from '../call.ts';
import type { waitingListSchemas } from './schemas.ts';

type Schemas = typeof waitingListSchemas;

export const getWaitingList: Call<Schemas['getWaitingList'], 'visitor'> = {
  name: 'getWaitingList',
  method: 'GET',
  path: '/v1/events/{eventId}/waiting-list',
  access: 'visitor',
  status: 200,
};

export const joinWaitingList: Call<Schemas['joinWaitingList'], 'visitor'> = {
  name: 'joinWaitingList',
  method: 'POST',
  path: '/v1/events/{eventId}/waiting-list',
  access: 'visitor',
  status: 201,
  isIdempotent: true,
};

export const getWaitingPlace: Call<Schemas['getWaitingPlace'], 'visitor'> = {
  name: 'getWaitingPlace',
  method: 'GET',
  path: '/v1/tickets/waiting/{placeId}',
  access: 'visitor',
  status: 200,
};

export const leaveWaitingList: Call<Schemas['leaveWaitingList'], 'visitor'> = {
  name: 'leaveWaitingList',
  method: 'DELETE',
  path: '/v1/tickets/waiting/{placeId}',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const takeOffer: Call<Schemas['takeOffer'], 'visitor'> = {
  name: 'takeOffer',
  method: 'POST',
  path: '/v1/tickets/waiting/{placeId}/take',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'holds',
};
