import { cityPath } from '@golark/contract/city-paths';
import { searchPath, statePath } from '@golark/contract/paths';
import type { Database } from '#platform/database/open-database';
import { latestOf, pagesOfList, type SitemapKind } from '#platform/sitemap';
import { listPopularCities } from './store.ts';

/** More than there are cities. */
const allCities = 1_000_000;

/** States and cities with stays, each city with its search. */
export const destinationSitemaps = (db: Database): SitemapKind[] => [
  pagesOfList('destinations', async () => {
    const cities = await listPopularCities(db, { limit: allCities });
    const states = Map.groupBy(cities, ({ state_slug }) => state_slug);
    return [
      ...[...states].map(([state, own]) => ({
        path: statePath(state),
        changedAt: latestOf(own.map(({ changed_at }) => changed_at)),
      })),
      ...cities.flatMap(({ state_slug, slug, changed_at }) =>
        [cityPath(state_slug, slug), searchPath({ state: state_slug, city: slug })].map((path) => ({
          path,
          changedAt: changed_at,
        })),
      ),
    ];
  }),
];
