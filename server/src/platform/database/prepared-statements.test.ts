import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/open-test-database';
import { type Database, type OpenDatabase, openPostgres } from './open-database.ts';

let kept: OpenDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  kept = await openTestDatabase();
  // a pool counts the statements of all files that it serves
  database = kept.kind === 'postgres' ? openPostgres(String(kept.pool.options.connectionString), 1) : kept;
});
afterAll(async () => {
  if (database !== kept) await database.close();
  await kept.close();
});

const preparedTexts = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

const repeat = async (times: number, run: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time++) await run();
};

test('a statement that is executed often is prepared, a rare one is not', async () => {
  await database.db.connection().execute(async (db) => {
    const often = () => sql`SELECT ${1}::integer AS often`.execute(db);
    await repeat(10, often);
    await sql`SELECT ${1}::integer AS rare`.execute(db);
    const texts = await preparedTexts(db);
    expect(texts).toContain('SELECT $1::integer AS often');
    expect(texts).not.toContain('SELECT $1::integer AS rare');
  });
});

/** A table of this name that gets another column while a statement that reads it is prepared. */
const alterAfterPreparing = async (
  db: Database,
  name: string,
): Promise<(on: Database) => Promise<unknown[]>> => {
  const table = sql.table(name);
  await sql`CREATE TEMP TABLE ${table} (id integer)`.execute(db);
  await sql`INSERT INTO ${table} VALUES (1)`.execute(db);
  const read = async (on: Database) => (await sql`SELECT * FROM ${table} WHERE id = ${1}`.execute(on)).rows;
  await repeat(10, () => read(db));
  await sql`ALTER TABLE ${table} ADD COLUMN name text DEFAULT 'new'`.execute(db);
  return read;
};

test('a statement survives a migration by another process', async () => {
  await database.db.connection().execute(async (db) => {
    const read = await alterAfterPreparing(db, 'changing');
    expect(await read(db)).toEqual([{ id: 1, name: 'new' }]);
  });
});

test('a migration by another process fails one transaction at most', async () => {
  await database.db.connection().execute(async (db) => {
    const read = await alterAfterPreparing(db, 'changing_once');
    const readInTransaction = () => db.transaction().execute(read);
    await readInTransaction().catch(() => null);
    expect(await readInTransaction()).toEqual([{ id: 1, name: 'new' }]);
  });
});

// the last one: afterwards no statement is prepared any more
test('statements with ever new texts do not fill the memory of the database', async () => {
  await database.db.connection().execute(async (db) => {
    for (let column = 0; column < 400; column++) {
      const one = sql`SELECT ${1}::integer AS ${sql.ref(`column_${column}`)}`;
      await repeat(7, () => one.execute(db));
    }
    const texts = (await preparedTexts(db)).filter((text) => text.includes('column_'));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.length).toBeLessThanOrEqual(300);
  });
});
