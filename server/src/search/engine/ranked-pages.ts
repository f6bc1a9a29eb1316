import { utcDay } from '@golark/contract/dates/rules';
import type { Clock } from '#platform/clock';
import { createFeedVersion } from '#platform/database/feed-version';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { hasChangedSince } from './changed-since.ts';
import { findByRank } from './find-by-rank.ts';
import { halfHourOf } from './half-hour.ts';

/** About 5 kB each. */
const maxEntries = 1000;

interface Entry {
  version: number;
  page: SearchPage;
}

/**
 * Pages of recent searches. A search that was made before asks the change feed whether any listing changed since then, which
 * takes a small part of the time of a search, and searches again if one did.
 */
export const createRankedPages = ({ db, clock }: { db: Database; clock: Clock }) => {
  const pages = new Map<string, Entry>();
  const versions = createFeedVersion(db, hasChangedSince);
  const store = (key: string, entry: Entry): SearchPage => {
    // a map iterates in the order of insertion: the least recently used entry comes first
    pages.delete(key);
    pages.set(key, entry);
    const oldest = pages.size > maxEntries ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    return entry.page;
  };
  return {
    find: async (criteria: SearchCriteria, page: { offset: number; limit: number }): Promise<SearchPage> => {
      const now = clock.now();
      const key = JSON.stringify([criteria, page, criteria.dates ? halfHourOf(now) : utcDay(now)]);
      const known = pages.get(key);
      // before the search: what changes while it runs is a change to the next one
      const version = known ? await versions.read() : versions.latest();
      if (known?.version === version) return store(key, known);
      return store(key, { version, page: await findByRank(db, criteria, { ...page, now }) });
    },
    clear: (): void => pages.clear(),
  };
};
