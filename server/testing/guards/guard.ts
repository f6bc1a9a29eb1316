/** What is taken out of the product to see whether a test notices. */
export type Break =
  | {
      /** Path from the root of the repository. */
      file: string;
      /** Occurs exactly once in the file. */
      from: string;
      to: string;
    }
  | {
      /** Runs once on the migrated template of the test databases. */
      sql: string;
    };

/** A rule that protects money, stock, accounts or sessions. */
export interface Guard {
  name: string;
  /** One sentence: what holds as long as the guard is there. */
  guarantee: string;
  break: Break;
  /** Test files that should notice, the likeliest first. */
  tests: readonly string[];
  /**
   * The group of tests that must notice, by default the one in which `npm test` runs database tests: `postgres` where PostgreSQL is
   * installed, else `embedded`. Locks are noticed on PostgreSQL only: the embedded database has one connection, so that transactions
   * never overlap.
   */
  group?: 'rules' | 'postgres';
  /** Why it is accepted that no test notices. */
  survives?: string;
}

/** Changes the source of a function in the database. Fails if it doesn't contain the text. */
export const replaceInFunction = (name: string, from: string, to: string): string => `DO $do$
  DECLARE source text := pg_get_functiondef('${name}'::regproc);
  BEGIN
    IF position($from$${from}$from$ IN source) = 0 THEN RAISE EXCEPTION 'not in ${name}: %', $from$${from}$from$; END IF;
    EXECUTE replace(source, $from$${from}$from$, $to$${to}$to$);
  END $do$`;
