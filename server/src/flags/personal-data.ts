import type { PersonalData } from '#platform/personal-data';
import { listOwnValues } from './store.ts';

export const flagPersonalData: PersonalData = {
  feature: 'flags',
  tables: {
    feature_flag_accounts: { onDeletion: 'deleted', contains: 'feature flags set for one account' },
  },
  exportOf: async (ctx, { accountId }) => ({
    featureFlags: [...(await listOwnValues(ctx.db, accountId))].map(([name, isOn]) => ({ name, isOn })),
  }),
};
