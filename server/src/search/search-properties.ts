import { createHash } from 'node:crypto';
import { lastTimeZone } from '@golark/contract/brand';
import type { ResponseOf } from '@golark/contract/call';
import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { searchProperties as searchPropertiesCall } from '@golark/contract/search/calls';
import { maxSearchNights } from '@golark/contract/search/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { listUsual } from '#stays/ranking';
import { listSplits } from './list-splits.ts';
import { offsetOfToken, pageTokenOf } from './page-token.ts';
import { presentHits } from './present-hits.ts';
import { histogramOf } from './rules/histogram-of.ts';
import { type ReadSearch, readCriteria, type SearchInput } from './rules/read-criteria.ts';

/** The same search has the same id: pages are compared by what this call returns. */
export const queryIdOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22);

/** Throws VALIDATION_ERROR for dates that no stay can have. */
export const criteriaOf = (ctx: Context, caller: Caller, input: SearchInput): ReadSearch => {
  const read = readCriteria(input, {
    today: dayInZone(ctx.clock.now(), lastTimeZone),
    isMember: caller.session?.isMember ?? false,
  });
  if ('path' in read) throw invalidField(read.path, read.code, read.params);
  return read;
};

type Answer = ResponseOf<typeof searchPropertiesCall>;

const countAll = async (
  ctx: Context,
  criteria: SearchCriteria,
): Promise<Pick<Answer, 'facets' | 'totals' | 'without'>> => {
  const { facets, without, totals } = await ctx.search.count(criteria);
  return { facets, without, totals: histogramOf(totals) };
};

const mostMore = 2;

/** Without dates nothing is longer, and of a price range it is not known who is in it. */
const countLonger = async (ctx: Context, criteria: SearchCriteria): Promise<Pick<Answer, 'longerStays'>> => {
  const { dates, price } = criteria;
  if (!dates || price) return { longerStays: [] };
  const most = Math.min(mostMore, maxSearchNights - nightsBetween(dates.arriveDay, dates.departDay));
  const more = Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
  if (more.length === 0) return { longerStays: [] };
  const found = await ctx.search.countLonger({ ...criteria, dates }, more);
  return { longerStays: found.filter(({ stayCount }) => stayCount > 0) };
};

const presentWindows = (best: SearchPage['best']): Pick<Answer, 'windows'> =>
  best
    ? {
        windows: best.windows.map(({ dates, stayCount, lowest }) => ({
          ...dates,
          stayCount,
          lowest: lowest === null ? null : usd(lowest),
        })),
      }
    : {};

/** Stays by place, dates, party and filters, with the caller's all-in totals. Throws VALIDATION_ERROR, BAD_INPUT. */
export const searchProperties = async (ctx: Context, caller: Caller, input: SearchInput): Promise<Answer> => {
  const { criteria, pageSize } = criteriaOf(ctx, caller, input);
  const { pageToken, page: pageNumber = 1 } = input;
  const offset = pageToken ? offsetOfToken(pageToken) : (pageNumber - 1) * pageSize;
  const [page, usual, counts, longer, splits] = await Promise.all([
    ctx.search.find(criteria, { offset, limit: pageSize }),
    input.reasons ? listUsual(ctx) : null,
    input.allFacets ? countAll(ctx, criteria) : {},
    input.longerStays ? countLonger(ctx, criteria) : {},
    input.splitStays ? listSplits(ctx, caller, criteria) : {},
  ]);
  const end = offset + pageSize;
  // around a place, its cards say how far they are from the middle
  const point = criteria.firstCityId === null ? criteria.around : null;
  return {
    properties: await presentHits(ctx, caller, { ...page, criteria, explained: usual && { usual, point } }),
    estimatedTotalResults: page.total,
    queryId: queryIdOf(input),
    nextPageToken: end < page.total ? pageTokenOf(end) : null,
    facets: page.facets,
    ...presentWindows(page.best),
    ...counts,
    ...longer,
    ...splits,
  };
};
