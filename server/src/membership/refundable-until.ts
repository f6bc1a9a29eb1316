import { membershipRefundDays } from '@golark/contract/membership/rules';
import type { SubscriptionRecord } from '#accounts';
import { hasMemberSavings } from '#orders';
import type { Database } from '#platform/database/open-database';
import { findCurrentPeriod, type PaidPeriod } from './store/periods.ts';
import { statusOf } from './store/subscriptions.ts';

const dayMilliseconds = 86_400_000;

/** Until when the current period of a membership can be refunded; null if it can't, because it is over or used. */
export const refundableUntil = async (
  db: Database,
  { row, now }: { row: SubscriptionRecord | undefined; now: Date },
): Promise<{ period: PaidPeriod; until: Date } | null> => {
  const period = row && statusOf(row, now) === 'ACTIVE' ? await findCurrentPeriod(db, row) : undefined;
  if (!period) return null;
  const until = new Date(period.paidAt.getTime() + membershipRefundDays * dayMilliseconds);
  if (until <= now) return null;
  const { accountId, orderedAt: since } = period;
  return (await hasMemberSavings(db, { accountId, since })) ? null : { period, until };
};
