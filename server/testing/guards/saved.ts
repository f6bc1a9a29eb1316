import type { Guard } from './guard.ts';

const tests = ['saved/saved.test'];

export const savedGuards: readonly Guard[] = [
  {
    name: 'wish lists are bounded',
    guarantee: 'A wish list has a hundred stays at most.',
    break: {
      file: 'server/src/saved/save-stays.ts',
      from: '> mostSavedStays)',
      to: '> mostSavedStays + 50)',
    },
    tests,
  },
  {
    name: 'wish lists are merged under a lock',
    guarantee: 'Lists that are merged at the same time are not longer together than one may be.',
    break: {
      file: 'server/src/saved/save-stays.ts',
      from: "await lockOpenAccount(trx, caller.accountId, 'change');",
      to: '',
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'own wish list only',
    guarantee: 'Nobody takes stays off the wish list of somebody else.',
    break: {
      file: 'server/src/saved/store.ts',
      from: ".where('account_id', '=', accountId)\n    .where('listing_id'",
      to: ".where('listing_id'",
    },
    tests,
  },
  {
    name: 'shared wish lists of suspended accounts',
    guarantee: 'The link of a wish list ends with the suspension of its owner.',
    break: {
      file: 'server/src/saved/store.ts',
      from: ".where('accounts.suspended_at', 'is', null)",
      to: '',
    },
    tests,
  },
];
