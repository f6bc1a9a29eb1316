import { boundsOfCorners } from '@golark/contract/search/bounds';
import type { SearchMapProps } from '../map/index.ts';
import { radiusOf } from './radius-of.ts';
import type { SearchQuery } from './search-query.ts';
import type { FoundHits } from './use-all-hits.ts';

/** The south west and the north east of two opposite corners. */
const cornersOf = ([one, other]: NonNullable<SearchQuery['bounds']>) => {
  const { south, west, north, east } = boundsOfCorners(one, other);
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ] as const;
};

/** The zoom of an address without a radius (specification, section 3). */
const zoomOf = (query: URLSearchParams): number => {
  const zoom = Number(query.get('zoom'));
  return zoom >= 3 && zoom <= 14 ? zoom : 8;
};

/** The part of the map that an address names; null for a place as a whole. */
export const mapAreaOf = (
  { search, where }: Pick<FoundHits, 'search' | 'where'>,
  query: URLSearchParams,
): SearchMapProps['area'] => {
  const { ll, radius, bounds } = search;
  if (bounds) return { box: cornersOf(bounds) };
  return ll
    ? {
        center: ll,
        radius: radiusOf(search, where),
        zoom: radius === undefined ? zoomOf(query) : undefined,
      }
    : null;
};
