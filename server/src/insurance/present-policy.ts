import type { Coverage, Policy } from '@golark/contract/insurance/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { InsuranceOffer } from '#platform/insurer';
import { translatorOf } from '#platform/translator-of';
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

/** Whether its buyer can still cancel a policy with a full refund. */
export const isRefundable = ({ status, snapshot, has_loss }: PolicyRow, now: Date): boolean =>
  status === 'CONFIRMED' && !has_loss && now < new Date(snapshot.refundableUntil);

/** A policy as the contract shows it. */
export const presentPolicy = (row: PolicyRow, { locale, now }: { locale: Locale; now: Date }): Policy => ({
  id: row.id,
  status: statusOf[row.status],
  policyNumber: row.policy_number,
  premium: usd(row.total_amount),
  insurer: row.snapshot.insurer,
  coverage: presentCoverage(row.snapshot.coverage, locale),
  refundableUntil: isRefundable(row, now) ? row.snapshot.refundableUntil : null,
});
