import { createHash } from 'node:crypto';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './open-database.ts';

/** The server stores one plan per statement and connection; searches with rare filters must not fill its memory. */
const mostStatements = 200;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
};

/** A query of Kysely, from its builder or from `sql`. */
interface Compilable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

/** Runs a hot query as a named statement: each connection parses and plans it only the first times. */
export const runPrepared = <Row>(db: Database, query: Compilable<Row>): Promise<QueryResult<Row>> => {
  const compiled = query.compile(db);
  const name = nameOf(compiled.sql);
  // Kysely passes the text to the driver unchanged, and the driver accepts a named statement instead
  const sql = (name ? { name, text: compiled.sql } : compiled.sql) as unknown as string;
  return db.executeQuery<Row>({ ...compiled, sql } as CompiledQuery<Row>);
};
