import type { BodyOf } from '@golark/contract/call';
import type { searchDestinations as searchDestinationsCall } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { foldText } from '@golark/contract/text/fold';
import type { Context } from '#platform/context';
import { badInput } from '#platform/failure';
import { getCachedPlaces, type PlaceFilter } from './place-cache.ts';
import { presentDestination } from './present-destination.ts';
import { listCities, listCitiesLike } from './store.ts';

const defaultRadiusMeters = 149_900;

/** Reads `level:400 AND stateNameSlug:oregon AND nameSlug:bend`, or `stateId:or AND objectID:or-bend`. Throws BAD_INPUT for a key it does not know. */
const readFilters = (text: string): PlaceFilter => {
  const found: PlaceFilter = {};
  for (const part of text.split(/\s+AND\s+/i)) {
    const [key = '', value = ''] = part.trim().split(':');
    if (key === 'stateNameSlug') found.stateSlug = value;
    else if (key === 'nameSlug') found.citySlug = value;
    else if (key === 'stateId') found.stateId = value;
    else if (key === 'objectID') found.cityId = value;
    else if (key === 'level' && value === '400') continue;
    else throw badInput('filters', 'unknown_filter', { filter: key });
  }
  return found;
};

const listPlaces = (
  ctx: Context,
  { filters, aroundLatLng, aroundRadius }: BodyOf<typeof searchDestinationsCall>,
  limit: number,
) => {
  const filter = readFilters(filters || 'level:400');
  if (!aroundLatLng) return getCachedPlaces(ctx, filter, limit);
  const near = { ...aroundLatLng, radiusMeters: aroundRadius ?? defaultRadiusMeters };
  return listCities(ctx.db, { ...filter, near }, limit);
};

export const searchDestinations = async (
  ctx: Context,
  input: BodyOf<typeof searchDestinationsCall>,
): Promise<{ hits: Destination[]; nbHits: number }> => {
  const limit = input.hitsPerPage;
  const isTyped = input.query !== undefined && foldText(input.query) !== '';
  const rows = await (isTyped && input.query
    ? listCitiesLike(ctx.db, input.query, limit)
    : listPlaces(ctx, input, limit));
  return { hits: rows.map(presentDestination), nbHits: rows.length };
};
