import { eventPath, performerPath, ticketCategoryPath, venuePath } from '@golark/contract/event-paths';
import { searchPath } from '@golark/contract/paths';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { pagesOfList, pagesOfRows, type SitemapKind, type SitemapRow } from '#platform/sitemap';
import { listTicketCategories } from './list-categories.ts';
import { venueTables } from './store/list-venues.ts';

/** An event that was moved has changed since it was created. */
const changedAt = sql`greatest(e.created_at, e.moved_at)`;

/** Events to come, and the venues, performers, cities, categories and genres that have some. */
export const eventSitemaps = (ctx: Context): SitemapKind[] => {
  const { db, clock } = ctx;
  const isToCome = () => sql`e.status <> 'CANCELED' AND e.starts_at > ${clock.now()}`;
  return [
    pagesOfRows(db, 'events', {
      rows: () => sql<SitemapRow>`
        SELECT e.id AS key, e.id AS slug, ${changedAt} AS "changedAt" FROM events e WHERE ${isToCome()}`,
      pathOf: (id) => eventPath(id),
    }),
    pagesOfRows(db, 'venues', {
      rows: () => sql<SitemapRow>`
        SELECT v.id AS key, v.slug, max(${changedAt}) AS "changedAt"
        FROM venues v JOIN events e ON e.venue_id = v.id WHERE ${isToCome()} GROUP BY v.id`,
      pathOf: (slug) => venuePath(slug),
    }),
    pagesOfRows(db, 'performers', {
      rows: () => sql<SitemapRow>`
        SELECT p.id AS key, p.slug, max(${changedAt}) AS "changedAt"
        FROM performers p JOIN event_performers ep ON ep.performer_id = p.id JOIN events e ON e.id = ep.event_id
        WHERE ${isToCome()} GROUP BY p.id`,
      pathOf: (slug) => performerPath(slug),
    }),
    pagesOfRows(db, 'event-cities', {
      rows: () => sql<SitemapRow>`
        SELECT c.id AS key, s.slug || '/' || c.slug AS slug, max(${changedAt}) AS "changedAt"
        FROM ${venueTables} JOIN events e ON e.venue_id = v.id WHERE ${isToCome()} GROUP BY c.id, s.slug`,
      pathOf: (slugs) => {
        const [state = '', city] = slugs.split('/');
        return searchPath({ state, city, offer: 'events' });
      },
    }),
    pagesOfList('ticket-categories', async () => {
      const { categories } = await listTicketCategories(ctx);
      const shown = categories.filter(({ count }) => count > 0);
      const parts = shown.flatMap(({ category, genres }) => [
        [category],
        ...genres.filter(({ count }) => count > 0).map(({ genre }) => [category, genre]),
      ]);
      return parts.map((part) => ({ path: ticketCategoryPath(part), changedAt: null }));
    }),
  ];
};
