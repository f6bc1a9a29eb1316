import type { PersonalData } from '#platform/personal-data';
import { partyOf } from './price-saved.ts';
import { deleteListsOf, findShareKey, listSaved } from './store.ts';

export const savedPersonalData: PersonalData = {
  feature: 'saved',
  tables: {
    saved_stays: { onDeletion: 'deleted', contains: 'the wish list: stays, dates and party' },
    shared_stays: { onDeletion: 'deleted', contains: 'the link that shows the wish list to others' },
  },
  exportOf: async (ctx, { accountId }) => ({
    savedStays: (await listSaved(ctx.db, accountId)).map(({ saved_at, ...row }) => ({
      propertyId: row.listing_id,
      savedAt: saved_at.toISOString(),
      dates: row.arrive_day && { arriveDay: row.arrive_day, departDay: row.depart_day },
      party: partyOf(row),
      amount: row.saved_amount,
    })),
    isWishListShared: (await findShareKey(ctx.db, accountId)) !== null,
  }),
  erase: (_ctx, trx, account) => deleteListsOf(trx, account.id),
};
