import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type { searchPropertiesLegacy } from '@golark/contract/search/calls';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { badInput } from '#platform/failure';
import { presentHits } from './present-hits.ts';
import { readCenter } from './rules/read-center.ts';
import type { SearchInput } from './rules/read-criteria.ts';
import { criteriaOf, queryIdOf } from './search-properties.ts';

type LegacyInput = BodyOf<typeof searchPropertiesLegacy>;

const mostHits = 100;

const inputOf = ({ filters, query, ...input }: LegacyInput): SearchInput => {
  const { aroundLatLng, insideBoundingBox, aroundRadius, minimumAroundRadius } = input;
  const center = aroundLatLng === undefined ? undefined : readCenter(aroundLatLng);
  if (center === null) throw badInput('aroundLatLng', 'coordinates');
  return {
    sort: 'best',
    ...(query ? { filters: { ...filters, title: query } } : { filters }),
    ...(center ? { aroundLatLng: center, aroundRadius, minimumAroundRadius } : {}),
    insideBoundingBox: insideBoundingBox?.map(([lat1, lng1, lat2, lng2]) => ({
      p1: { lat: lat1, lng: lng1 },
      p2: { lat: lat2, lng: lng2 },
    })),
  };
};

/** The search of `searchProperties` in the shape of a search index. Throws VALIDATION_ERROR, BAD_INPUT. */
export const searchLegacy = async (
  ctx: Context,
  caller: Caller,
  input: LegacyInput,
): Promise<ResponseOf<typeof searchPropertiesLegacy>> => {
  const startedAt = performance.now();
  const { criteria } = criteriaOf(ctx, caller, inputOf(input));
  const hitsPerPage = Math.min(input.hitsPerPage, mostHits);
  const { page } = input;
  const found = await ctx.search.find(criteria, { offset: page * hitsPerPage, limit: hitsPerPage });
  const hits = await presentHits(ctx, caller, { ...found, criteria });
  return {
    hits,
    page,
    hitsPerPage,
    nbHits: found.total,
    nbPages: Math.ceil(found.total / hitsPerPage),
    queryID: queryIdOf(input),
    processingTimeMS: Math.round(performance.now() - startedAt),
  };
};
