import type { PoolClient } from 'pg';
import type { OpenDatabase } from '#platform/database/open-database';

export interface SentQuery {
  text: string;
  values: unknown[];
}

const queryOf = (statement: unknown, values: unknown): SentQuery => {
  if (typeof statement === 'string') return { text: statement, values: Array.isArray(values) ? values : [] };
  const { text, values: own = [] } = statement as { text?: string; values?: unknown[] };
  return { text: String(text ?? statement), values: own };
};

/** The queries that are sent to the database while `run` runs, with their values. */
export const listQueries = async (
  { pool }: Pick<OpenDatabase, 'pool'>,
  run: () => Promise<unknown>,
): Promise<SentQuery[]> => {
  const queries: SentQuery[] = [];
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const listening = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'query') queries.push(queryOf(args[0], args[1]));
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
  return queries;
};

/** The SQL statements that are sent to the database while `run` runs. */
export const listStatements = async (
  database: OpenDatabase,
  run: () => Promise<unknown>,
): Promise<string[]> => (await listQueries(database, run)).map(({ text }) => text);
