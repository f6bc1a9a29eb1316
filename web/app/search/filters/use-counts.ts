import type { ResponseOf } from '@golark/contract/call';
import { searchProperties } from '@golark/contract/search/calls';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { bodyOf, type Where } from '../search-body.ts';
import { type SearchQuery, writeSearchQuery } from '../search-query.ts';

const waitMilliseconds = 150;

export type Counts = Pick<ResponseOf<typeof searchProperties>, 'facets' | 'totals'> & { total: number };

type State = {
  /** While the latest are on their way, the former ones; null before the first. */
  counts: Counts | null;
  isLoading: boolean;
  hasFailed: boolean;
};

/** How many stays each value of each filter would leave; a request that is outdated is aborted. */
export const useCounts = (search: SearchQuery, where: Where): State => {
  const key = writeSearchQuery({ ...search, page: 1 });
  const [found, setFound] = useState<{ key: string; counts: Counts | null; hasFailed: boolean } | null>(null);
  const isCurrent = found?.key === key;
  useEffect(() => {
    if (isCurrent) return;
    const overtaken = new AbortController();
    const load = async () => {
      const body = { ...bodyOf({ ...search, page: 1 }, where), pageSize: 1, allFacets: true };
      const result = await callApi(browserApi, searchProperties, { body, signal: overtaken.signal });
      if (!result.ok && result.isAborted) return;
      setFound((former) =>
        result.ok
          ? { key, counts: { ...result.data, total: result.data.estimatedTotalResults }, hasFailed: false }
          : { key, counts: former?.counts ?? null, hasFailed: true },
      );
    };
    const timer = setTimeout(load, found ? waitMilliseconds : 0);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, isCurrent, found, search, where]);
  return { counts: found?.counts ?? null, isLoading: !isCurrent, hasFailed: found?.hasFailed ?? false };
};
