import type { Guard } from './guard.ts';

const payouts = 'server/src/payouts';

export const payoutGuards: readonly Guard[] = [
  {
    name: 'payout account looked up before it is created again',
    guarantee: 'A host whose first request lost its response gets no second account at the provider.',
    break: {
      file: `${payouts}/open-payout-page.ts`,
      from: 'const found = wasThere ? await',
      to: 'const found = wasThere === null ? await',
    },
    tests: ['payouts/open-payout-page'],
  },
  {
    name: 'payout account under one key',
    guarantee: 'Requests at the same time create one account at the provider.',
    break: {
      file: `${payouts}/open-payout-page.ts`,
      from: 'createAccount({ key })',
      to: 'createAccount({ key: randomUUID() })',
    },
    tests: ['payouts/open-payout-page'],
    group: 'postgres',
  },
  {
    name: 'late reading of a payout account',
    guarantee: 'What the provider said earlier does not replace what it said later.',
    break: {
      file: `${payouts}/store.ts`,
      from: "where('read_at', '<=', readAt)",
      to: "where('read_at', 'is not', null)",
    },
    tests: ['payouts/open-payout-page'],
  },
  {
    name: 'ready payout account stays as it is',
    guarantee: 'Nobody redirects the money of a host without a notice to its owners.',
    break: {
      file: `${payouts}/open-payout-page.ts`,
      from: 'if (account && !canContinue(account.state))',
      to: 'if (account && account.state === null)',
    },
    tests: ['payouts/open-payout-page'],
  },
  {
    name: 'owners decide where a host is paid',
    guarantee: 'A manager cannot change where the money of a host goes.',
    break: {
      file: 'contract/access/rules.ts',
      from: "'payouts.write': ['owner']",
      to: "'payouts.write': ['owner', 'manager']",
    },
    tests: ['payouts/open-payout-page', 'authorization'],
  },
  {
    name: 'own payout account only',
    guarantee: 'A host reads and opens no payout account of another host.',
    break: {
      file: `${payouts}/store.ts`,
      from: ".where('property_manager_id', '=', of.hostId)",
      to: ".where('property_manager_id', '<>', '')",
    },
    tests: ['payouts/open-payout-page'],
  },
  {
    name: 'payout event stored once',
    guarantee: 'A webhook that arrives several times is processed once.',
    break: {
      file: `${payouts}/receive-event.ts`,
      from: 'if (await insertPayoutEvent(trx, { provider, event: { id, accountId }, at: ctx.clock.now() }))',
      to: 'await insertPayoutEvent(trx, { provider, event: { id, accountId }, at: ctx.clock.now() });',
    },
    tests: ['payouts/receive-event'],
  },
  {
    name: 'erased destination of payouts',
    guarantee: 'A webhook does not store again where a deleted person was paid.',
    break: {
      file: `${payouts}/store.ts`,
      from: 'CASE WHEN erased_at IS NULL THEN',
      to: 'CASE WHEN true THEN',
    },
    tests: ['payouts/personal-data'],
  },
];
