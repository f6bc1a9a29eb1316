import { getBookingInsurance } from '@golark/contract/insurance/calls';
import type { Policy } from '@golark/contract/insurance/schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

interface InsuredOrder {
  bookingId: string;
  /** Nothing else was paid with the stay. */
  isAlone: boolean;
}

/** The insurance of a trip; null without one that was paid, and if it can't be loaded: the trip serves without it. */
export const loadTripInsurance = async (
  api: Api,
  { bookingId, isAlone }: InsuredOrder,
): Promise<Policy | null> => {
  if (isAlone) return null;
  const answer = await callApi(api, getBookingInsurance, { params: { bookingId } });
  const policy = answer.ok ? answer.data.policy : null;
  return policy?.status === 'ACTIVE' || policy?.status === 'CANCELED' ? policy : null;
};
