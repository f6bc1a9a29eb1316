import type { Locale } from '@golark/contract/locale/rules';
import type { Database } from '#platform/database/open-database';
import { listStays, type StayRow } from './store.ts';

/** About 4 kB each. */
const maxEntries = 20_000;
const cacheOf = new WeakMap<Database, Map<string, StayRow>>();

const store = (cache: Map<string, StayRow>, key: string, stay: StayRow): void => {
  // a map iterates in the order of insertion: the least recently used entry comes first
  cache.delete(key);
  cache.set(key, stay);
  const oldest = cache.size > maxEntries ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
};

/**
 * Listings by id: from the cache while `listings.version` is the given one, the others from the database. Every change
 * of a listing, its texts, photos, rooms, seasons and host raises its version; only names of cities and states do not.
 */
export const getCachedStays = async (
  db: Database,
  versions: ReadonlyMap<string, number>,
  locale: Locale,
): Promise<Map<string, StayRow>> => {
  const cache = cacheOf.get(db) ?? new Map<string, StayRow>();
  cacheOf.set(db, cache);
  const found = new Map<string, StayRow>();
  for (const [id, version] of versions) {
    const stay = cache.get(`${locale}:${id}`);
    if (stay?.version !== version) continue;
    store(cache, `${locale}:${id}`, stay);
    found.set(id, stay);
  }
  if (found.size === versions.size) return found;
  const missing = [...versions.keys()].filter((id) => !found.has(id));
  for (const stay of await listStays(db, missing, locale)) {
    store(cache, `${locale}:${stay.id}`, stay);
    found.set(stay.id, stay);
  }
  return found;
};
