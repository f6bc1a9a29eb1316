import type { BodyOf } from '@golark/contract/call';
import type { searchDestinations as searchDestinationsCall } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import type { Context } from '#platform/context';
import { badInput } from '#platform/failure';
import { presentDestination } from './present-destination.ts';
import { type CityFilter, listCities, listCitiesLike, normalizeQuery } from './store.ts';

const defaultRadiusMeters = 149_900;

type PlaceFilter = Pick<CityFilter, 'stateSlug' | 'citySlug' | 'stateId' | 'cityId'>;

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

export const searchDestinations = async (
  ctx: Context,
  input: BodyOf<typeof searchDestinationsCall>,
): Promise<{ hits: Destination[]; nbHits: number }> => {
  const limit = input.hitsPerPage;
  const isTyped = input.query !== undefined && normalizeQuery(input.query) !== '';
  const rows =
    isTyped && input.query
      ? await listCitiesLike(ctx.db, input.query, limit)
      : await listCities(
          ctx.db,
          {
            ...readFilters(input.filters || 'level:400'),
            near: input.aroundLatLng
              ? { ...input.aroundLatLng, radiusMeters: input.aroundRadius ?? defaultRadiusMeters }
              : undefined,
          },
          limit,
        );
  return { hits: rows.map(presentDestination), nbHits: rows.length };
};
