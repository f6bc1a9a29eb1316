import type { Booking } from '@golark/contract/booking/schemas';
import { getBookingInsurance } from '@golark/contract/insurance/calls';
import type { Policy } from '@golark/contract/insurance/schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { isPaidAlone } from './trip-money.ts';

/** The insurance of a trip; null without one that was paid, and if it can't be loaded: the trip serves without it. */
export const loadTripInsurance = async (api: Api, booking: Booking): Promise<Policy | null> => {
  if (isPaidAlone(booking)) return null;
  const answer = await callApi(api, getBookingInsurance, { params: { bookingId: booking.id } });
  const policy = answer.ok ? answer.data.policy : null;
  return policy?.status === 'ACTIVE' || policy?.status === 'CANCELED' ? policy : null;
};
