import type { Destination } from '@golark/contract/destinations/schemas';
import { listEvents } from '@golark/contract/events/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import { metersOfMiles } from '../parts/event-words.ts';
import type { TicketQuery } from './ticket-query.ts';

const cityRadius = metersOfMiles(30);
const pageSize = 20;

export type SearchedPlace = { destination: Destination; isState: boolean };

const areaOf = ({ ll, radius }: TicketQuery, { destination, isState }: SearchedPlace) => {
  if (ll) return { ...ll, radius: radius ?? cityRadius };
  if (isState) return { stateId: destination.stateId };
  return { ...destination._geoloc, radius: radius ?? cityRadius };
};

const sortOf = ({ sort, ll }: TicketQuery, { isState }: SearchedPlace) =>
  sort === 'nearest' && isState && !ll ? 'soonest' : sort;

/** One page of the events in a city and around it, in a state, or in the area of the map. */
export const loadSearchEvents = async (api: Api, asked: TicketQuery, place: SearchedPlace) => {
  const { edges, ...found } = dataOrThrow(
    await callApi(api, listEvents, {
      query: {
        ...areaOf(asked, place),
        ...(asked.q ? { q: asked.q } : {}),
        ...(asked.category ? { category: asked.category } : {}),
        ...(asked.when ? { when: asked.when } : {}),
        ...(asked.dateFrom ? { from: asked.dateFrom } : {}),
        ...(asked.dateTo ? { to: asked.dateTo } : {}),
        ...(asked.priceTo ? { priceTo: asked.priceTo } : {}),
        sort: sortOf(asked, place),
        page: asked.page,
        pageSize,
      },
    }),
  );
  return { ...found, events: nodesOf({ edges }) };
};
