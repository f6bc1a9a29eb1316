import type { PoolClient } from 'pg';
import type { OpenDatabase } from '#platform/database/open-database';

/** The number of SQL statements that are sent to the database while `run` runs. */
export const countStatements = async (
  { pool }: OpenDatabase,
  run: () => Promise<unknown>,
): Promise<number> => {
  let count = 0;
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const counting = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'query') count += 1;
          return value.apply(target, args);
        };
      },
    });
  Object.assign(pool, { connect: async () => counting(await connect()) });
  try {
    await run();
  } finally {
    Object.assign(pool, { connect });
  }
  return count;
};
