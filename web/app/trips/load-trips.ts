import {
  canceledTrips,
  getArrival,
  listBookings,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking/calls';
import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import type { TripKind } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

const calls = { current: upcomingTrips, past: pastTrips, canceled: canceledTrips } as const;

const bookingsOf = async (api: Api, ids: string[]): Promise<Booking[]> => {
  if (ids.length === 0) return [];
  const answer = dataOrThrow(await callApi(api, listBookings, { query: { ids } }));
  return answer.edges.map(({ node }) => node);
};

/** One page of trips: first the ids, then the bookings (specification). */
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

/** How to arrive at a confirmed or past stay; null for any other, also for one that was canceled at this moment. */
export const loadArrival = async (api: Api, { id, status }: Booking): Promise<Arrival | null> => {
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return null;
  const answer = await callApi(api, getArrival, { params: { bookingId: id } });
  return answer.ok ? answer.data.arrival : null;
};
