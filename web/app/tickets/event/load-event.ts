import { eventPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import { getWaitingList } from '@golark/contract/waiting-list/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { crumbsThing } from '../../platform/page/structured-data.server.ts';
import type { Api } from '../../platform/request-context.ts';
import { translatorOf } from '../../platform/translations.ts';
import { eventCrumbs } from './event-crumbs.ts';
import { eventPageThing } from './event-page-thing.server.ts';
import { companionSeatsOf, phaseOf } from './event-phase.ts';
import { changed, readTicketsQuery } from './listings-query.ts';
import { loadListings, loadQuantities } from './load-listings.ts';
import { loadStaysNear } from './load-stays-near.ts';

/** Of an event without tickets for this number; null if there are some, and if it can't be loaded. */
const loadWaiting = async (api: Api, eventId: string) => {
  const found = await callApi(api, getWaitingList, { params: { eventId } });
  return found.ok ? found.data : null;
};

export const loadEventPage = async (args: Parameters<typeof readPage>[0], eventId: string) => {
  const { api, locale, now, url } = readPage(args);
  assertPageId(eventId, url);
  const asked = readTicketsQuery(url.searchParams);
  const [found, listings] = await Promise.all([
    callApi(api, getEvent, { params: { eventId } }),
    loadListings(api, { eventId, asked }),
  ]);
  const { event } = dataOrThrow(found);
  if (asked.quantity > event.ticketLimit)
    throw redirect(eventPath(eventId, changed(asked, { quantity: event.ticketLimit })));
  // to the minute: the same data then renders the same page
  const minute = `${now.toISOString().slice(0, 16)}:00.000Z`;
  const phase = phaseOf(event, { now: minute, hasTickets: event.fromPrice !== null });
  const isOver = phase === 'past' || phase === 'canceled';
  const hasNone = phase === 'soldOut' || (phase === 'onSale' && listings.lowest === null);
  const [staysNear, waiting, quantities] = await Promise.all([
    isOver ? null : loadStaysNear(api, event),
    hasNone ? loadWaiting(api, eventId) : null,
    phase === 'onSale' && listings.lowest === null ? loadQuantities(api, eventId) : [],
  ]);
  const crumbs = eventCrumbs(event, {
    tickets: translatorOf(locale, 'event')('head.tickets'),
    nameOf: translatorOf(locale, 'ticketParts'),
  });
  describePage(args, {
    path: eventPath(eventId),
    picture: event.image,
    things: (at) => [eventPageThing({ event, phase, listings }, at), crumbsThing(crumbs, at)],
  });
  const companions = companionSeatsOf(event, minute);
  return { event, phase, companions, asked, listings, quantities, staysNear, waiting, locale };
};

export type EventPage = Awaited<ReturnType<typeof loadEventPage>>;
