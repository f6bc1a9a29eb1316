import type { Guard } from './guard.ts';

const tests = ['saved/saved.test', 'saved/lists.test'];

export const savedGuards: readonly Guard[] = [
  {
    name: 'wish lists are bounded',
    guarantee: 'A wish list has a hundred stays at most.',
    break: {
      file: 'server/src/saved/lists.ts',
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
      from: "await lockOpenAccount(trx, accountId, 'change');",
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
      from: "deleteFrom('saved_stays')\n    .where('account_id', '=', accountId)",
      to: "deleteFrom('saved_stays')",
    },
    tests,
  },
  {
    name: 'shared wish lists of suspended accounts',
    guarantee: 'The link of a wish list ends with the suspension of its owner.',
    break: {
      file: 'server/src/saved/list-store.ts',
      from: ".where('accounts.suspended_at', 'is', null)",
      to: '',
    },
    tests,
  },
  {
    name: 'wish lists of an account are bounded',
    guarantee: 'Lists that are made at the same time are not more together than an account may have.',
    break: {
      file: 'server/src/saved/lists.ts',
      from: "await lockOpenAccount(trx, accountId, 'change');",
      to: '',
    },
    tests: ['saved/lists.test'],
    group: 'postgres',
  },
  {
    name: 'deletes own wish lists only',
    guarantee: 'Nobody deletes the wish list of somebody else.',
    break: {
      file: 'server/src/saved/list-store.ts',
      from: ".where('account_id', '=', accountId).where('id', '=', listId).execute()",
      to: ".where('id', '=', listId).execute()",
    },
    tests: ['saved/lists.test'],
  },
];
