import type { Guard } from './guard.ts';

const folder = 'server/src/saved-searches';
const tests = ['saved-searches/saved-searches.test'];

export const savedSearchGuards: readonly Guard[] = [
  {
    name: 'checks of searches are claimed',
    guarantee: 'Two processes that check the same searches at the same time send one email and lose no news.',
    break: {
      file: `${folder}/store.ts`,
      from: "    .where('next_at', '=', at)\n",
      to: '',
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'results of a check stored with its email',
    guarantee: 'A check that fails or dies at any step is repeated as a whole: no news is lost.',
    break: {
      file: `${folder}/check-searches.ts`,
      from: 'await compareAll(trx, accountId, found)',
      to: 'await compareAll(ctx.db as never, accountId, found)',
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'own saved searches only',
    guarantee: 'Nobody deletes the saved search of somebody else.',
    break: {
      file: `${folder}/store.ts`,
      from: ".where('id', '=', searchId)\n    .where('account_id', '=', accountId)\n    .execute();",
      to: ".where('id', '=', searchId)\n    .execute();",
    },
    tests,
  },
  {
    name: 'links of alerts signed',
    guarantee: 'Nobody turns off the alerts of a search without a link from one of them.',
    break: {
      file: `${folder}/alert-links.ts`,
      from: 'if (!isLinkKey(keyOf(ctx.secret, searchId), key)) throw invalidToken();',
      to: '',
    },
    tests,
  },
  {
    name: 'saved searches are bounded',
    guarantee: 'An account has fifty saved searches at most.',
    break: {
      file: `${folder}/save-search.ts`,
      from: '>= mostSavedSearches)',
      to: '>= mostSavedSearches + 50)',
    },
    tests,
  },
];
