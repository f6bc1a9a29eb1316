import { eventPath } from '@golark/contract/event-paths';
import { redirect } from 'react-router';
import { dateFormatter } from '../../platform/formatters.ts';
import { Island, islandCode, loadWithCode } from '../../platform/island.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { Route } from './+types/event-page.ts';
import { readDefaultQuantity } from './default-quantity.ts';
import { holdIntent } from './hold-intent.ts';
import { reloadListings } from './known-event.ts';
import { changed, readTicketsQuery } from './listings-query.ts';
import { loadEventPage } from './load-event.ts';
import { submitHold } from './submit-hold.server.ts';
import { submitJoin } from './submit-join.server.ts';
import { joinIntent } from './waiting-intent.ts';
import './event-page.css';
import './seat-map/seat-map.css';

export const loader = (args: Route.LoaderArgs) => loadEventPage(args, args.params.eventId);

export const action = async (args: Route.ActionArgs) => {
  const { eventId } = args.params;
  return runIntent(await readForm(args), {
    [holdIntent]: (request) => submitHold(request, eventId),
    [joinIntent]: (request) => submitJoin(request, eventId),
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const handle = {
  messages: ['event', 'fields', 'payments', 'search', 'stays', 'ticketParts'],
  isReused: true,
};

const content = islandCode(() => import('./event-content.tsx').then(({ EventContent }) => EventContent));

/**
 * A filter changes the list only: everything else of the event is on the screen already. Another event is shown for as many
 * people as the last one.
 */
export const clientLoader = async ({ serverLoader, request, params }: Route.ClientLoaderArgs) => {
  const { eventId } = params;
  const { signal } = request;
  const url = new URL(request.url);
  const reloaded = await reloadListings({ eventId, url, signal });
  const quantity = reloaded || url.searchParams.has('quantity') ? null : readDefaultQuantity();
  const asked = readTicketsQuery(url.searchParams);
  if (quantity && quantity !== asked.quantity)
    throw redirect(eventPath(eventId, changed(asked, { quantity })));
  return reloaded ?? loadWithCode(serverLoader(), content);
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { event, locale, listings } = loaderData;
  const t = translatorOf(locale, 'event');
  const { title, venue, startsAt } = event;
  const day = dateFormatter(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: venue.timeZone,
  }).format(new Date(startsAt));
  const texts = { title, day, venue: venue.name, city: venue.city.name };
  const { lowest } = listings;
  const description = t(lowest ? 'meta.descriptionFrom' : 'meta.description', {
    ...texts,
    price: lowest ? `$${Math.ceil(lowest.amount / 100)}` : '',
  });
  return pageMeta({ title: t('meta.title', texts), description });
};

const EventRoute = ({ loaderData, actionData }: Route.ComponentProps) => (
  <Island of={content} loaded={loaderData} outcome={actionData} />
);

export default EventRoute;
