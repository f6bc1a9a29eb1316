import type { Locale } from '@golark/contract/locale/rules';
import type { EmailContent } from '#platform/email/render-email';
import { formatDay, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentCoverage } from '../present-policy.ts';
import type { PolicyRow } from '../store.ts';

interface InsuranceEmailFacts {
  kind: 'issued' | 'moved' | 'not-moved' | 'canceled';
  policy: PolicyRow;
  /** Cents. */
  refundAmount: number;
  firstName: string;
  tripUrl: string;
}

/** Subject and content of an email about a policy. */
export const insuranceEmail = (
  { kind, policy, refundAmount, firstName, tripUrl }: InsuranceEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const t = translatorOf(locale, 'policies');
  const { snapshot, policy_number: policyNumber } = policy;
  const { insurer, coverage, title } = snapshot;
  const params = {
    ...{ firstName, stay: title[locale], insurer: insurer.name },
    refund: formatUsd(refundAmount, locale),
    from: formatDay(policy.stay_days.arriveDay, locale),
    until: formatDay(policy.stay_days.departDay, locale),
    hasLoss: String(policy.has_loss),
  };
  const limits = presentCoverage(coverage, locale).map(({ label, limit }) => ({
    label,
    value: t('upTo', { amount: formatUsd(limit.amount, locale) }),
  }));
  const number = policyNumber === null ? [] : [{ label: t('number'), value: policyNumber }];
  return {
    subject: t(`emails.${kind}.subject`, params),
    content: {
      locale,
      title: t(`emails.${kind}.title`, params),
      paragraphs: [t(`emails.${kind}.lead`, params), ...(insurer.isSample ? [t('sample')] : [])],
      rows: [...number, ...(kind === 'issued' || kind === 'moved' ? limits : [])],
      action: { label: t('emails.button'), url: tripUrl },
      footer: t('emails.footer'),
    },
  };
};
