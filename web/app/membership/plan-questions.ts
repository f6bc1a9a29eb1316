import type { Locale } from '@golark/contract/locale/rules';
import type { PlansResponse } from '@golark/contract/membership/schemas';
import { exampleForMembers } from '@golark/contract/tickets/price-parts';
import { numberFormatter } from '../platform/formatters.ts';
import type { useTranslations } from '../platform/translations.ts';

const questions = ['payer', 'tickets', 'order', 'moment', 'share', 'refund', 'charge'] as const;

type Shown = Pick<PlansResponse, 'discounts' | 'terms'> & { ticketFeePercentOff: number };

export const isUseful = ({ percent, share }: PlansResponse['discounts']): boolean => percent > 0 && share > 0;

/** The part of the stays without a discount for members: `20%`. */
export const withoutIn = (locale: Locale, share: number): string =>
  numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).format(1 - share);

interface Words {
  t: ReturnType<typeof useTranslations<'plan'>>;
  without: string;
  /** In cents. */
  money: (amount: number) => string;
}

/** The questions about the plan with their answers. */
export const planQuestions = (
  { discounts, terms, ticketFeePercentOff: percent }: Shown,
  { t, without, money }: Words,
) => {
  const { count, usual, member } = exampleForMembers(percent);
  const answers = {
    payer: t('answers.payer.a', { without }),
    tickets: t('answers.tickets.a', { percent, count, usual: money(usual), member: money(member) }),
    order: t('answers.order.a'),
    moment: t('answers.moment.a'),
    share: t('answers.share.a'),
    refund: t('answers.refund.a', { days: terms.refundDays }),
    charge: t('answers.charge.a', { days: terms.graceDays }),
  };
  return questions
    .filter((key) => key !== 'payer' || isUseful(discounts))
    .filter((key) => key !== 'tickets' || percent > 0)
    .map((key) => ({ key, question: t(`answers.${key}.q`), answer: answers[key] }));
};
