import type { Guard } from './guard.ts';

const queue = 'server/src/tickets/queue';
const tests = ['tickets/queue/queue'];

export const queueGuards: readonly Guard[] = [
  {
    name: 'seats of a queue only for those who were let in',
    guarantee: 'Nobody passes a queue by asking for seats directly.',
    break: {
      file: `${queue}/assert-admitted.ts`,
      from: 'if (!held) throw inQueue();',
      to: 'if (!held) return withoutQueue;',
    },
    tests,
  },
  {
    name: 'the place of a browser is claimed by its first account',
    guarantee: 'One cookie, copied to any number of accounts, admits one of them.',
    break: {
      file: `${queue}/assert-admitted.ts`,
      from: ' && (await claimPlace(ctx.db, place, { holders, now }))',
      to: '',
    },
    tests,
  },
  {
    name: 'a place is locked while it is claimed',
    guarantee: 'Accounts that claim the same place at once do not all get it.',
    break: {
      file: `${queue}/store/places.ts`,
      from: 'AND p.ended_at IS NULL\n      FOR UPDATE`',
      to: 'AND p.ended_at IS NULL`',
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'seats held by a browser admit no account',
    guarantee: 'A hold that was made with a copied cookie does not admit others.',
    break: {
      file: `${queue}/assert-admitted.ts`,
      from: 'const deviceId = owner.accountId === null ? owner.deviceId : null;',
      to: 'const deviceId = owner.deviceId;',
    },
    tests,
  },
  {
    name: 'the ticket limit of a place',
    guarantee: 'A place is good for as many tickets as one buyer may have.',
    break: {
      file: `${queue}/assert-admitted.ts`,
      from: 'buyers: [{ buyer: buyerOf(place), factor: 1 }]',
      to: 'buyers: []',
    },
    tests,
  },
  {
    name: 'seats of a visitor are exchanged after they have logged in',
    guarantee: 'Logging in is no way to hold seats twice.',
    break: {
      file: 'server/src/tickets/rules/allocate-seats.ts',
      from: 'holder !== null && holders.includes(holder)',
      to: 'holder !== null && holders[0] === holder',
    },
    tests,
  },
  {
    name: 'let in by number',
    guarantee: 'Nobody is let in before a lower number that waits.',
    break: {
      file: `${queue}/store/places.ts`,
      from: 'ORDER BY number LIMIT',
      to: 'ORDER BY number DESC LIMIT',
    },
    tests,
  },
  {
    name: 'the seed of a draw is secret until it',
    guarantee: 'Nobody can compute places before the draw.',
    break: {
      file: `${queue}/get-queue-log.ts`,
      from: 'seed: isDrawn ? queue.seed : null',
      to: 'seed: queue.seed',
    },
    tests,
  },
  {
    name: 'one place in a queue for each account and browser',
    guarantee: 'Many tabs have one place.',
    break: {
      file: `${queue}/join-queue.ts`,
      from: 'if (place) return { place };',
      to: '',
    },
    tests,
  },
  {
    name: 'places in a queue for each address',
    guarantee: 'One network does not take all places of a draw.',
    break: {
      file: `${queue}/join-queue.ts`,
      from: "if (places >= this.#mostPerAddress) return 'TOO_MANY';",
      to: '',
    },
    tests,
  },
  {
    name: 'who left a queue is not let in',
    guarantee: 'Seats do not wait for somebody who has gone.',
    break: {
      file: `${queue}/store/places.ts`,
      from: 'AND number > ${of.after} AND ended_at IS NULL',
      to: 'AND number > ${of.after}',
    },
    tests,
  },
];
