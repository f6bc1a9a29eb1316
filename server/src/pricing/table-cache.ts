import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';

const cacheMinutes = 5;

/** For tables that change a few times a year: each process reads them at most every five minutes. */
export const tableCache = <Row>() => {
  const cached = new WeakMap<Context['db'], { at: number; rows: Row[] }>();
  return async (ctx: Context, list: (db: Database) => Promise<Row[]>): Promise<Row[]> => {
    const now = ctx.clock.now().getTime();
    const found = cached.get(ctx.db);
    if (found && found.rows.length > 0 && Math.abs(now - found.at) < cacheMinutes * 60_000) return found.rows;
    const rows = await list(ctx.db);
    cached.set(ctx.db, { at: now, rows });
    return rows;
  };
};
