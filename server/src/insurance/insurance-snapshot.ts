import type { Locale } from '@golark/contract/locale/rules';
import type { InsuranceOffer } from '#platform/insurer';

/** A policy as it was at purchase: whose it is, and what it pays for. */
export interface InsuranceSnapshot {
  insurer: { name: string; isSample: boolean };
  coverage: InsuranceOffer['coverage'];
  title: Record<Locale, string>;
  /** When its buyer can no longer cancel it. */
  refundableUntil: string;
  /** The zone of the stay; an insurance from before it was recorded has none. */
  timeZone?: string;
}
