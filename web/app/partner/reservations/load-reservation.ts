import { getReservation } from '@golark/contract/partners/calls';
import { getReservationReview } from '@golark/contract/reviews/calls';
import { loadBookingMessages } from '../../conversations/index.ts';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';

/** A reservation with its note, messages and review; without the latter two if they cannot be loaded. */
export const loadReservation = async ({ api, request, host, now }: HostRequest, bookingId: string) => {
  const headers = actingAs(host);
  const params = { bookingId };
  const [found, review, messages] = await Promise.all([
    callApi(api, getReservation, { params, headers }),
    callApi(api, getReservationReview, { params, headers }),
    loadBookingMessages({ api, side: 'host', headers }, bookingId, request),
  ]);
  const { reservation, note } = dataOrThrow(found);
  return {
    reservation,
    note,
    messages,
    review: review.ok ? review.data : null,
    hasBegun: now >= new Date(reservation.checkInAt),
  };
};
