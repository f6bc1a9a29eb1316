import type { QueryOf, ResponseOf } from '@golark/contract/call';
import type { listEvents as listEventsCall } from '@golark/contract/events/calls';
import { eventCategories } from '@golark/contract/events/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { Bounds } from '@golark/contract/search/bounds';
import { searchedWords } from '#destinations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { badInput } from '#platform/failure';
import { presentEventCard } from './present-event.ts';
import { type DayRange, daysOfWord, daysSomewhere } from './rules/days-of-word.ts';
import { pointOf, readBounds } from './rules/read-area.ts';
import type { EventSearch } from './store/filter-events.ts';
import { type FoundEvents, findEvents } from './store/find-events.ts';
import { listCards } from './store/list-cards.ts';

type Query = QueryOf<typeof listEventsCall>;

/** For more than one wrong letter, if nothing else is found. */
const lenientSimilarity = 0.4;

const boundsOf = (text: string | undefined): Bounds | null => {
  if (text === undefined) return null;
  const bounds = readBounds(text);
  if (!bounds) throw badInput('bounds', 'invalid');
  return bounds;
};

const daysOf = ({ when }: Query, now: Date): Record<string, DayRange> | null =>
  when === undefined
    ? null
    : Object.fromEntries(daysSomewhere(now).map((today) => [today, daysOfWord(when, today)]));

const firstDay = '0001-01-01';

/** PostgreSQL has no year 0. */
const storable = (day: string | undefined): string | undefined =>
  day !== undefined && day < firstDay ? firstDay : day;

const searchOf = ({ bounds, q, ...query }: Query, now: Date): EventSearch => {
  if ((query.lat === undefined) !== (query.lng === undefined))
    throw badInput(query.lat === undefined ? 'lat' : 'lng', 'required');
  return {
    ...query,
    from: storable(query.from),
    to: storable(query.to),
    now,
    words: searchedWords(q ?? ''),
    similarity: null,
    daysByToday: daysOf(query, now),
    near: pointOf(query),
    bounds: boundsOf(bounds),
  };
};

const find = async (ctx: Context, search: EventSearch, query: Query): Promise<FoundEvents> => {
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const found = await findEvents(ctx.db, search, page);
  const isEmpty = Object.keys(found.byCategory).length === 0;
  if (!isEmpty || search.words.length === 0) return found;
  return findEvents(ctx.db, { ...search, similarity: lenientSimilarity }, page);
};

/** Events that have not started. Throws BAD_INPUT. */
export const listEvents = async (
  ctx: Context,
  caller: Caller,
  query: Query,
): Promise<ResponseOf<typeof listEventsCall>> => {
  const now = ctx.clock.now();
  const { found, total, byCategory } = await find(ctx, searchOf(query, now), query);
  const rows = await listCards(
    ctx.db,
    found.map(({ id }) => id),
    now,
  );
  const distances = new Map(found.map(({ id, distance }) => [id, distance]));
  const reader = { locale: caller.locale, now };
  return {
    edges: rows.map((row) => ({ node: presentEventCard(row, distances.get(row.id) ?? null, reader) })),
    pageInfo: pageInfoOf({ pageNumber: query.page, pageSize: query.pageSize, totalCount: total }),
    categories: Object.fromEntries(
      eventCategories.map((category) => [category, byCategory[category] ?? 0]),
    ) as ResponseOf<typeof listEventsCall>['categories'],
  };
};
