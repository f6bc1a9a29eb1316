import { CheckIcon, Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import './progress-steps.css';

type ProgressStep = {
  step: string;
  title: string;
  isDone: boolean /** null for a step that is not a page yet. */;
  to: string | null;
};

type ProgressStepsProps = { label: string; current: string; steps: readonly ProgressStep[] };

/** The pages of something that is done step by step; those that are done, or have a page, are links. */
export const ProgressSteps = ({ label, current, steps }: ProgressStepsProps) => (
  <ol className="progress-steps" aria-label={label}>
    {steps.map(({ step, title, isDone, to }, index) => {
      const isCurrent = step === current;
      const content = (
        <>
          <i aria-hidden="true">{isDone ? <Icon of={CheckIcon} size={16} /> : index + 1}</i>
          <span>{title}</span>
        </>
      );
      return (
        <li key={step} data-done={isDone ? '' : undefined} aria-current={isCurrent ? 'step' : undefined}>
          {to && !isCurrent ? <PageLink to={to}>{content}</PageLink> : content}
        </li>
      );
    })}
  </ol>
);
