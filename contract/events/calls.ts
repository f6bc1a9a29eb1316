import type { Call } from '../call.ts';
import type { eventsSchemas } from './schemas.ts';

type Schemas = typeof eventsSchemas;

export const listEvents: Call<Schemas['listEvents'], 'visitor'> = {
  name: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  access: 'visitor',
  status: 200,
  work: 'searches',
};

export const getEvent: Call<Schemas['getEvent'], 'visitor'> = {
  name: 'getEvent',
  method: 'GET',
  path: '/v1/events/{eventId}',
  access: 'visitor',
  status: 200,
};

export const listVenues: Call<Schemas['listVenues'], 'visitor'> = {
  name: 'listVenues',
  method: 'GET',
  path: '/v1/venues',
  access: 'visitor',
  status: 200,
};

export const getVenue: Call<Schemas['getVenue'], 'visitor'> = {
  name: 'getVenue',
  method: 'GET',
  path: '/v1/venues/{venueId}',
  access: 'visitor',
  status: 200,
};

export const getPerformer: Call<Schemas['getPerformer'], 'visitor'> = {
  name: 'getPerformer',
  method: 'GET',
  path: '/v1/performers/{performerId}',
  access: 'visitor',
  status: 200,
};

export const listTicketCategories: Call<Schemas['listTicketCategories'], 'visitor'> = {
  name: 'listTicketCategories',
  method: 'GET',
  path: '/v1/ticket-categories',
  access: 'visitor',
  status: 200,
};
