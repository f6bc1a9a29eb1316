import { listBookings, upcomingTrips } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';

/** The upcoming trips, the next one first; null if they cannot be loaded. */
export const findUpcomingTrips = async (api: Api): Promise<Booking[] | null> => {
  const page = await callApi(api, upcomingTrips, { query: { pageNumber: 1 } });
  if (!page.ok) return null;
  const ids = page.data.edges.map(({ node }) => node.id);
  if (ids.length === 0) return [];
  const answer = await callApi(api, listBookings, { query: { ids } });
  if (!answer.ok) return null;
  const bookings = nodesOf(answer.data);
  return bookings.sort((one, other) => one.arriveDay.localeCompare(other.arriveDay));
};
