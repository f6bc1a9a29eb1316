import { listOwnedHostIds } from '#accounts';
import type { PersonalData } from '#platform/personal-data';
import { presentPayoutAccount } from './present-account.ts';
import { eraseDestinations, listPayoutAccounts } from './store.ts';

export const payoutPersonalData: PersonalData = {
  feature: 'payouts',
  tables: {
    payout_accounts: {
      onDeletion: 'anonymized',
      contains:
        'where a host is paid: the account at the provider, the name of the bank, the last four digits',
      reason:
        'payouts refer to the account at the provider, which has the bank details; bank and digits are erased here',
    },
    payout_events: {
      onDeletion: 'retained',
      contains: 'ids of webhooks, and of accounts at the provider',
      reason: 'an event is processed once',
      identifyingColumns: [],
    },
    sandbox_payout_accounts: {
      onDeletion: 'retained',
      contains: 'the sandbox of payouts: what was chosen for an account',
      reason: 'it contains no bank details',
      identifyingColumns: [],
    },
  },
  exportOf: async (ctx, { accountId }) => {
    const rows = await listPayoutAccounts(ctx.db, await listOwnedHostIds(ctx.db, accountId));
    return {
      payoutAccounts: rows.map((row) => ({
        hostId: row.property_manager_id,
        provider: row.provider,
        createdAt: row.created_at.toISOString(),
        ...presentPayoutAccount(row),
      })),
    };
  },
  erase: async ({ clock }, trx, account) => {
    const hostIds = await listOwnedHostIds(trx, account.id, { isOnlyOwner: true });
    await eraseDestinations(trx, { hostIds, now: clock.now() });
  },
};
