import type { PersonalData } from '#platform/personal-data';
import { deleteListsOf, listLists } from './list-store.ts';
import { partyOf } from './price-saved.ts';
import { listAllSaved } from './store.ts';

export const savedPersonalData: PersonalData = {
  feature: 'saved',
  tables: {
    saved_lists: {
      onDeletion: 'deleted',
      contains: 'wish lists: names, and the links that show them to others',
    },
    saved_stays: { onDeletion: 'deleted', contains: 'the stays on wish lists, with dates and party' },
  },
  exportOf: async (ctx, { accountId }) => ({
    savedStays: (await listAllSaved(ctx.db, accountId)).map(({ saved_at, ...row }) => ({
      propertyId: row.listing_id,
      listId: row.list_id,
      savedAt: saved_at.toISOString(),
      dates: row.arrive_day && { arriveDay: row.arrive_day, departDay: row.depart_day },
      party: partyOf(row),
      amount: row.saved_amount,
    })),
    savedLists: (await listLists(ctx.db, accountId)).map(({ id, name, share_key }) => ({
      id,
      name,
      isShared: share_key !== null,
    })),
  }),
  erase: (_ctx, trx, account) => deleteListsOf(trx, account.id),
};
