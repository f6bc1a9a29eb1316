import { termsPath } from '@golark/contract/paths';
import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { QuestionList } from '../ui/question-list.tsx';
import type { PlanPage } from './load-plan.ts';
import { planQuestions } from './plan-questions.ts';
import { useDiscountWords } from './use-plan-words.ts';

export const PlanAnswers = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan');
  const titleId = useId();
  const money = useMoney();
  const { without } = useDiscountWords(loaded.discounts);
  const words = { t, without, money: (amount: number) => money(amount, 'cents') };
  return (
    <section className="page-width section plan-answers" aria-labelledby={titleId}>
      <h2 className="title-1" id={titleId}>
        {t('answers.title')}
      </h2>
      <QuestionList questions={planQuestions(loaded, words)} />
      <p className="mt-4">
        <TextLink to={termsPath('goPlus')}>{t('answers.terms')}</TextLink>
      </p>
    </section>
  );
};
