import type { Guard } from './guard.ts';

const queue = 'server/src/tickets/queue';
const tests = ['tickets/queue/queue'];

export const queueGuards: readonly Guard[] = [
  {
    name: 'seats of a queue only for those who were let in',
    guarantee: 'Nobody passes a queue by asking for seats directly.',
    break: {
      file: `${queue}/assert-admitted.ts`,
      from: 'return null;\n  throw inQueue();\n};',
      to: 'return null;\n  return null;\n};',
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
