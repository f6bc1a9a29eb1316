import { lastTimeZone } from '@golark/contract/brand';
import { dayInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { visitorIn } from '#platform/caller';
import type { Context } from '#platform/context';
import { presentHits } from './present-hits.ts';
import { type ReadSearch, readCriteria, type SearchFault, type SearchInput } from './rules/read-criteria.ts';

/** For whom totals and texts are. */
export interface SearchReader {
  isMember: boolean;
  locale: Locale;
}

export interface BestStays {
  /** In the order of the search. */
  hits: PropertyHit[];
  /** The number of all results, also those that are not among the hits. */
  total: number;
}

const readNow = (ctx: Context, input: SearchInput, isMember: boolean): ReadSearch | SearchFault =>
  readCriteria(input, { today: dayInZone(ctx.clock.now(), lastTimeZone), isMember });

/** Why a stored search can't be made today, such as dates that are past; null if it can. */
export const faultOfSearch = (ctx: Context, input: SearchInput): SearchFault | null => {
  const read = readNow(ctx, input, false);
  return 'path' in read ? read : null;
};

/** The first stays of a search, for a reader who does not call; null if it can't be made today. */
export const findBestStays = async (
  ctx: Context,
  { isMember, locale }: SearchReader,
  { input, most }: { input: SearchInput; most: number },
): Promise<BestStays | null> => {
  const read = readNow(ctx, input, isMember);
  if ('path' in read) return null;
  const page = await ctx.search.find(read.criteria, { offset: 0, limit: most });
  const hits = await presentHits(ctx, visitorIn(locale), { ...page, criteria: read.criteria });
  return { hits, total: page.total };
};
