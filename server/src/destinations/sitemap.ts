import { cityPath, statePath } from '@golark/contract/paths';
import type { Database } from '#platform/database/open-database';
import { latestOf, pagesOfList, type SitemapKind } from '#platform/sitemap';
import { listPopularCities } from './store.ts';

/** More than there are cities. */
const allCities = 1_000_000;

/** States and cities with stays. */
export const destinationSitemaps = (db: Database): SitemapKind[] => [
  pagesOfList('destinations', async () => {
    const cities = await listPopularCities(db, { limit: allCities });
    const states = Map.groupBy(cities, ({ state_slug }) => state_slug);
    return [
      ...[...states].map(([state, own]) => ({
        path: statePath(state),
        changedAt: latestOf(own.map(({ changed_at }) => changed_at)),
      })),
      ...cities.map(({ state_slug, slug, changed_at }) => ({
        path: cityPath(state_slug, slug),
        changedAt: changed_at,
      })),
    ];
  }),
];
