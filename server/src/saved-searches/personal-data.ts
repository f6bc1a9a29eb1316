import type { PersonalData } from '#platform/personal-data';
import { presentSearch } from './present-search.ts';
import { deleteSearchesOf, listSearches } from './store.ts';

export const savedSearchPersonalData: PersonalData = {
  feature: 'saved-searches',
  tables: {
    saved_searches: { onDeletion: 'deleted', contains: 'saved searches: place, dates, party and filters' },
    saved_search_checks: { onDeletion: 'deleted', contains: 'when the saved searches are checked next' },
    saved_search_stays: { onDeletion: 'deleted', contains: 'which stays a saved search has found' },
  },
  exportOf: async (ctx, { accountId }) => ({
    savedSearches: (await listSearches(ctx.db, accountId)).map((row) => ({
      ...presentSearch(ctx, row),
      search: row.search,
    })),
  }),
  erase: (_ctx, trx, account) => deleteSearchesOf(trx, account.id),
};
