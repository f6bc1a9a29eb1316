/** Writes `tables.ts` from the migrated schema; `--check` only says whether it is up to date. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { generate, getDialect } from 'kysely-codegen';
import { migrate } from './migrate.ts';
import { openPglite } from './open-database.ts';

const target = path.join(import.meta.dirname, 'tables.ts');

const generateTables = async (): Promise<string> => {
  const { db, pool, close } = await openPglite(await PGlite.create({ extensions: { btree_gist, pg_trgm } }));
  try {
    await migrate(pool);
    const text = await generate({
      // biome-ignore lint/suspicious/noExplicitAny: the generator asks for a database of any shape
      db: db as any,
      dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
      print: false,
      outFile: null,
      defaultSchemas: ['public'],
      excludePattern: null,
      includePattern: null,
    } as unknown as Parameters<typeof generate>[0]);
    // our driver reads bigint columns as numbers
    return text.replace('Int8 = ColumnType<string,', 'Int8 = ColumnType<number,');
  } finally {
    await close();
  }
};

const text = await generateTables();
if (process.argv.includes('--check')) {
  if (fs.readFileSync(target, 'utf8') !== text) {
    process.stderr.write(
      'server/src/platform/database/tables.ts is not what the migrations give: npm run tables\n',
    );
    process.exitCode = 1;
  }
} else {
  fs.writeFileSync(target, text);
}
