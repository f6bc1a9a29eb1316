import type { Guard } from './guard.ts';

const returned = 'server/src/booking/returned';
const tests = ['booking/returned/resold-nights'];

export const returnedNightGuards: readonly Guard[] = [
  {
    name: 'resold: transition listed in the database',
    guarantee: 'A bare UPDATE cannot move a returned night to a status that its states do not allow.',
    break: { sql: 'DROP TRIGGER returned_nights_status ON returned_nights' },
    tests: ['state-machines'],
  },
  {
    name: 'resold: only once it is final',
    guarantee: 'A night is not refunded while the new guest could still cancel it.',
    break: {
      file: `${returned}/resale.ts`,
      from: '  return finalAt > now ? finalAt : now;',
      to: '  return finalAt < now ? finalAt : now;',
    },
    tests,
  },
  {
    name: 'resold: open again after the sale is gone',
    guarantee: 'A night whose new guest cancels is not refunded for that sale.',
    break: {
      file: 'server/src/booking/stay-fulfilment.ts',
      from: '  await reopenReturnedNights(trx, bookingId);\n',
      to: '',
    },
    tests,
  },
  {
    name: 'resold: only sales that needed the night',
    guarantee: 'A sale of a unit that was free anyway refunds nobody.',
    break: {
      file: `${returned}/store.ts`,
      from: 'WHERE open.place <= open.all_open - (s.units - s.booked) AND open.returned_at',
      to: 'WHERE open.returned_at',
    },
    tests,
  },
  {
    name: 'resold: never more than the new guest paid',
    guarantee: 'The host gives back no more than the new sale brings.',
    break: {
      file: 'server/src/booking/rules/paid-by-night.ts',
      from: '  host: Math.min(lost.host, sold.host),',
      to: '  host: lost.host,',
    },
    tests,
  },
  {
    name: 'nights of refunded guests are used up by a change',
    guarantee: 'One payment does not refund the guests of several stays.',
    break: {
      file: 'server/src/booking/changes/change-terms.ts',
      from: 'termsOf(own, priced, { usedUp, now: clock.now() })',
      to: 'termsOf(own, priced, { usedUp: { host: 0, fee: 0 }, now: clock.now() })',
    },
    tests: ['booking/returned/resold-nights'],
  },
  {
    name: 'a refund since the quote of a change',
    guarantee: 'A change does not take effect at a price from before a refund.',
    break: {
      file: 'server/src/booking/changes/store.ts',
      from: 'if (host + fee > usedUpAmount)',
      to: 'if (host + fee < 0)',
    },
    tests: ['booking/returned/resold-nights'],
  },
  {
    name: 'nights are used up once',
    guarantee: 'A guest who comes back to nights and leaves them again pays for them once.',
    break: {
      file: 'server/src/booking/returned/store.ts',
      from: 'UPDATE returned_nights n SET used_up_at = ${at}',
      to: 'UPDATE returned_nights n SET used_up_at = NULL',
    },
    tests: ['booking/returned/resold-nights'],
  },
];
