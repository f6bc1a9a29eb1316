import { defaultRadiusMeters, destinationRadiusMeters } from '@golark/contract/search/rules';
import type { SearchQuery } from './search-query.ts';

/** Meters around the point of a search: those of its address, or of a city or a state without them. */
export const radiusOf = (
  { radius }: Pick<SearchQuery, 'radius'>,
  { isState }: { isState: boolean },
): number => radius ?? (isState ? defaultRadiusMeters : destinationRadiusMeters);
