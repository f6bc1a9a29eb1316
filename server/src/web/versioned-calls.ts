import { getAvailability } from '@golark/contract/calendars/calls';
import type { Call } from '@golark/contract/call';
import { searchDestinations } from '@golark/contract/destinations/calls';
import { getEvent, listEvents } from '@golark/contract/events/calls';
import { listMembershipPlans } from '@golark/contract/membership/calls';
import { getRate, listRoomOffers } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { listTicketListings } from '@golark/contract/tickets/calls';
import type { InProcessCall } from '#platform/http/call-in-process';

/**
 * The calls whose answers to visitors without a session depend on nothing but the call, the minute and tables with the triggers of
 * `public_changes`. A test compares the tables that they read with those that have the triggers.
 */
export const versionedCalls: readonly Call[] = [
  getProperty,
  getAvailability,
  getRate,
  listRoomOffers,
  searchProperties,
  searchDestinations,
  getEvent,
  listEvents,
  listTicketListings,
  listMembershipPlans,
];

const patterns = versionedCalls.map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
}));

/** Such a call depends on the address of the caller. */
const isByAddress = (body: InProcessCall['body']): boolean =>
  typeof body === 'string' && body.includes('"aroundLatLngViaIP":true');

export const isVersioned = ({ method, url, body }: InProcessCall): boolean =>
  !isByAddress(body) && patterns.some((pattern) => pattern.method === method && pattern.path.test(url));
