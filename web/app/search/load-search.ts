import type { ResponseOf } from '@golark/contract/call';
import { addDays, type Day, nightsBetween } from '@golark/contract/dates/rules';
import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import type { FieldErrorCode } from '@golark/contract/errors/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { leastSplitNights } from '@golark/contract/search/rules';
import type { SplitStay } from '@golark/contract/search/schemas';
import { callApi, dataOrNull, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { bodyOf, type Where } from './search-body.ts';
import { hasExactDates, type SearchQuery } from './search-query.ts';

/** `offer` is there when the path names it. */
type Slugs = { offer: 'stays' | undefined; stateSlug: string; citySlug: string | null };

/** The slugs in `oregon/bend` and `stays/oregon/bend`; null for any other form. */
export const slugsOfPath = (path: string): Slugs | null => {
  const parts = path.split('/').filter(Boolean);
  const offer = parts[0] === 'stays' ? parts[0] : undefined;
  const [stateSlug, citySlug, ...others] = offer ? parts.slice(1) : parts;
  return stateSlug && others.length === 0 ? { offer, stateSlug, citySlug: citySlug ?? null } : null;
};

export const findDestination = async (api: Api, slugs: Slugs): Promise<Destination | null> => {
  // `/s/or/or-bend/` names the same place by its ids: no state's name has two letters
  const isById = slugs.stateSlug.length === 2;
  const parts = ['level:400', `${isById ? 'stateId' : 'stateNameSlug'}:${slugs.stateSlug}`];
  if (slugs.citySlug) parts.push(`${isById ? 'objectID' : 'nameSlug'}:${slugs.citySlug}`);
  const body = { filters: parts.join(' AND '), hitsPerPage: 1 };
  const found = dataOrNull(await callApi(api, searchDestinations, { body }));
  return found?.hits[0] ?? null;
};

export const findDestinationByName = async (api: Api, name: string): Promise<Destination | null> => {
  const body = { query: name.slice(0, 200), hitsPerPage: 1 };
  const found = dataOrNull(await callApi(api, searchDestinations, { body }));
  return found?.hits[0] ?? null;
};

/** Why the server rejected the dates of the address; the search then runs without them. */
export type DateProblem = 'past' | 'order' | 'length' | 'incomplete' | null;

const problemOfCode: Partial<Record<FieldErrorCode, DateProblem>> = {
  required: 'incomplete',
  stay_past: 'past',
  stay_order: 'order',
};

/** The map shows the best hits up to three pages of the largest size. */
const mapPages = { size: 100, most: 3 };

type FoundSearch = { search: SearchQuery; where: Where; total: number };

/** The hits of all pages in their order, as many as the map shows; none if a page can't be loaded. */
export const loadAllHits = async (api: Api, { search, where, total }: FoundSearch, signal: AbortSignal) => {
  const count = Math.min(mapPages.most, Math.ceil(total / mapPages.size));
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const body = { ...bodyOf({ ...search, page: index + 1 }, where), pageSize: mapPages.size };
      return callApi(api, searchProperties, { body, signal });
    }),
  );
  return pages.every(({ ok }) => ok) ? pages.flatMap((page) => (page.ok ? page.data.properties : [])) : [];
};

type Longer = { nights: number; stayCount: number };

/** The number of nights that adds most stays, the shorter one of two that add as many. */
const mostMore = (longer: readonly Longer[]): Longer | null =>
  longer.toSorted((one, other) => other.stayCount - one.stayCount || one.nights - other.nights)[0] ?? null;

/** What the page shows. */
const foundOf = ({
  properties,
  estimatedTotalResults,
  facets,
  ...rest
}: ResponseOf<typeof searchProperties>) => ({
  properties,
  estimatedTotalResults,
  facets,
  longer: mostMore(rest.longerStays ?? []),
  windows: rest.windows ?? [],
});

/** Stays of a place; invalid dates are reported and left out, so that the page still shows results. */
export const loadStays = async (api: Api, search: SearchQuery, where: Where) => {
  const isHalf = Boolean(search.dateFrom) !== Boolean(search.dateTo);
  const body = { ...bodyOf(search, where), longerStays: search.page === 1, reasons: true };
  const result = await callApi(api, searchProperties, { body });
  if (result.ok)
    return { found: foundOf(result.data), search, dateProblem: isHalf ? ('incomplete' as const) : null };
  const isOfDates = (path: string) => path.startsWith('filters.date') || path === 'filters.guests.flexible';
  const invalid = result.error.errors?.find(({ path }) => isOfDates(path));
  if (!invalid) throw new Response(result.error.detail, { status: result.error.statusCode });
  const undated = { ...search, dateFrom: undefined, dateTo: undefined, flexible: undefined };
  const retried = await callApi(api, searchProperties, {
    body: { ...bodyOf(undated, where), reasons: true },
  });
  return {
    found: foundOf(dataOrThrow(retried)),
    search: undated,
    dateProblem: problemOfCode[invalid.code] ?? 'length',
  };
};

export type Nights = { dateFrom: string; dateTo: string };

/** As many nights from today on, if the first night of the search is over where its place is; null otherwise. */
export const nextNightsOf = ({ dateFrom, dateTo }: SearchQuery, today: Day): Nights | null => {
  if (!dateFrom || !dateTo || dateFrom >= today) return null;
  return { dateFrom: today, dateTo: addDays(today, nightsBetween(dateFrom, dateTo)) };
};

/** So few stays that two homes in one trip are worth a look. */
const fewStays = 4;

const canSplit = (search: SearchQuery, total: number): boolean => {
  const { dateFrom = '', dateTo = '', page, stayType } = search;
  if (!hasExactDates(search) || page > 1 || stayType === 'hotels') return false;
  return nightsBetween(dateFrom, dateTo) >= leastSplitNights && (search.split || total <= fewStays);
};

/** Pairs of homes that share the dates, where few stays have all of them or the address asks for pairs. */
export const loadSplits = async (api: Api, { search, where, total }: FoundSearch): Promise<SplitStay[]> => {
  if (!canSplit(search, total)) return [];
  const body = { ...bodyOf(search, where), pageSize: 1, splitStays: true };
  return dataOrNull(await callApi(api, searchProperties, { body }))?.splitStays ?? [];
};

/** How many stays a search that found none would find without each of its filters. */
export const loadWithout = async (
  api: Api,
  search: SearchQuery,
  where: Where,
): Promise<Record<string, number>> => {
  const body = { ...bodyOf({ ...search, page: 1 }, where), pageSize: 1, allFacets: true };
  return dataOrNull(await callApi(api, searchProperties, { body }))?.without ?? {};
};
