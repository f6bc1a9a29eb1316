import type { RatePlan } from '@golark/contract/pricing/cancellation';
import type { Rate } from '@golark/contract/pricing/schemas';
import { Link } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import { useMoney } from '../ui/numbers.ts';

type RateChoiceProps = {
  rate: Rate;
  timeZone: string;
  /** The address of this page with another rate plan. */
  pathOf: (ratePlan: RatePlan) => string;
};

/** The rate plans of a stay as links, so that choosing works without scripts; nothing where there is no choice. */
export const RateChoice = ({ rate, timeZone, pathOf }: RateChoiceProps) => {
  const t = useTranslations('stays.rateChoice');
  if (rate.ratePlans.length < 2) return null;
  return (
    <ul className="choice-list rate-choice" aria-label={t('label')}>
      {rate.ratePlans.map((plan) => (
        <li key={plan.ratePlan}>
          <Link
            to={pathOf(plan.ratePlan)}
            className="choice"
            aria-current={plan.ratePlan === rate.ratePlan ? 'true' : undefined}
            preventScrollReset
            replace
          >
            <span className="mark round" />
            <PlanWords plan={plan} applies={rate.applies} timeZone={timeZone} />
          </Link>
        </li>
      ))}
    </ul>
  );
};

type PlanWordsProps = {
  plan: Rate['ratePlans'][number];
  applies: Rate['applies'];
  timeZone: string;
};

const PlanWords = ({ plan, applies, timeZone }: PlanWordsProps) => {
  const t = useTranslations('stays.rateChoice');
  const stays = useTranslations('stays');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const { policy, freeUntil } = plan.cancellation;
  return (
    <>
      <span className="choice-words">
        <span className="choice-title">{stays(`policies.${policy}`)}</span>
        {plan.discountPercent > 0 && (
          <span className="choice-note">{t('save', { percent: plan.discountPercent })}</span>
        )}
        {freeUntil ? (
          <span className="choice-note">{t('free', { at: formatInstant(freeUntil, timeZone) })}</span>
        ) : (
          policy !== 'non-refundable' && <span className="choice-note">{t('part')}</span>
        )}
      </span>
      <span className="choice-amount">{money(plan[applies].total.amount, 'cents')}</span>
    </>
  );
};
