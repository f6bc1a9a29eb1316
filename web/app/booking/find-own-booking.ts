import { listBookings, upcomingTrips } from '@golark/contract/booking/calls';
import type { Booking, BookingStatus } from '@golark/contract/booking/schemas';
import type { StayDates } from '@golark/contract/stays/rules';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** Statuses in which the nights belong to the guest and no other card is needed. */
const bookedStatuses: ReadonlySet<BookingStatus> = new Set([
  'CONFIRMED',
  'AWAITING_HOST',
  'PENDING_PAYMENT',
  'COMPLETED',
]);

export const isBooked = ({ status }: Pick<Booking, 'status'>): boolean => bookedStatuses.has(status);

/** Bookings of this guest in this stay that are booked or wait for another card; the search ends without an error. */
export const listOwnBookings = async (api: Api, propertyId: string): Promise<Booking[]> => {
  const trips = await callApi(api, upcomingTrips, { query: {} });
  const ids = trips.ok ? trips.data.edges.map(({ node }) => node.id) : [];
  if (ids.length === 0) return [];
  const bookings = await callApi(api, listBookings, { query: { ids } });
  if (!bookings.ok) return [];
  return bookings.data.edges
    .map(({ node }) => node)
    .filter((booking) => booking.propertyId === propertyId)
    .filter((booking) => isBooked(booking) || booking.status === 'PAYMENT_FAILED');
};

export const overlaps = (one: StayDates, other: StayDates): boolean =>
  one.arriveDay < other.departDay && other.arriveDay < one.departDay;
