import { ticketCheckoutPath, waitingPlacePath } from '@golark/contract/event-paths';
import { leaveWaitingList, takeOffer } from '@golark/contract/waiting-list/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { leaveIntent, takeIntent } from './waiting-intents.ts';

const inputOf = (request: FormRequest, placeId: string) => {
  const key = keyOfPage(request);
  return { params: { placeId }, query: key ? { key } : {} };
};

/** Leads to the checkout of the seats; an offer that has ended in the meantime is shown as such. */
export const submitTake = async (request: FormRequest, placeId: string) => {
  const { locale } = request;
  const result = await callOnce(request, takeOffer, inputOf(request, placeId));
  if (result.ok) {
    const { event, id } = result.data.hold;
    throw redirect(ticketCheckoutPath(event.id, id));
  }
  if (result.error.code === 'HOLD_EXPIRED') throw redirect(waitingPlacePath(placeId));
  return rejected(outcomeOfError(result.error, { intent: takeIntent, locale }));
};

export const submitLeave = async (request: FormRequest, placeId: string) => {
  const { locale } = request;
  const result = await callOnce(request, leaveWaitingList, inputOf(request, placeId));
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(waitingPlacePath(placeId));
  return rejected(outcomeOfError(result.error, { intent: leaveIntent, locale }));
};
