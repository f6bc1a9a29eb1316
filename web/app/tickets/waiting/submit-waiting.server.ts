import { ticketCheckoutPath, waitingPlacePath } from '@golark/contract/event-paths';
import { leaveWaitingList, takeOffer } from '@golark/contract/waiting-list/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { leaveIntent, takeIntent } from './waiting-intents.ts';

const inputOf = (url: URL, placeId: string) => {
  const key = url.searchParams.get('key') ?? undefined;
  return { key, input: { params: { placeId }, query: key ? { key } : {} } };
};

/** Leads to the checkout of the seats; an offer that has ended in the meantime is shown as such. */
export const submitTake = async ({ api, form, url, locale }: FormRequest, placeId: string) => {
  const { key, input } = inputOf(url, placeId);
  const result = await callOnce({ api, form }, takeOffer, input);
  if (result.ok) {
    const { event, id } = result.data.hold;
    throw redirect(ticketCheckoutPath(event.id, id));
  }
  if (result.error.code === 'HOLD_EXPIRED') throw redirect(waitingPlacePath(placeId, key));
  return rejected(outcomeOfError(result.error, { intent: takeIntent, locale }));
};

export const submitLeave = async ({ api, form, url, locale }: FormRequest, placeId: string) => {
  const { key, input } = inputOf(url, placeId);
  const result = await callOnce({ api, form }, leaveWaitingList, input);
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(waitingPlacePath(placeId, key));
  return rejected(outcomeOfError(result.error, { intent: leaveIntent, locale }));
};
