import type { Context } from '#platform/context';

const cacheMinutes = 5;
const maxEntries = 2000;

type Entries<Row> = Map<string, { at: number; rows: Row[] }>;

/**
 * Rows about places by a key. Places change only when they are filled: each process reads a key at most every five
 * minutes.
 */
export const createPlaceCache = <Row>() => {
  const entriesOf = new WeakMap<Context['db'], Entries<Row>>();
  return async (ctx: Context, key: string, load: () => Promise<Row[]>): Promise<Row[]> => {
    const entries: Entries<Row> = entriesOf.get(ctx.db) ?? new Map();
    entriesOf.set(ctx.db, entries);
    const now = ctx.clock.now().getTime();
    const cached = entries.get(key);
    if (cached && Math.abs(now - cached.at) < cacheMinutes * 60_000) return cached.rows;
    const rows = await load();
    // an unknown place may be added at any time
    if (rows.length === 0) return rows;
    if (entries.size >= maxEntries) entries.clear();
    entries.set(key, { at: now, rows });
    return rows;
  };
};
