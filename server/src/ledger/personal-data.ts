import type { PersonalData } from '#platform/personal-data';

export const ledgerPersonalData: PersonalData = {
  feature: 'ledger',
  tables: {
    ledger_entries: {
      onDeletion: 'retained',
      contains: 'amounts owed to a buyer, who is named by the id of the account',
      reason: 'accounting law; entries are never changed',
      identifyingColumns: [],
    },
  },
};
