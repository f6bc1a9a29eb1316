import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { getMembership } from './get-membership.ts';
import { findUnpaidPeriod } from './store/periods.ts';

export const membershipPersonalData: PersonalData = {
  feature: 'membership',
  tables: {
    membership_subscriptions: { onDeletion: 'deleted', contains: 'the Go+ membership and its renewal card' },
    membership_periods: {
      onDeletion: 'retained',
      contains: 'the periods that were bought, by account id',
      reason: 'accounting law',
      identifyingColumns: [],
    },
    membership_events: {
      onDeletion: 'retained',
      contains: 'what the member agreed to and when, notices, cancellations, by account id',
      reason: 'evidence that renewals were agreed to and announced',
      identifyingColumns: [],
    },
  },
  exportOf: async (ctx, { accountId, locale }) => ({
    membership: await getMembership(ctx, accountId, locale),
  }),
  assertDeletable: async (_ctx, trx, account) => {
    const unpaid = await findUnpaidPeriod(trx, account.id);
    if (!unpaid) return;
    throw new Failure('INVALID_STATE', {
      detail: 'A payment for Go+ is open. Pay it, or cancel Go+ first.',
      extra: { reason: 'OPEN_MEMBERSHIP_PAYMENT' },
    });
  },
  erase: async (_ctx, trx, account) => {
    await trx.deleteFrom('membership_subscriptions').where('account_id', '=', account.id).execute();
  },
};
