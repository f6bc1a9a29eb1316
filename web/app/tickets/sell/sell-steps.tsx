import { useTranslations } from '../../platform/translations.ts';
import { CheckIcon, Icon } from '../../ui/icon.tsx';

const steps = ['event', 'seats', 'price', 'deliver'] as const;

/** How far the listing is; all but the last step are on one page. */
export const SellSteps = ({ current }: { current: (typeof steps)[number] }) => {
  const t = useTranslations('sell.form.steps');
  const at = steps.indexOf(current);
  return (
    <ol className="sell-steps" aria-label={t('label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < at ? '' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < at ? <Icon of={CheckIcon} size={16} /> : index + 1}</i>
          <span>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
};
