import type { Locale } from '@golark/contract/locale/rules';
import type { Database } from '#platform/database/open-database';
import { listStays, type StayRow } from './store.ts';

/** About 4 kB each. */
const mostKept = 20_000;
const keptOf = new WeakMap<Database, Map<string, StayRow>>();

const keep = (kept: Map<string, StayRow>, key: string, stay: StayRow): void => {
  // a map stands in the order of insertion: the one asked for longest ago goes first
  kept.delete(key);
  kept.set(key, stay);
  const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
};

/**
 * Listings by id from memory where `listings.version` is still the given one, the others from the database. Every
 * change of a listing, its texts, rooms, seasons and host raises its version; only names of cities and states do not.
 */
export const listKeptStays = async (
  db: Database,
  versions: ReadonlyMap<string, number>,
  locale: Locale,
): Promise<Map<string, StayRow>> => {
  const kept = keptOf.get(db) ?? new Map<string, StayRow>();
  keptOf.set(db, kept);
  const found = new Map<string, StayRow>();
  for (const [id, version] of versions) {
    const stay = kept.get(`${locale}:${id}`);
    if (stay?.version !== version) continue;
    keep(kept, `${locale}:${id}`, stay);
    found.set(id, stay);
  }
  const missing = [...versions.keys()].filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  for (const stay of await listStays(db, missing, locale)) {
    keep(kept, `${locale}:${stay.id}`, stay);
    found.set(stay.id, stay);
  }
  return found;
};
