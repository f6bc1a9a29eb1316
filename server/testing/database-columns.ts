import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface DatabaseColumn {
  /** With the schema, unless it is `public`: `job_queue.job`. */
  table: string;
  column: string;
  /** `text`, `jsonb`, `text[]`, `uuid`, … */
  type: string;
  /** A foreign key to accounts. */
  refersToAccount: boolean;
}

/** Every column of the product's and the job queue's tables; partitions are part of their table. */
export const listColumns = async (db: Database): Promise<DatabaseColumn[]> => {
  const { rows } = await sql<DatabaseColumn>`
    SELECT CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS "table",
      a.attname AS "column", format_type(a.atttypid, NULL) AS type,
      EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = c.oid
        AND k.confrelid = 'accounts'::regclass AND a.attnum = ANY (k.conkey)) AS "refersToAccount"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema'
    ORDER BY 1, 2`.execute(db);
  return rows;
};

const isText = ({ type }: DatabaseColumn): boolean =>
  /^(text|character varying|jsonb?|bytea)(\[\])?$/.test(type);

/** `table.column` of every column that contains one of these texts in any row, in upper or lower case. */
export const findTexts = async (db: Database, texts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const one of (await listColumns(db)).filter(isText)) {
    const column = sql.ref(one.column);
    const value = one.type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
    const patterns = texts.map((text) => `%${text}%`);
    const { rows } = await sql`SELECT 1 FROM ${sql.table(one.table)}
      WHERE ${value} ILIKE ANY (${patterns}::text[]) LIMIT 1`.execute(db);
    if (rows.length > 0) found.push(`${one.table}.${one.column}`);
  }
  return found;
};
