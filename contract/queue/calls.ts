import type { Call } from '../call.ts';
import type { queueSchemas } from './schemas.ts';

type Schemas = typeof queueSchemas;

export const getQueue: Call<Schemas['getQueue'], 'visitor'> = {
  name: 'getQueue',
  method: 'GET',
  path: '/v1/events/{eventId}/queue',
  access: 'visitor',
  status: 200,
  work: 'queues',
};

export const joinQueue: Call<Schemas['joinQueue'], 'visitor'> = {
  name: 'joinQueue',
  method: 'POST',
  path: '/v1/events/{eventId}/queue',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'queues',
};

export const getQueuePlace: Call<Schemas['getQueuePlace'], 'visitor'> = {
  name: 'getQueuePlace',
  method: 'GET',
  path: '/v1/queue-places/{placeId}',
  access: 'visitor',
  status: 200,
  work: 'queues',
};

export const leaveQueue: Call<Schemas['leaveQueue'], 'visitor'> = {
  name: 'leaveQueue',
  method: 'DELETE',
  path: '/v1/queue-places/{placeId}',
  access: 'visitor',
  status: 204,
  isIdempotent: false,
  work: 'queues',
};

export const getQueueLog: Call<Schemas['getQueueLog'], 'visitor'> = {
  name: 'getQueueLog',
  method: 'GET',
  path: '/v1/events/{eventId}/queue/log',
  access: 'visitor',
  status: 200,
};
