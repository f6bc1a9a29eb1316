import { hostPath } from '@golark/contract/host-paths';
import { stayPath } from '@golark/contract/paths';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { pagesOfRows, type SitemapKind, type SitemapRow } from '#platform/sitemap';

/** Published stays, and the hosts who have some. */
export const staySitemaps = (db: Database): SitemapKind[] => [
  pagesOfRows(db, 'stays', {
    rows: () => sql<SitemapRow>`
      SELECT id AS key, id AS slug, updated_at AS "changedAt" FROM listings WHERE status = 'published'`,
    pathOf: (id) => stayPath(id),
  }),
  pagesOfRows(db, 'hosts', {
    rows: () => sql<SitemapRow>`
      SELECT property_manager_id AS key, property_manager_id AS slug, max(updated_at) AS "changedAt"
      FROM listings WHERE status = 'published' GROUP BY property_manager_id`,
    pathOf: (id) => hostPath(id),
  }),
];
