import type { Database } from '#platform/database/open-database';
import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { findByRank } from './find-by-rank.ts';

/** About 5 kB each. */
const maxEntries = 1000;

/**
 * Pages of recent searches. Every search asks the change feed whether a listing changed since its page was read, nights
 * included, and searches again if one did; both in one statement.
 */
export const createRankedPages = (db: Database) => {
  const pages = new Map<string, { snapshot: string; page: SearchPage }>();
  const store = (key: string, entry: { snapshot: string; page: SearchPage }): SearchPage => {
    // a map iterates in the order of insertion: the least recently used entry comes first
    pages.delete(key);
    pages.set(key, entry);
    const oldest = pages.size > maxEntries ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    return entry.page;
  };
  return {
    find: async (
      criteria: SearchCriteria,
      page: { offset: number; limit: number },
    ): Promise<SearchPage> => {
      const key = JSON.stringify([criteria, page]);
      const known = pages.get(key);
      const read = await findByRank(db, { criteria, page, since: known?.snapshot ?? null });
      const current = read.page ?? known?.page;
      if (!current) throw new Error('the search returned no page');
      return store(key, { snapshot: read.snapshot, page: current });
    },
    clear: (): void => pages.clear(),
  };
};
