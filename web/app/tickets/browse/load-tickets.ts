import type { QueryInputOf, ResponseOf } from '@golark/contract/call';
import { addDays, type Day, dayInZone, lastOfMonth, weekdayOf } from '@golark/contract/dates/rules';
import { listEvents, listVenues } from '@golark/contract/events/calls';
import type { EventCategory, EventGenre, TimeWord } from '@golark/contract/events/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import type { Near } from './find-near.ts';
import type { TicketQuery } from './ticket-query.ts';

type EventsQuery = NonNullable<QueryInputOf<typeof listEvents>>;
export type FoundEvents = ResponseOf<typeof listEvents>;

export const pageSize = 24;
const weekendShown = 8;
const laterShown = 4;
const venuesShown = 4;
/** 150 miles. */
export const widerMeters = 241_000;
const shortestRest = 6;
const daysComing = 30;

/** What is looked for: the path's category, genre and time word, and the query. */
export type Browsing = {
  category: EventCategory | null;
  genre: EventGenre | null;
  when: TimeWord | null;
  asked: TicketQuery;
  near: Near | null;
};

const atPlace = (near: Near | null) => (near ? { lat: near.lat, lng: near.lng, radius: near.radius } : {});

const queryOf = ({ category, genre, when, asked, near }: Browsing): EventsQuery => ({
  ...atPlace(near),
  ...(category ? { category } : {}),
  ...(genre ? { genre } : {}),
  ...(when ? { when } : {}),
  ...(asked.q ? { q: asked.q } : {}),
  ...(asked.dateFrom ? { from: asked.dateFrom } : {}),
  ...(asked.dateTo ? { to: asked.dateTo } : {}),
  ...(asked.priceTo ? { priceTo: asked.priceTo } : {}),
  sort: asked.sort === 'nearest' && !near ? 'soonest' : asked.sort,
});

const find = async (api: Api, query: EventsQuery): Promise<FoundEvents> =>
  dataOrThrow(await callApi(api, listEvents, { query }));

const countOf = async (api: Api, query: EventsQuery): Promise<number> => {
  const found = await callApi(api, listEvents, { query: { ...query, pageSize: 1 } });
  return found.ok ? found.data.pageInfo.totalCount : 0;
};

/** Where there is more when nothing was found; only what has events. */
export type WayOn = {
  kind: 'weekend' | 'anyDay' | 'allCategories' | 'noFilters' | 'wider' | 'everywhere';
  count: number;
};

const findWaysOn = async (api: Api, browsing: Browsing): Promise<WayOn[]> => {
  const { asked, near, when, category } = browsing;
  const undated = { ...asked, dateFrom: null, dateTo: null };
  const hasFilters = asked.q !== '' || asked.priceTo !== null;
  const ways: [WayOn['kind'], Browsing | null][] = [
    ['weekend', when === 'today' ? { ...browsing, when: 'this-weekend' } : null],
    ['anyDay', when || asked.dateFrom || asked.dateTo ? { ...browsing, when: null, asked: undated } : null],
    ['noFilters', hasFilters ? { ...browsing, asked: { ...asked, q: '', priceTo: null } } : null],
    ['allCategories', category ? { ...browsing, category: null, genre: null } : null],
    [
      'wider',
      near && near.radius < widerMeters ? { ...browsing, near: { ...near, radius: widerMeters } } : null,
    ],
    ['everywhere', near ? { ...browsing, near: null } : null],
  ];
  const counted = await Promise.all(
    ways.map(async ([kind, way]) => ({ kind, count: way ? await countOf(api, queryOf(way)) : 0 })),
  );
  return counted.filter(({ count }) => count > 0);
};

/** One page of the events that were looked for, and ways on if there are none. */
export const loadEventList = async (api: Api, browsing: Browsing) => {
  const found = await find(api, { ...queryOf(browsing), page: browsing.asked.page, pageSize });
  const isEmpty = found.pageInfo.totalCount === 0;
  return { found, waysOn: isEmpty ? await findWaysOn(api, browsing) : [] };
};

/** From the Monday after this weekend to the end of the month; close to its end, the thirty days that follow. */
export const daysLater = (today: Day): { kind: 'month' | 'weeks'; from: Day; to: Day } => {
  const from = addDays(today, ((7 - weekdayOf(today)) % 7) + 1);
  const end = lastOfMonth(today);
  if (end >= addDays(from, shortestRest)) return { kind: 'month', from, to: end };
  return { kind: 'weeks', from, to: addDays(from, daysComing - 1) };
};

/** The first page: this weekend, what comes later, and venues. */
export const loadHighlights = async (api: Api, browsing: Browsing, now: Date) => {
  const query = queryOf(browsing);
  const today = dayInZone(now, 'America/Los_Angeles');
  const later = daysLater(today);
  const [weekend, coming, all, venues] = await Promise.all([
    find(api, { ...query, when: 'this-weekend', pageSize: weekendShown }),
    find(api, { ...query, from: later.from, to: later.to, pageSize: laterShown + weekendShown }),
    find(api, { ...query, pageSize: weekendShown }),
    callApi(api, listVenues, { query: atPlace(browsing.near) }),
  ]);
  const { totalCount } = all.pageInfo;
  // shown when the weekend has nothing
  const soonest = weekend.pageInfo.totalCount === 0 ? nodesOf(all) : [];
  const shown = new Set(soonest.map(({ id }) => id));
  const events = nodesOf(coming)
    .filter(({ id }) => !shown.has(id))
    .slice(0, laterShown);
  return {
    weekend,
    later: { ...later, events, totalCount: coming.pageInfo.totalCount },
    soonest,
    totalCount,
    categories: all.categories,
    venues: venues.ok ? nodesOf(venues.data).slice(0, venuesShown) : [],
    waysOn: totalCount === 0 ? await findWaysOn(api, browsing) : [],
  };
};

export type Highlights = Awaited<ReturnType<typeof loadHighlights>>;
