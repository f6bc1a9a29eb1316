import { dayInZone } from '@golark/contract/dates/rules';
import { getEvent } from '@golark/contract/events/calls';
import { loginPath } from '@golark/contract/paths';
import { getOwnTicketListing } from '@golark/contract/selling/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';
import { readDraft } from './draft.ts';
import { adviceQueryOf, findAdvice } from './find-advice.ts';
import { settleDraft } from './seat-choice.ts';

/** The listing that the form has just made; null without one in the address. */
const loadListed = async ({ api, account, url }: PageRequest) => {
  const listingId = url.searchParams.get('listed');
  if (!listingId) return null;
  if (!account) throw redirect(loginPath(url.pathname + url.search));
  return dataOrThrow(await callApi(api, getOwnTicketListing, { params: { listingId } })).listing;
};

export const loadListPage = async (request: PageRequest, eventId: string) => {
  const { api, url, now } = request;
  assertPageId(eventId, url);
  const [found, listed] = await Promise.all([
    callApi(api, getEvent, { params: { eventId } }),
    loadListed(request),
  ]);
  const { event } = dataOrThrow(found);
  const draft = settleDraft(event.seatMap.sections, readDraft(url.searchParams));
  const query = listed ? null : adviceQueryOf(event.seatMap.sections, draft);
  return {
    event,
    draft,
    listed,
    advice: await findAdvice(api, { eventId, query }),
    today: dayInZone(now, event.venue.timeZone),
    isOpen: event.status !== 'CANCELED' && new Date(event.salesEndAt) > now,
  };
};

export type ListPageData = Awaited<ReturnType<typeof loadListPage>>;
