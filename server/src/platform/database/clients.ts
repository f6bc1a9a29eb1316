import pg from 'pg';
import { PreparedStatements } from './prepared-statements.ts';

type Query = (...args: unknown[]) => unknown;

/** The connections of one pool, which prepare the statements that are executed often. */
export const preparingClient = (): typeof pg.Client => {
  const statements = new PreparedStatements();
  return class PreparingClient extends pg.Client {
    override query(...args: unknown[]): never {
      const query = super.query.bind(this) as Query;
      const [text, values] = args;
      // without values a text may be several statements; a third argument is a callback
      const isSingle = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isSingle && args.length === 2 ? statements.nameOf(text) : undefined;
      if (!name) return query(...args) as never;
      const response = query({ name, text, values }) as Promise<unknown>;
      return response.catch((error: unknown) => {
        // nothing was executed, so outside of a transaction it can simply be sent again
        if (!statements.forgetIfStale(error) || this.getTransactionStatus() !== 'I') throw error;
        return query(text, values);
      }) as never;
    }
  };
};

/**
 * The embedded database runs on the thread that handles requests: each query is followed by one turn of the event loop,
 * so that many queries (logins, bookings) do not block other requests.
 */
export const yieldingClient = (): typeof pg.Client =>
  class YieldingClient extends preparingClient() {
    override query(...args: unknown[]): never {
      const response = (super.query as Query).apply(this, args);
      if (!(response instanceof Promise)) return response as never;
      return response.finally(() => new Promise((turn) => setImmediate(turn))) as never;
    }
  };
