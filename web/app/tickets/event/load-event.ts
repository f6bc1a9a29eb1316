import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { eventPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import type { Event } from '@golark/contract/events/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { phaseOf } from './event-phase.ts';
import { changed, readTicketsQuery } from './listings-query.ts';
import { loadListings, loadQuantities } from './load-listings.ts';

const staysShown = 3;
const staysRadius = 15_000;

export type StaysNear = { stays: PropertyHit[]; dateFrom: string; dateTo: string };

/** Stays around the venue for the night of the event; null without any, and if that search fails. */
const loadStays = async (api: Api, { venue, startsAt }: Event): Promise<StaysNear | null> => {
  const dateFrom = dayInZone(new Date(startsAt), venue.timeZone);
  const dateTo = addDays(dateFrom, 1);
  const { lat, lng } = venue;
  const found = await callApi(api, searchProperties, {
    body: {
      aroundLatLng: { lat, lng },
      aroundRadius: staysRadius,
      pageSize: staysShown,
      filters: { dateFrom, dateTo, guests: { adults: 2, children: 0, pets: false } },
    },
  });
  if (!found.ok || found.data.properties.length === 0) return null;
  return { stays: found.data.properties, dateFrom, dateTo };
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
  const [staysNear, quantities] = await Promise.all([
    isOver ? null : loadStays(api, event),
    phase === 'onSale' && listings.lowest === null ? loadQuantities(api, eventId) : [],
  ]);
  return {
    ...{ event, phase, asked, listings, quantities, staysNear, locale },
    canonical: new URL(eventPath(eventId), url).href,
  };
};

export type EventPage = Awaited<ReturnType<typeof loadEventPage>>;
