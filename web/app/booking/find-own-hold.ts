import { listBookings, upcomingTrips } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import type { StayDates } from '@golark/contract/stays/rules';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** A booking of this guest with a declined card that still holds these nights. */
export const findOwnHold = async (
  api: Api,
  propertyId: string,
  { arriveDay, departDay }: StayDates,
): Promise<Booking | null> => {
  const trips = await callApi(api, upcomingTrips, { query: {} });
  const ids = trips.ok ? trips.data.edges.map(({ node }) => node.id) : [];
  if (ids.length === 0) return null;
  const bookings = await callApi(api, listBookings, { query: { ids } });
  if (!bookings.ok) return null;
  const held = bookings.data.edges.find(
    ({ node }) =>
      node.status === 'PAYMENT_FAILED' &&
      node.propertyId === propertyId &&
      node.arriveDay < departDay &&
      arriveDay < node.departDay,
  );
  return held?.node ?? null;
};
