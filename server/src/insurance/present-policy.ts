import type { Coverage, Policy } from '@golark/contract/insurance/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { InsuranceOffer } from '#platform/insurer';
import { translatorOf } from '#platform/translator-of';
import { refundableUntil } from './rules/refundable-until.ts';
import type { PolicyRow } from './store.ts';

export const presentCoverage = (coverage: InsuranceOffer['coverage'], locale: Locale): Coverage[] => {
  const t = translatorOf(locale, 'policies');
  return coverage.map(({ code, limitAmount }) => ({
    code,
    label: t(`coverage.${code}`),
    limit: usd(limitAmount),
  }));
};

const statusOf = {
  HELD: 'HELD',
  CONFIRMED: 'ACTIVE',
  COMPLETED: 'ACTIVE',
  RELEASED: 'RELEASED',
  CANCELED: 'CANCELED',
} as const satisfies Record<PolicyRow['status'], Policy['status']>;

/** Until when a policy is refundable, by the days that its stay has now. */
const refundableUntilOf = ({ snapshot, bought_at, stay_days: { arriveDay } }: PolicyRow): Date => {
  const { timeZone } = snapshot;
  return timeZone ? refundableUntil(bought_at, { arriveDay, timeZone }) : new Date(snapshot.refundableUntil);
};

/** Whether its buyer can still cancel a policy with a full refund. */
export const isRefundable = (policy: PolicyRow, now: Date): boolean =>
  policy.status === 'CONFIRMED' && !policy.has_loss && now < refundableUntilOf(policy);

/** A policy as the contract shows it. */
export const presentPolicy = (row: PolicyRow, { locale, now }: { locale: Locale; now: Date }): Policy => ({
  id: row.id,
  status: statusOf[row.status],
  policyNumber: row.policy_number,
  premium: usd(row.total_amount),
  insurer: row.snapshot.insurer,
  coverage: presentCoverage(row.snapshot.coverage, locale),
  refundableUntil: isRefundable(row, now) ? refundableUntilOf(row).toISOString() : null,
  arriveDay: row.arrive_day,
  departDay: row.depart_day,
});
