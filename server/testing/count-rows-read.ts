import type { OpenDatabase } from '#platform/database/open-database';
import type { SentQuery } from './count-statements.ts';

/** A node of a plan, as `EXPLAIN (ANALYZE, FORMAT JSON)` describes it. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export interface RowsRead {
  /** By table: the rows that its scans looked at, whether they matched or not. */
  tables: Record<string, number>;
  /** Calls of functions in SQL or PL/pgSQL, whose own queries are not among the rows. */
  functionCalls: number;
}

const scansOf = (node: PlanNode): PlanNode[] => [
  ...(node['Relation Name'] ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

const rowsOf = (scan: PlanNode): number =>
  Math.round(
    (scan['Actual Rows'] +
      (scan['Rows Removed by Filter'] ?? 0) +
      (scan['Rows Removed by Index Recheck'] ?? 0)) *
      scan['Actual Loops'],
  );

/**
 * Executes queries again and counts what they read, with the indexes that a large table would use. Queries must only read: they run in
 * a transaction that is undone.
 */
export const countRowsRead = async (
  { pool }: Pick<OpenDatabase, 'pool'>,
  queries: readonly SentQuery[],
): Promise<RowsRead> => {
  const tables: Record<string, number> = {};
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL enable_seqscan = off; SET LOCAL track_functions = 'all'");
    for (const { text, values } of queries) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      for (const scan of scansOf(rows[0]['QUERY PLAN'][0].Plan)) {
        const table = scan['Relation Name'] ?? '';
        tables[table] = (tables[table] ?? 0) + rowsOf(scan);
      }
    }
    const { rows } = await client.query(
      'SELECT coalesce(sum(calls), 0)::integer AS calls FROM pg_stat_xact_user_functions',
    );
    return { tables, functionCalls: rows[0].calls };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};
