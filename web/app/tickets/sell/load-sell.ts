import { listEvents } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';

const shownResults = 20;
const comparedEvents = 100;
const shownWanted = 6;
const longestWords = 120;

/** Events with few tickets left come first, then those without any; events that are not on sale yet are left out. */
const wantedOf = (events: readonly EventCard[]): EventCard[] =>
  events
    .filter(({ fewLeft, fromPrice, onSaleAt, status }) =>
      status === 'CANCELED' || onSaleAt !== null ? false : fewLeft !== null || fromPrice === null,
    )
    .sort((one, other) => (one.fewLeft ?? comparedEvents) - (other.fewLeft ?? comparedEvents))
    .slice(0, shownWanted);

export const loadSellPage = async ({ api, url }: PageRequest) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, longestWords);
  const query = words ? { q: words, pageSize: shownResults } : { pageSize: comparedEvents };
  const found = dataOrThrow(await callApi(api, listEvents, { query }));
  const events = nodesOf(found);
  const open = events.filter(({ status }) => status !== 'CANCELED');
  if (words) return { words, results: open, total: found.pageInfo.totalCount, wanted: [], soon: [] };
  const wanted = wantedOf(events);
  return {
    words,
    results: null,
    total: 0,
    wanted,
    soon: wanted.length > 0 ? [] : open.slice(0, shownWanted),
  };
};
