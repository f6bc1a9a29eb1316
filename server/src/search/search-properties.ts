import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@golark/contract/call';
import { dayInZone } from '@golark/contract/dates/rules';
import type { searchProperties as searchPropertiesCall } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { offsetOfToken, pageTokenOf } from './page-token.ts';
import { priceHits } from './price-hits.ts';
import { type ReadSearch, readCriteria, type SearchInput } from './rules/read-criteria.ts';
import type { SearchEngine, SearchPage } from './search-engine.ts';

/** All-in totals exist only after pricing: to filter or sort by them, this many of the best are priced. */
const pricedAtMost = 1000;
/** Where the day begins last among the states: a date that is past there is past everywhere. */
const lastZone = 'Pacific/Honolulu';

interface Found {
  hits: PropertyHit[];
  page: SearchPage;
}

const amountOf = (hit: PropertyHit): number => hit.total?.amount ?? hit.nightly.amount;

const isWithin = (price: ReadSearch['price'], hit: PropertyHit): boolean =>
  !price || (amountOf(hit) >= price.from && (price.to === null || amountOf(hit) <= price.to));

const findByTotal = async (
  ctx: Context,
  caller: Caller,
  search: { engine: SearchEngine; read: ReadSearch; offset: number },
): Promise<Found> => {
  const { engine, read, offset } = search;
  const page = await engine.find({ ...read.criteria, sort: 'best' }, { offset: 0, limit: pricedAtMost });
  const hits = (await priceHits(ctx, caller, { page, read })).filter((hit) => isWithin(read.price, hit));
  const { sort } = read.criteria;
  if (sort === 'price-low') hits.sort((a, b) => amountOf(a) - amountOf(b) || a.id.localeCompare(b.id));
  if (sort === 'price-high') hits.sort((a, b) => amountOf(b) - amountOf(a) || a.id.localeCompare(b.id));
  return { hits: hits.slice(offset, offset + read.pageSize), page: { ...page, total: hits.length } };
};

const findByRank = async (
  ctx: Context,
  caller: Caller,
  search: { engine: SearchEngine; read: ReadSearch; offset: number },
): Promise<Found> => {
  const { engine, read, offset } = search;
  const page = await engine.find(read.criteria, { offset, limit: read.pageSize });
  return { hits: await priceHits(ctx, caller, { page, read }), page };
};

/** Stays by place, dates, party and filters, with the caller's all-in totals. Throws VALIDATION_ERROR, BAD_INPUT. */
export const searchProperties = async (
  ctx: Context,
  caller: Caller,
  search: { engine: SearchEngine; input: SearchInput },
): Promise<ResponseOf<typeof searchPropertiesCall>> => {
  const read = readCriteria(search.input, dayInZone(ctx.clock.now(), lastZone));
  if ('path' in read) throw invalidField(read.path, read.code, read.params);
  const { pageToken, page: pageNumber = 1 } = search.input;
  const offset = pageToken ? offsetOfToken(pageToken) : (pageNumber - 1) * read.pageSize;
  const needsTotals = read.price !== null || read.criteria.sort.startsWith('price');
  const find = needsTotals ? findByTotal : findByRank;
  const { hits, page } = await find(ctx, caller, { engine: search.engine, read, offset });
  const end = offset + read.pageSize;
  return {
    properties: hits,
    estimatedTotalResults: page.total,
    queryId: randomUUID(),
    nextPageToken: end < page.total ? pageTokenOf(end) : null,
    facets: page.facets,
  };
};
