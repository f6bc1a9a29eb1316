import type { Rate } from '@golark/contract/pricing/schemas';
import { useTranslations } from '../platform/translations.ts';
import { CancellationLine } from './cancellation-line.tsx';
import { PolicyText } from './policy-text.tsx';

type PlansSectionProps = { cancellation: Rate['cancellation']; timeZone: string };

/** Until when a stay on the chosen dates can be canceled. */
export const PlansSection = ({ cancellation, timeZone }: PlansSectionProps) => {
  const t = useTranslations('stays.page');
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('ifPlansChange')}</h2>
      <PolicyText policy={cancellation.policy} />
      <CancellationLine cancellation={cancellation} timeZone={timeZone} />
    </section>
  );
};
