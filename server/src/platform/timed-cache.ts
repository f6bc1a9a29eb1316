import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { perDatabase } from './per-database.ts';

/**
 * Lists by a key, which each process loads again after some minutes only; those who ask for the same key meanwhile share one load. An
 * empty list is not stored, because its rows may be filled at any time.
 */
export const createTimedCache = <Item>({ minutes, max }: { minutes: number; max: number }) => {
  const cacheOf = perDatabase(
    (ctx) =>
      new LRUCache<string, Item[], () => Promise<Item[]>>({
        max,
        ttl: minutes * 60_000,
        // the clock of tests moves between two calls
        ttlResolution: 0,
        perf: { now: () => ctx.clock.now().getTime() },
        fetchMethod: (_key, _stale, { context: load }) => load(),
      }),
  );
  return async (ctx: Context, key: string, load: () => Promise<Item[]>): Promise<Item[]> => {
    const cache = cacheOf(ctx);
    const items = (await cache.fetch(key, { context: load })) ?? [];
    if (items.length === 0) cache.delete(key);
    return items;
  };
};
