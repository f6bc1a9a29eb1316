import { termsPath } from '@golark/contract/paths';
import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { QuestionList } from '../ui/question-list.tsx';
import type { PlanPage } from './load-plan.ts';
import { isUseful, useDiscountWords } from './use-plan-words.ts';

const questions = ['payer', 'order', 'moment', 'share', 'refund', 'charge'] as const;

export const PlanAnswers = ({ loaded: { discounts, terms } }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.answers');
  const titleId = useId();
  const { without } = useDiscountWords(discounts);
  const answers = {
    payer: t('payer.a', { without }),
    order: t('order.a'),
    moment: t('moment.a'),
    share: t('share.a'),
    refund: t('refund.a', { days: terms.refundDays }),
    charge: t('charge.a', { days: terms.graceDays }),
  };
  const shown = questions.filter((key) => key !== 'payer' || isUseful(discounts));
  return (
    <section className="page-width section plan-answers" aria-labelledby={titleId}>
      <h2 className="title-1" id={titleId}>
        {t('title')}
      </h2>
      <QuestionList
        questions={shown.map((key) => ({ key, question: t(`${key}.q`), answer: answers[key] }))}
      />
      <p className="mt-4">
        <TextLink to={termsPath('goPlus')}>{t('terms')}</TextLink>
      </p>
    </section>
  );
};
