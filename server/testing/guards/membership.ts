import type { Guard } from './guard.ts';

const membership = 'server/src/membership';
const joinTests = ['membership/join-membership', 'membership/join-membership.race', 'checkout/place-items'];
const changeTests = ['membership/cancel-membership', 'membership/join-membership.race'];
const renewalTests = ['membership/renewals', 'membership/gateway-outages', 'membership/random-life'];

export const membershipGuards: readonly Guard[] = [
  {
    name: 'one membership period of each number',
    guarantee: 'Two purchases at once, or two jobs of a renewal, are one period and one charge.',
    break: { sql: 'DROP INDEX membership_periods_one_of_each' },
    tests: joinTests,
    group: 'postgres',
  },
  {
    name: 'membership code not overused',
    guarantee: 'A code is sold as often as its limit says.',
    break: { sql: 'ALTER TABLE membership_codes DROP CONSTRAINT membership_codes_not_overused' },
    tests: joinTests,
    group: 'postgres',
  },
  {
    name: 'membership transition listed in the database',
    guarantee: 'A bare UPDATE can not move a membership to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER membership_subscriptions_transition ON membership_subscriptions' },
    tests: ['state-machines'],
  },
  {
    name: 'membership events are append-only',
    guarantee: 'What a member agreed to is never rewritten.',
    break: { sql: 'DROP TRIGGER membership_events_append_only ON membership_events' },
    tests: joinTests,
  },
  {
    name: 'a member does not buy again',
    guarantee: 'An account that is a member is not charged for a second membership.',
    break: {
      file: `${membership}/prepare-membership.ts`,
      from: "if (status === 'ACTIVE')",
      to: 'if (!status)',
    },
    tests: joinTests,
  },
  {
    name: 'used membership not refunded',
    guarantee: 'Who has booked at a member price gets no refund of the membership.',
    break: {
      file: `${membership}/refundable-until.ts`,
      from: '(await hasMemberSavings(db, { accountId, since })) ? null : { period, until }',
      to: '{ period, until }',
    },
    tests: changeTests,
  },
  {
    name: 'refund of a membership checked under the lock of the account',
    guarantee: 'A refund and a booking at the member price at once: one of them, never both.',
    break: {
      file: `${membership}/refund-membership.ts`,
      from: 'guard: (trx) => assertRefundable(ctx, trx, { accountId, itemId }),',
      to: '',
    },
    tests: changeTests,
    group: 'postgres',
  },
  {
    name: 'membership checked in the transaction of a booking',
    guarantee: 'A member price is sold only to an account that is a member at that moment.',
    break: {
      file: 'server/src/booking/prepare-stay.ts',
      from: "if (!joins && terms.applies === 'member') await assertMember(trx, accountId, ctx.clock.now());",
      to: '',
    },
    tests: changeTests,
    group: 'postgres',
  },
  {
    name: 'membership refunded for 14 days only',
    guarantee: 'After 14 days a period is not refunded.',
    break: { file: `${membership}/refundable-until.ts`, from: 'if (until <= now) return null;', to: '' },
    tests: changeTests,
  },
  {
    name: 'no renewal without a consent',
    guarantee: 'Who has not agreed to renewal, or has canceled, is never charged for it.',
    break: {
      file: `${membership}/end-period.ts`,
      from: 'membershipStateOf(row).renews && ctx.clock.now()',
      to: 'ctx.clock.now()',
    },
    tests: renewalTests,
  },
  {
    name: 'renewal checked again when it is written',
    guarantee: 'A cancellation that comes before the order of a renewal is in time.',
    break: {
      file: `${membership}/end-period.ts`,
      from: 'if (!isInPeriod(locked, key) || !isToRenew(ctx, locked))',
      to: 'if (!locked)',
    },
    tests: renewalTests,
  },
  {
    name: 'nothing charged for the past',
    guarantee: 'After an outage longer than the grace, no renewal is charged.',
    break: {
      file: `${membership}/end-period.ts`,
      from: 'membershipStateOf(row).renews && ctx.clock.now() < graceEndOf(ctx, row)',
      to: 'membershipStateOf(row).renews',
    },
    tests: renewalTests,
  },
  {
    name: 'a late renewal of an account that joined again is refunded',
    guarantee: 'An account pays for one membership at a time.',
    break: {
      file: `${membership}/membership-fulfilment.ts`,
      from: 'if (!canBePaid(period, row, at))',
      to: 'if (!at)',
    },
    tests: renewalTests,
  },
  {
    name: 'a canceled member is not charged again',
    guarantee: 'An unpaid renewal is given up when its member cancels.',
    break: {
      file: `${membership}/cancel-membership.ts`,
      from: 'if (renewal && renewal.periodNumber > 1 && (await endsUnpaid(ctx, renewal)))',
      to: 'if (renewal && renewal.periodNumber < 1 && (await endsUnpaid(ctx, renewal)))',
    },
    tests: renewalTests,
  },
  {
    name: 'a membership ends at its instant',
    guarantee: 'Member prices end with the period, before any job has run.',
    break: {
      file: 'contract/membership/rules.ts',
      from: "if (!renews) return 'EXPIRED';",
      to: "if (!renews) return 'ACTIVE';",
    },
    tests: ['membership/cancel-membership', 'membership/random-life'],
  },
  {
    name: 'scheduled payment tried as often as planned',
    guarantee: 'A renewal is tried again at the planned days and not more often.',
    break: {
      file: 'server/src/orders/retry-scheduled-payment.ts',
      from: 'if ((await countScheduledRetries(trx, orderId)) !== attempt) return null;',
      to: '',
    },
    tests: renewalTests,
    survives: 'The key of the job already prevents a second job of the same attempt.',
  },
];
