import { utcDay } from '@golark/contract/dates/rules';
import type { Clock } from '#platform/clock';
import type { FeedVersion } from '#platform/database/feed-version';
import type { SearchCriteria } from '#platform/search-engine';
import { halfHourOf } from './half-hour.ts';

/** About 5 kB each. */
const maxEntries = 1000;

interface Entry<T> {
  version: number;
  result: T;
}

/**
 * Results of recent searches, of one kind. A search that was made before asks the change feed whether any listing changed since then,
 * which takes a small part of the time of a search, and searches again if one did. `Asked` says which part of the results.
 */
export const createReusedResults = <Criteria extends SearchCriteria, Asked, T>(
  { versions, clock }: { versions: FeedVersion; clock: Clock },
  search: (criteria: Criteria, asked: Asked, now: Date) => Promise<T>,
) => {
  const entries = new Map<string, Entry<T>>();
  const store = (key: string, entry: Entry<T>): T => {
    // a map iterates in the order of insertion: the least recently used entry comes first
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return entry.result;
  };
  return {
    find: async (criteria: Criteria, asked: Asked): Promise<T> => {
      const now = clock.now();
      const key = JSON.stringify([criteria, asked, criteria.dates ? halfHourOf(now) : utcDay(now)]);
      const known = entries.get(key);
      // before the search: what changes while it runs is a change to the next one
      const version = known ? await versions.read() : versions.latest();
      if (known?.version === version) return store(key, known);
      return store(key, { version, result: await search(criteria, asked, now) });
    },
    clear: (): void => entries.clear(),
  };
};
