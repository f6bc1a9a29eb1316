import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database/open-database.ts';

/** A page as sitemaps list it. `changedAt` is null where no change of its content is recorded. */
export interface SitemapPage {
  path: string;
  changedAt: Date | null;
}

export interface SitemapFile {
  /** The latest change of its pages. */
  changedAt: Date | null;
  list(): Promise<SitemapPage[]>;
}

/** Public pages of one kind, such as `stays`, in files. */
export interface SitemapKind {
  name: string;
  listFiles(): Promise<SitemapFile[]>;
}

/** A page as the database has it; `key` is unique and orders the pages. */
export interface SitemapRow {
  key: string;
  slug: string;
  changedAt: Date | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The public pages of each feature, for `/sitemap.xml`. */
    sitemaps: SitemapKind[];
  }
}

/** Each page has an address in every language, and search engines read 50,000 addresses of a file. */
const pagesPerFile = 10_000;
/** Pages that are added after the files were divided make the last one of a kind longer. */
const mostPages = 20_000;

export const latestOf = (dates: readonly (Date | null)[]): Date | null => {
  const known = dates.filter((date) => date !== null).map(Number);
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

/** Pages of a table. A file has the rows from one key up to another, so that reading it takes the same time for any number of them. */
export const pagesOfRows = (
  db: Database,
  name: string,
  { rows, pathOf }: { rows: () => RawBuilder<SitemapRow>; pathOf: (slug: string) => string },
): SitemapKind => {
  const list = async (first: string, next: string | undefined): Promise<SitemapPage[]> => {
    const isBefore = next === undefined ? sql`true` : sql`r.key < ${next}`;
    const found = await sql<SitemapRow>`
      SELECT r.slug, r."changedAt" FROM (${rows()}) r
      WHERE r.key >= ${first} AND ${isBefore} ORDER BY r.key LIMIT ${mostPages}`.execute(db);
    return found.rows.map(({ slug, changedAt }) => ({ path: pathOf(slug), changedAt }));
  };
  const listFiles = async (): Promise<SitemapFile[]> => {
    const { rows: files } = await sql<{ first: string; changedAt: Date | null }>`
      SELECT min(numbered.key) AS first, max(numbered."changedAt") AS "changedAt"
      FROM (SELECT r.key, r."changedAt", (row_number() OVER (ORDER BY r.key) - 1) / ${pagesPerFile}::int AS file
        FROM (${rows()}) r) numbered
      GROUP BY numbered.file ORDER BY numbered.file`.execute(db);
    return files.map(({ first, changedAt }, index) => ({
      changedAt,
      list: () => list(first, files[index + 1]?.first),
    }));
  };
  return { name, listFiles };
};

/** Pages that are few enough to be listed as a whole. */
export const pagesOfList = (name: string, list: () => Promise<SitemapPage[]>): SitemapKind => ({
  name,
  async listFiles() {
    const pages = await list();
    const starts = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, n) => n * pagesPerFile);
    return starts.map((start) => {
      const part = pages.slice(start, start + pagesPerFile);
      return { changedAt: latestOf(part.map(({ changedAt }) => changedAt)), list: async () => part };
    });
  },
});
