import { useTranslations } from '../platform/translations.ts';
import { CheckIcon, Icon } from './icon.tsx';

/** `current` counts from 0; on phones only the current label is shown. */
export const Steps = ({ steps, current }: { steps: readonly string[]; current: number }) => {
  const t = useTranslations('ui.steps');
  return (
    <ol className="steps" aria-label={t('label', { current: current + 1, count: steps.length })}>
      {steps.map((step, position) => (
        <li
          key={step}
          aria-current={position === current ? 'step' : undefined}
          {...(position < current ? { 'data-done': '' } : {})}
        >
          <i aria-hidden="true">{position < current ? <Icon of={CheckIcon} size={16} /> : position + 1}</i>
          <span>
            {step}
            {position < current && <span className="sr-only"> {t('done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
