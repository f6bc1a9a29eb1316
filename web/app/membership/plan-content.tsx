import { Calculator } from './calculator.tsx';
import type { PlanPage } from './load-plan.ts';
import { PlanAnswers } from './plan-answers.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanExamples } from './plan-examples.tsx';
import { PlanHero } from './plan-hero.tsx';
import { PlanLeaving } from './plan-leaving.tsx';

export const PlanContent = ({ loaded }: { loaded: PlanPage }) => (
  <>
    <PlanHero loaded={loaded} />
    <Calculator loaded={loaded} />
    <PlanExamples loaded={loaded} />
    <PlanLeaving loaded={loaded} />
    <PlanAnswers loaded={loaded} />
    <PlanBar loaded={loaded} />
  </>
);
