import { type RawBuilder, sql } from 'kysely';

/** The names from a list of columns with types. */
export const namesOf = (columns: Record<string, string>): RawBuilder<unknown> =>
  sql.raw(Object.keys(columns).join(', '));

/** Plain objects as rows of a statement: one parameter, whatever their number. */
export const recordset = (rows: object[], columns: Record<string, string>): RawBuilder<unknown> => {
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) AS given_rows (${sql.raw(definitions.join(', '))})`;
};

/** `SET` of an upsert. */
export const updates = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));

/** Whether an upsert changes anything, so that an identical row keeps its version. */
export const differs = (table: string, names: readonly string[]): RawBuilder<unknown> => {
  const list = (prefix: string): string => names.map((name) => `${prefix}.${name}`).join(', ');
  return sql.raw(`(${list(table)}) IS DISTINCT FROM (${list('excluded')})`);
};
