import type { PropertyHit } from '@golark/contract/search/schemas';
import { useEffect, useState } from 'react';
import { browserApi } from '../platform/api-client.ts';
import type { Where } from './search-body.ts';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

export type FoundHits = { search: SearchQuery; where: Where; hits: readonly PropertyHit[]; total: number };

type AllHits = { key: string; hits: readonly PropertyHit[] };

/** The name of the stays of a search; the same on every page of the list. */
export const keyOfHits = ({ search, where }: Pick<FoundHits, 'search' | 'where'>): string =>
  `${where.destination.objectID} ${where.isState} ${writeSearchQuery({ ...search, page: 1 })}`;

/** The stays of every page of the list in its order, once the map is shown; those of the shown page until they are loaded. */
export const useAllHits = (found: FoundHits, isShown: boolean) => {
  const { hits, total } = found;
  const key = keyOfHits(found);
  const [all, setAll] = useState<AllHits | null>(null);
  const isPartial = total > hits.length;
  const isLoaded = all?.key === key;
  // the key has everything that the request depends on
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!(isShown && isPartial) || isLoaded) return;
    const overtaken = new AbortController();
    const load = async () => {
      // with the code of the map: the page itself asks for no stays in the browser
      const { loadAllHits } = await import('./load-search.ts');
      const loaded = await loadAllHits(browserApi, found, overtaken.signal);
      if (!overtaken.signal.aborted) setAll({ key, hits: loaded.length > 0 ? loaded : hits });
    };
    // the map then has the stays of the shown page
    load().catch(() => undefined);
    return () => overtaken.abort();
  }, [key, isShown, isPartial, isLoaded]);
  return isLoaded ? { hits: all.hits, isComplete: true } : { hits, isComplete: !isPartial };
};
