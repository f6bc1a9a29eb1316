import type { Destination } from '@golark/contract/destinations/schemas';
import { searchPath } from '@golark/contract/paths';
import type { SuggestionKind } from '@golark/contract/suggestions/rules';
import type { Suggestion } from '@golark/contract/suggestions/schemas';

/** Where a search leads: the results of a place, or a page of its own. */
export type Place = {
  id: string;
  label: string;
  path: string;
  /** The page of an event, performer, venue or stay: dates and guests are not for it. */
  isPage?: boolean;
};

const pages: readonly SuggestionKind[] = ['performer', 'venue', 'event', 'stay'];

export const isPageOf = (kind: SuggestionKind): boolean => pages.includes(kind);

export const placeOf = (destination: Destination): Place => ({
  id: `city.${destination.objectID}`,
  label: `${destination.name}, ${destination.stateName}`,
  path: searchPath({ state: destination.stateNameSlug, city: destination.nameSlug }),
});

/** A city has its state in its name; other places have the detail beside it. */
export const placeOfSuggestion = ({ kind, id, label, detail, path }: Suggestion): Place => ({
  id: `${kind}.${id}`,
  label: kind === 'city' && detail ? `${label}, ${detail}` : label,
  path,
  ...(isPageOf(kind) ? { isPage: true } : {}),
});

/** A path that may have a query already, as `/s/?q=bend` has. */
const withQuery = (path: string, query: string): string =>
  path.includes('?') ? path + query.replace('?', '&') : path + query;

/** The page of the place with the query of a search. */
export const pathTo = ({ path, isPage }: Pick<Place, 'path' | 'isPage'>, query: string): string =>
  isPage ? path : withQuery(path, query);
