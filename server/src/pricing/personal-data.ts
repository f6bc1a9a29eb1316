import type { PersonalData } from '#platform/personal-data';

export const pricingPersonalData: PersonalData = {
  feature: 'pricing',
  tables: {
    quotes: {
      onDeletion: 'expires',
      contains: 'dates and ages of children of a quote, without an account',
      reason: 'guarantees a price for 15 minutes; deleted an hour later',
      identifyingColumns: [],
    },
  },
};
