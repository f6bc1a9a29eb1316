import type { PersonalData } from '#platform/personal-data';
import { presentPolicy } from './present-policy.ts';
import { listOwnPolicies } from './store.ts';

export const insurancePersonalData: PersonalData = {
  feature: 'insurance',
  tables: {
    insurance_policies: {
      onDeletion: 'retained',
      contains: 'who was insured, by name and account id, and the number of the policy',
      reason: 'a claim may follow; accounting law',
      identifyingColumns: ['first_name', 'last_name'],
    },
  },
  exportOf: async (ctx, { accountId, locale }) => ({
    insurancePolicies: (await listOwnPolicies(ctx.db, accountId)).map((row) =>
      presentPolicy(row, { locale, now: ctx.clock.now() }),
    ),
  }),
};
