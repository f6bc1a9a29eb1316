/** Runs one statement on a database that no application uses at the moment. */
export type Run = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** The tables of the product and the job queue, with the columns that can be written. */
const tables = `
  SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`;

/**
 * Changes with every change of the schema: a schema that a test broke is not put together again. Statistics and settings are part of
 * it, because they decide how later statements run.
 */
const schema = `
  SELECT md5(concat(
    (SELECT string_agg(concat(oid, relname, relnatts, relchecks), ',' ORDER BY oid) FROM pg_class
      WHERE relnamespace <> 'pg_toast'::regnamespace),
    (SELECT string_agg(concat(oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
    (SELECT string_agg(concat(oid, md5(prosrc)), ',' ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
    (SELECT string_agg(concat(oid, convalidated), ',' ORDER BY oid) FROM pg_constraint),
    (SELECT string_agg(concat(attrelid, attnum, attnotnull, atthasdef), ',' ORDER BY attrelid, attnum)
      FROM pg_attribute WHERE attrelid >= 16384),
    (SELECT count(*) FROM pg_statistic WHERE starelid >= 16384),
    (SELECT string_agg(s.setconfig::text, ',' ORDER BY s.setrole) FROM pg_db_role_setting s
      JOIN pg_database d ON d.oid = s.setdatabase WHERE d.datname = current_database()))) AS schema`;

const sequences = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value FROM pg_sequences
  WHERE last_value IS NOT NULL`;

interface Seed {
  name: string;
  columns: string;
  rows: unknown;
}

/** A database as it was before its first test. */
export interface Origin {
  schema: string;
  seeds: Seed[];
  sequences: Map<string, number>;
}

const readSequences = async (run: Run): Promise<Map<string, number>> => {
  const rows = await run<{ name: string; last_value: number }>(sequences);
  return new Map(rows.map(({ name, last_value }) => [name, Number(last_value)]));
};

const readSchema = async (run: Run): Promise<string> =>
  (await run<{ schema: string }>(schema))[0]?.schema ?? '';

export const readOrigin = async (run: Run): Promise<Origin> => {
  const seeds: Seed[] = [];
  for (const { name, columns } of await run<Omit<Seed, 'rows'>>(tables)) {
    const [content] = await run<{ rows: unknown }>(`SELECT json_agg(t) AS rows FROM ${name} t`);
    if (content?.rows) seeds.push({ name, columns, rows: content.rows });
  }
  return { schema: await readSchema(run), seeds, sequences: await readSequences(run) };
};

/** A table that was never analyzed counts as at least ten pages of 8 kB: what deleted rows leave of these changes few plans. */
const smallBytes = 10 * 8192;

/**
 * Empties every table that has stored a row. Deleting the rows of a small table is much faster than new files for it and its indexes,
 * which also make all connections read its description again.
 */
const emptyTables = `DO $$ DECLARE large text; deletions text; BEGIN
  SELECT string_agg(name, ', ') FILTER (WHERE size > ${smallBytes}),
    string_agg('DELETE FROM ' || name, ';') FILTER (WHERE size <= ${smallBytes})
  INTO large, deletions FROM (SELECT name, pg_relation_size(oid) AS size FROM (${tables}) named) sized WHERE size > 0;
  IF deletions IS NOT NULL THEN EXECUTE deletions; END IF;
  IF large IS NOT NULL THEN EXECUTE 'TRUNCATE ' || large || ' CASCADE'; END IF;
END $$`;

const writeSeed = (run: Run, { name, columns, rows }: Seed) =>
  run(
    `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
    [JSON.stringify(rows)],
  );

/** Returns a database to its origin. Returns false if a test has changed its schema. */
export const restore = async (run: Run, origin: Origin): Promise<boolean> => {
  if ((await readSchema(run)) !== origin.schema) return false;
  await run('SET session_replication_role = replica');
  await run(emptyTables);
  for (const seed of origin.seeds) await writeSeed(run, seed);
  for (const [name, last] of await readSequences(run)) {
    const first = origin.sequences.get(name);
    if (first === undefined) await run(`ALTER SEQUENCE ${name} RESTART`);
    else if (first !== last) await run('SELECT setval($1, $2)', [name, first]);
  }
  await run('RESET session_replication_role');
  return true;
};
