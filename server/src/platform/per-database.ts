import type { Context } from './context.ts';

/** What a process keeps in memory about a database: made at the first use, and forgotten with the database. */
export const perDatabase = <T>(make: (ctx: Context) => T): ((ctx: Context) => T) => {
  const kept = new WeakMap<Context['db'], T>();
  return (ctx) => {
    const known = kept.get(ctx.db);
    if (known !== undefined) return known;
    const made = make(ctx);
    kept.set(ctx.db, made);
    return made;
  };
};
