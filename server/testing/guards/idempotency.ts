import type { Guard } from './guard.ts';

const file = 'server/src/platform/idempotency.ts';
const tests = [
  'booking/repeat-a-key',
  'booking/book-stay.test',
  'booking/book-stay.race',
  'tickets/repeat-a-key',
];

export const idempotencyGuards: readonly Guard[] = [
  {
    name: 'key used for another request',
    guarantee: 'A key never returns the response of another request.',
    break: {
      file,
      from: 'if (found.request_hash !== row.request_hash || found.call !== request.call) {',
      to: 'if (found.call !== request.call) {',
    },
    tests,
  },
  {
    name: 'key in progress',
    guarantee: 'A request that is repeated while it runs is not run twice.',
    break: { file, from: 'if (found.status === null) {', to: "if (found.scope === '') {" },
    tests,
    group: 'postgres',
  },
  {
    name: 'key of a dead request is taken over',
    guarantee: 'A request whose process died can be repeated with its key.',
    break: {
      file,
      from: ".where('idempotency_keys.locked_until', '<', now)",
      to: ".where('idempotency_keys.locked_until', '<', new Date(0))",
    },
    tests,
  },
  {
    name: 'key of a running request is not taken over',
    guarantee: 'The lock of a running request lasts longer than its calls to the gateway.',
    break: { file, from: ".where('idempotency_keys.locked_until', '<', now)\n", to: '\n' },
    tests,
    group: 'postgres',
  },
  {
    name: 'finished key is not run again',
    guarantee: 'A request that succeeded is never run again under its key.',
    break: {
      file,
      from: ".where('idempotency_keys.status', 'is', null)\n        .where('idempotency_keys.locked_until', '<', now)",
      to: '',
    },
    tests,
  },
  {
    name: 'temporary refusal is not stored',
    guarantee: 'A refusal that may pass, such as a decline or nights that are gone, is not replayed.',
    break: {
      file,
      from: "error instanceof Failure && (error.code === 'VALIDATION_ERROR' || error.code === 'BAD_INPUT');",
      to: 'error instanceof Failure;',
    },
    tests,
  },
  {
    name: 'keys of two callers',
    guarantee: 'The same key of two accounts, or of two browsers, is two requests.',
    break: {
      file,
      from: "    .where('scope', '=', scope)\n    .where('key', '=', request.key)\n    .executeTakeFirst();",
      to: "    .where('key', '=', request.key)\n    .executeTakeFirst();",
    },
    tests,
  },
  {
    name: 'key of a later request is not released',
    guarantee: 'A request that outlived its lock does not release the key of the request that took it over.',
    break: {
      file,
      from: "    .where('key', '=', key)\n    .where('status', 'is', null)\n    .where('locked_until', '=', lockedUntil)\n    .execute();\n};\n\n/**\n * Runs",
      to: "    .where('key', '=', key)\n    .execute();\n};\n\n/**\n * Runs",
    },
    tests,
  },
  {
    name: 'request hash is keyed',
    guarantee: 'A stored hash does not reveal the card number of its request.',
    break: { file, from: "createHmac('sha256', ctx.secret)", to: "createHmac('sha256', '')" },
    tests,
    survives:
      'No behavior differs; the guarantee is about a copy of the database and is visible in the code only.',
  },
];
