import { listBookings } from '@golark/contract/booking/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { splitBookingPath } from '@golark/contract/split-paths';
import { callApi } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';

/** The checkout of an order of two homes that is held; null for any other order. */
export const heldSplitPath = async (api: Api, { items }: Order): Promise<string | null> => {
  const ids = items.filter(({ kind }) => kind === 'stay').map(({ id }) => id);
  if (ids.length !== 2) return null;
  const found = await callApi(api, listBookings, { query: { ids } });
  const bookings = found.ok ? found.data.edges.map(({ node }) => node) : [];
  const [first, second] = bookings.toSorted((one, other) => (one.arriveDay < other.arriveDay ? -1 : 1));
  if (!first || !second || first.departDay !== second.arriveDay) return null;
  const query = new URLSearchParams({
    dateFrom: first.arriveDay,
    changeDay: second.arriveDay,
    dateTo: second.departDay,
    quote: first.quoteId,
    secondQuote: second.quoteId,
  });
  return splitBookingPath(first.propertyId, second.propertyId, `?${query}`);
};
