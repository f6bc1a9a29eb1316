import {
  canceledTrips,
  getArrival,
  getPricePassport,
  listBookings,
  listSimilarStays,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking/calls';
import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import type { TripKind } from '@golark/contract/paths';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { getBookingReview } from '@golark/contract/reviews/calls';
import type { BookingReview } from '@golark/contract/reviews/schemas';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { isBalanceOpen } from './trip-money.ts';

const calls = { current: upcomingTrips, past: pastTrips, canceled: canceledTrips } as const;

const bookingsOf = async (api: Api, ids: string[]): Promise<Booking[]> => {
  if (ids.length === 0) return [];
  const answer = dataOrThrow(await callApi(api, listBookings, { query: { ids } }));
  return nodesOf(answer);
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

/** Saved cards for another attempt to pay, or for a balance; none while nothing is to be paid. */
export const loadRetryCards = async (api: Api, booking: Booking): Promise<Card[]> => {
  if (booking.status !== 'PAYMENT_FAILED' && !isBalanceOpen(booking)) return [];
  const answer = await callApi(api, listCards);
  return answer.ok ? answer.data.cards : [];
};

/** How to arrive at a confirmed or past stay; null for any other, also for one that was canceled at this moment. */
export const loadArrival = async (api: Api, { id, status }: Booking): Promise<Arrival | null> => {
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return null;
  const answer = await callApi(api, getArrival, { params: { bookingId: id } });
  return answer.ok ? answer.data.arrival : null;
};

/** The review of a stay from its departure day on; null before, and if it cannot be loaded, without which the trip still serves. */
export const loadReview = async (
  api: Api,
  { id, status, departDay }: Booking,
  today: string,
): Promise<BookingReview | null> => {
  if ((status !== 'CONFIRMED' && status !== 'COMPLETED') || today < departDay) return null;
  const answer = await callApi(api, getBookingReview, { params: { bookingId: id } });
  return answer.ok ? answer.data : null;
};

export type StaysFound = { stays: PropertyHit[]; childAges: number[] };

/** Stays for the dates of a trip that its host canceled, while they are ahead; undefined for any other trip, null if that fails. */
export const loadStaysInstead = async (
  api: Api,
  { id, canceledBy, arriveDay }: Booking,
  today: string,
): Promise<StaysFound | null | undefined> => {
  if (canceledBy !== 'host' || arriveDay < today) return undefined;
  const answer = await callApi(api, listSimilarStays, { params: { bookingId: id } });
  return answer.ok ? answer.data : null;
};

/** Every input of the price of a trip; null for one from before they were stored. */
export const loadPassport = async (api: Api, bookingId: string): Promise<PricePassport | null> =>
  dataOrThrow(await callApi(api, getPricePassport, { params: { bookingId } })).passport;
