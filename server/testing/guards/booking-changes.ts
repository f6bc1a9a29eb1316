import type { Guard } from './guard.ts';

const changes = 'server/src/booking/changes';
const tests = ['booking/changes/change-booking.test', 'booking/changes/change-booking.race'];

const roomTests = ['booking/changes/cancel-room'];

export const bookingChangeGuards: readonly Guard[] = [
  {
    name: 'change: one at a time',
    guarantee: 'Two changes of one booking at once never both take effect.',
    break: { sql: 'DROP INDEX booking_changes_one_each; DROP INDEX booking_changes_one_per_quote' },
    tests,
    survives: 'The lock of the booking with its number of changes refuses the second one too.',
  },
  {
    name: 'change: of the booking as it was quoted',
    guarantee: 'A quote from before another change, or of a canceled booking, is not accepted.',
    break: {
      file: `${changes}/store.ts`,
      from: '  if (!isNext(booking, terms.number)) throw outdated();',
      to: '',
    },
    tests,
    survives:
      'The index with one change for each number refuses it too, and applying a change checks it again under the same lock.',
  },
  {
    name: 'change: not of a canceled booking',
    guarantee: 'A payment that arrives after the cancellation changes nothing and is refunded.',
    break: {
      file: `${changes}/store.ts`,
      from: "  if (change.status !== 'HELD' || !isNext(booking, change.number)) {",
      to: '  if (change.number === 0) {',
    },
    tests,
  },
  {
    name: 'change: nights freed once',
    guarantee: 'Releasing a change twice frees its nights once.',
    break: {
      file: `${changes}/store.ts`,
      from: "  if (!(await setStatus(trx, changeId, { from: 'HELD', to: 'RELEASED' }))) return;",
      to: "  await setStatus(trx, changeId, { from: 'HELD', to: 'RELEASED' });",
    },
    tests,
  },
  {
    name: 'change: nights of a waiting change released with the booking',
    guarantee: 'A canceled booking holds no nights, also not those of a change that waits for the bank.',
    break: {
      file: 'server/src/booking/stay-fulfilment.ts',
      from: '  if (heldChange) await releaseChange(trx, heldChange);',
      to: '',
    },
    tests,
  },
  {
    name: 'change: quote of the booking',
    guarantee: 'A quote changes the booking that it was made for, and no other.',
    break: {
      file: `${changes}/change-quotes.ts`,
      from: "    .where('booking_id', '=', bookingId)\n    .executeTakeFirst()",
      to: '    .executeTakeFirst()',
    },
    tests,
  },
  {
    name: 'change: quote expires',
    guarantee: 'An old price of a change is not honored after its 15 minutes.',
    break: {
      file: `${changes}/accept-change.ts`,
      from: 'if (quote && quote.expires_at > ctx.clock.now()) return quote.terms;',
      to: 'if (quote) return quote.terms;',
    },
    tests,
  },
  {
    name: 'change: preparation nights',
    guarantee: 'Nights that the host keeps free between guests are not taken by a change.',
    break: {
      file: 'server/src/calendars/move-nights.ts',
      from: '  if (near.rows.length > 0) throw datesUnavailable();',
      to: '',
    },
    tests,
  },
  {
    name: 'change: hosts who accept requests',
    guarantee: 'No nights or guests are added to a stay without the host who accepts each request.',
    break: {
      file: `${changes}/quote-change.ts`,
      from: '  if (!own.needs_approval || isWithin(own, wanted)) return;',
      to: '  if (own.id) return;',
    },
    tests,
  },
  {
    name: 'change: deadlines do not move on',
    guarantee: 'A stay is not moved into the future to become refundable again.',
    break: {
      file: `${changes}/change-terms.ts`,
      from: "  if (refundKindAt(own.cancellation, now) === 'all') return null;",
      to: '  if (now) return null;',
    },
    tests,
  },
  {
    name: 'change: canceled at the price of now',
    guarantee: 'A changed stay is refunded from what it costs now, over all its payments.',
    break: {
      file: 'server/src/booking/cancel-booking.ts',
      from: '    currentLines: (trx) => findChangedLines(trx, own.id),\n',
      to: '',
    },
    tests,
  },
  {
    name: 'change: final once it took effect',
    guarantee: 'What a guest agreed to is never rewritten.',
    break: { sql: 'DROP TRIGGER booking_changes_final ON booking_changes' },
    tests,
    group: 'postgres',
  },
  {
    name: 'change: rooms of the booking alone',
    guarantee: 'A change never keeps a room that the booking does not have.',
    break: {
      file: `${changes}/remaining-rooms.ts`,
      from: "  if (!isBooked) throw invalidField('rooms', 'stay_room_not_booked');",
      to: '',
    },
    tests: roomTests,
  },
  {
    name: 'change: rooms that were given up are no longer of the booking',
    guarantee: 'A room is given up once: a later change or cancellation frees what is left.',
    break: {
      file: `${changes}/store.ts`,
      from: 'AND NOT EXISTS (SELECT FROM room WHERE room.room_type_id = r.room_type_id)',
      to: 'AND false',
    },
    tests: roomTests,
  },
  {
    name: 'change: the price of fewer rooms',
    guarantee: 'A room that is given up is no longer paid for.',
    break: {
      file: 'server/src/pricing/price-change.ts',
      from: '    units: night.units,\n  }));',
      to: '  }));',
    },
    tests: roomTests,
  },
];
