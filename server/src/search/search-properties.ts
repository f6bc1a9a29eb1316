import { createHash } from 'node:crypto';
import { lastTimeZone } from '@golark/contract/brand';
import type { ResponseOf } from '@golark/contract/call';
import { dayInZone } from '@golark/contract/dates/rules';
import type { searchProperties as searchPropertiesCall } from '@golark/contract/search/calls';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { offsetOfToken, pageTokenOf } from './page-token.ts';
import { presentHits } from './present-hits.ts';
import { readCriteria, type SearchInput } from './rules/read-criteria.ts';

/** The same search has the same id: pages are compared by what this call returns. */
const queryIdOf = (input: SearchInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22);

/** Stays by place, dates, party and filters, with the caller's all-in totals. Throws VALIDATION_ERROR, BAD_INPUT. */
export const searchProperties = async (
  ctx: Context,
  caller: Caller,
  input: SearchInput,
): Promise<ResponseOf<typeof searchPropertiesCall>> => {
  const read = readCriteria(input, {
    today: dayInZone(ctx.clock.now(), lastTimeZone),
    isMember: caller.session?.isMember ?? false,
  });
  if ('path' in read) throw invalidField(read.path, read.code, read.params);
  const { criteria, pageSize } = read;
  const { pageToken, page: pageNumber = 1 } = input;
  const offset = pageToken ? offsetOfToken(pageToken) : (pageNumber - 1) * pageSize;
  const page = await ctx.search.find(criteria, { offset, limit: pageSize });
  const end = offset + pageSize;
  return {
    properties: await presentHits(ctx, caller, { ...page, criteria }),
    estimatedTotalResults: page.total,
    queryId: queryIdOf(input),
    nextPageToken: end < page.total ? pageTokenOf(end) : null,
    facets: page.facets,
  };
};
