import type { QueryInputOf } from '@golark/contract/call';
import { listEvents } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';

type EventsQuery = NonNullable<QueryInputOf<typeof listEvents>>;

/** How far events around a place may be. */
export const whatsOnMiles = 30;
export const whatsOnMeters = 48_280;

export type WhatsOnEvents = { events: EventCard[]; total: number };

/** Some events for a page about something else, soonest first; none if there are none, and if they could not be loaded. */
export const loadWhatsOn = async (api: Api, query: EventsQuery): Promise<WhatsOnEvents | null> => {
  const found = await callApi(api, listEvents, { query });
  if (!found.ok || found.data.edges.length === 0) return null;
  return { events: nodesOf(found.data), total: found.data.pageInfo.totalCount };
};
