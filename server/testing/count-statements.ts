import type { PoolClient } from 'pg';
import type { OpenDatabase } from '#platform/database/open-database';

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? statement);

/** The SQL statements that are sent to the database while `run` runs. */
export const listStatements = async (
  { pool }: OpenDatabase,
  run: () => Promise<unknown>,
): Promise<string[]> => {
  const statements: string[] = [];
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const listening = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'query') statements.push(textOf(args[0]));
          return value.apply(target, args);
        };
      },
    });
  Object.assign(pool, { connect: async () => listening(await connect()) });
  try {
    await run();
  } finally {
    Object.assign(pool, { connect });
  }
  return statements;
};
