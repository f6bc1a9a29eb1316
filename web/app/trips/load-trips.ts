import { canceledTrips, listBookings, pastTrips, upcomingTrips } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

export type TripKind = 'current' | 'past' | 'canceled';

const calls = { current: upcomingTrips, past: pastTrips, canceled: canceledTrips } as const;

const bookingsOf = async (api: Api, ids: string[]): Promise<Booking[]> => {
  if (ids.length === 0) return [];
  const answer = dataOrThrow(await callApi(api, listBookings, { query: { ids } }));
  return answer.edges.map(({ node }) => node);
};

/** One page of trips; ids first, then the bookings, as the specification has it. */
export const loadTrips = async (api: Api, kind: TripKind, pageNumber: number) => {
  const page = dataOrThrow(await callApi(api, calls[kind], { query: { pageNumber } }));
  const bookings = await bookingsOf(
    api,
    page.edges.map(({ node }) => node.id),
  );
  return { kind, bookings, pageInfo: page.pageInfo };
};

export const loadTrip = async (api: Api, id: string): Promise<Booking> => {
  const [booking] = await bookingsOf(api, [id]);
  if (!booking) throw new Response('Not found', { status: 404 });
  return booking;
};
