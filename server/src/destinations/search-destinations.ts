import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type { searchDestinations as searchDestinationsCall } from '@golark/contract/destinations/calls';
import { destinationRadiusMeters } from '@golark/contract/search/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { findPlaces } from './place-index.ts';
import { presentDestination } from './present-destination.ts';
import { readFilters } from './read-filters.ts';

type Body = BodyOf<typeof searchDestinationsCall>;

const centerOf = (ctx: Context, { ip }: Caller, { aroundLatLng, aroundLatLngViaIP }: Body) =>
  aroundLatLng ?? (aroundLatLngViaIP ? ctx.ipLocation.pointOf(ip) : undefined);

/** Throws BAD_INPUT for filters that it does not know. */
export const searchDestinations = async (
  ctx: Context,
  caller: Caller,
  input: Body,
): Promise<ResponseOf<typeof searchDestinationsCall>> => {
  const { query, filters, aroundRadius = destinationRadiusMeters, hitsPerPage } = input;
  const search = filters ? readFilters(filters) : {};
  const center = centerOf(ctx, caller, input);
  // nowhere is near to an address that is not known
  if (center === null) return { hits: [], nbHits: 0 };
  const found = await findPlaces(ctx, {
    ...search,
    text: query?.trim() ? query : undefined,
    near: center && { ...center, radiusMeters: aroundRadius },
  });
  return { hits: found.slice(0, hitsPerPage).map(presentDestination), nbHits: found.length };
};
