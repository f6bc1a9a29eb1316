import type { SavedSearch } from '@golark/contract/saved-searches/schemas';
import type { Context } from '#platform/context';
import { faultOfSearch } from '#search';
import { hasDates } from './compare-stays.ts';
import { type SavedSearchRow, searchOf } from './store.ts';

export const presentSearch = (ctx: Context, row: SavedSearchRow): SavedSearch => {
  const search = searchOf(row);
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    hasAlerts: row.has_alerts,
    dropPercent: row.drop_percent,
    hasDates: search !== null && hasDates(search),
    isOver: search === null || faultOfSearch(ctx, search) !== null,
    savedAt: row.saved_at.toISOString(),
  };
};
