import type { QueryInputOf } from '@golark/contract/call';
import { listEvents } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';

type EventsQuery = NonNullable<QueryInputOf<typeof listEvents>>;

/** As many as a page of a venue or performer and its calendar file hold. */
export const mostDates = 100;

/** The events to come of a venue or a performer, soonest first. */
export const loadDates = async (api: Api, query: EventsQuery): Promise<EventCard[]> =>
  nodesOf(dataOrThrow(await callApi(api, listEvents, { query: { ...query, pageSize: mostDates } })));
