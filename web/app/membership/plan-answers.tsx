import { termsPath } from '@golark/contract/paths';
import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { QuestionList } from '../ui/question-list.tsx';
import type { PlanPage } from './load-plan.ts';
import { planQuestions } from './plan-questions.ts';
import { useDiscountWords } from './use-plan-words.ts';

export const PlanAnswers = ({ loaded: { discounts, terms } }: { loaded: PlanPage }) => {
  const t = useTranslations('plan');
  const titleId = useId();
  const { without } = useDiscountWords(discounts);
  return (
    <section className="page-width section plan-answers" aria-labelledby={titleId}>
      <h2 className="title-1" id={titleId}>
        {t('answers.title')}
      </h2>
      <QuestionList questions={planQuestions({ discounts, terms }, { t, without })} />
      <p className="mt-4">
        <TextLink to={termsPath('goPlus')}>{t('answers.terms')}</TextLink>
      </p>
    </section>
  );
};
