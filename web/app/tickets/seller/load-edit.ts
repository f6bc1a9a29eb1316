import { dayInZone } from '@golark/contract/dates/rules';
import { getEvent } from '@golark/contract/events/calls';
import { getOwnTicketListing } from '@golark/contract/selling/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { AccountRequest } from '../../platform/page/page-request.ts';
import { findAdvice } from '../sell/find-advice.ts';
import { askedDraft, listingAdviceQuery } from './listing-draft.ts';

export const loadEditPage = async ({ api, url, now }: AccountRequest, listingId: string) => {
  assertPageId(listingId, url);
  const found = await callApi(api, getOwnTicketListing, { params: { listingId } });
  const { listing } = dataOrThrow(found);
  const eventId = listing.event.id;
  const draft = askedDraft(listing, url.searchParams);
  const [event, advice] = await Promise.all([
    callApi(api, getEvent, { params: { eventId } }),
    findAdvice(api, { eventId, query: listingAdviceQuery(listing, draft) }),
  ]);
  return {
    listing,
    draft,
    advice,
    event: dataOrThrow(event).event,
    today: dayInZone(now, listing.event.venue.timeZone),
  };
};

export type EditPageData = Awaited<ReturnType<typeof loadEditPage>>;
