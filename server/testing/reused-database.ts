import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type OpenDatabase, openPglite } from '#platform/database/open-database';

/** The tables of the product and the job queue, with the columns that can be written. */
const tables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`;

/** Changes with every change of the schema: what a test broke is not put together again. */
const schema = `
  SELECT md5(concat(
    (SELECT string_agg(concat(oid, relname, relnatts, relchecks), ',' ORDER BY oid) FROM pg_class
      WHERE relnamespace <> 'pg_toast'::regnamespace),
    (SELECT string_agg(concat(oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
    (SELECT string_agg(concat(oid, md5(prosrc)), ',' ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
    (SELECT string_agg(concat(oid, convalidated), ',' ORDER BY oid) FROM pg_constraint),
    (SELECT string_agg(concat(attrelid, attnum, attnotnull, atthasdef), ',' ORDER BY attrelid, attnum)
      FROM pg_attribute WHERE attrelid >= 16384))) AS schema`;

const sequences = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value FROM pg_sequences
  WHERE last_value IS NOT NULL`;

interface Seed {
  name: string;
  columns: string;
  rows: unknown;
}

interface Origin {
  schema: string;
  seeds: Seed[];
  sequences: Map<string, number>;
}

const readSequences = async (pglite: PGlite): Promise<Map<string, number>> => {
  const { rows } = await pglite.query<{ name: string; last_value: number }>(sequences);
  return new Map(rows.map(({ name, last_value }) => [name, last_value]));
};

/** What a database contains before its first test. */
const readOrigin = async (pglite: PGlite): Promise<Origin> => {
  const { rows } = await pglite.query<Omit<Seed, 'rows'>>(tables);
  const seeds: Seed[] = [];
  for (const { name, columns } of rows) {
    const content = await pglite.query<{ rows: unknown }>(`SELECT json_agg(t) AS rows FROM ${name} t`);
    if (content.rows[0]?.rows) seeds.push({ name, columns, rows: content.rows[0].rows });
  }
  return { schema: await schemaOf(pglite), seeds, sequences: await readSequences(pglite) };
};

const schemaOf = async (pglite: PGlite): Promise<string> =>
  (await pglite.query<{ schema: string }>(schema)).rows[0]?.schema ?? '';

/** Empties every table that has rows, with its sequences. */
const emptyTables = `DO $$ DECLARE t text; has_rows boolean; filled text[] := '{}'; BEGIN
  FOR t IN SELECT name FROM (${tables}) named LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || t || ')' INTO has_rows;
    IF has_rows THEN filled := filled || t; END IF;
  END LOOP;
  IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
END $$`;

/** Makes a database as it was before its first test. Returns false if a test has changed its schema. */
const restore = async (pglite: PGlite, origin: Origin): Promise<boolean> => {
  await pglite.exec('DISCARD ALL');
  if ((await schemaOf(pglite)) !== origin.schema) return false;
  await pglite.exec(`SET session_replication_role = replica; ${emptyTables}`);
  for (const { name, columns, rows } of origin.seeds)
    await pglite.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [rows],
    );
  for (const [name, last] of await readSequences(pglite)) {
    const first = origin.sequences.get(name);
    if (first === undefined) await pglite.exec(`ALTER SEQUENCE ${name} RESTART`);
    else if (first !== last) await pglite.query('SELECT setval($1, $2)', [name, first]);
  }
  await pglite.exec('RESET session_replication_role');
  return true;
};

interface Reusable {
  pglite: PGlite;
  origin: Origin;
}

let unused: Reusable | null = null;

const create = async (template: string): Promise<Reusable> => {
  const pglite = await PGlite.create({
    loadDataDir: new Blob([fs.readFileSync(template)]),
    extensions: { btree_gist, pg_trgm },
  });
  return { pglite, origin: await readOrigin(pglite) };
};

/**
 * An embedded database as in the template. The worker keeps one for its next file, because opening one takes two seconds; a second one at
 * the same time, and one that could not be restored, is closed.
 */
export const openReusedDatabase = async (template: string): Promise<OpenDatabase> => {
  const reusable = unused ?? (await create(template));
  unused = null;
  const { pglite, origin } = reusable;
  const opened = await openPglite(pglite);
  return {
    ...opened,
    close: async () => {
      await opened.db.destroy();
      const isRestored = !unused && !pglite.closed && (await restore(pglite, origin).catch(() => false));
      if (isRestored && !unused) unused = reusable;
      else await pglite.close();
    },
  };
};
