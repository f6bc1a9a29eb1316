import { joinPath } from '@golark/contract/join-paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';
import type { PlanPage } from './load-plan.ts';
import { PlanCode } from './plan-code.tsx';

/** What Go+ costs today and later, with a link to the purchase, where the consent to renewal is asked for. */
export const PlanOffer = ({ loaded, endedOn }: { loaded: PlanPage; endedOn: string | null }) => {
  const t = useTranslations('plan.offer');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { plan, terms, applied, next } = loaded;
  return (
    <section className="plan-card" aria-label={t('label')}>
      {endedOn && <p className="small">{t('ended', { day: formatDay(endedOn) })}</p>}
      <PlanCode loaded={loaded} />
      <PlanPrice plan={plan} />
      <dl className="amount-lines">
        <div>
          <dt>{t('today')}</dt>
          <dd>{money(plan.first, 'cents')}</dd>
        </div>
        <div>
          <dt>{t('renewal', { day: formatDay(plan.endsOn) })}</dt>
          <dd>{money(plan.later, 'cents')}</dd>
        </div>
        <div>
          <dt>{t('leave')}</dt>
          <dd>{t('nothing')}</dd>
        </div>
      </dl>
      <ButtonLink to={joinPath(applied, next)} variant="go" size="large" isFull>
        {t('join', { price: money(plan.first) })}
      </ButtonLink>
      <p className="small text-muted text-center">{t('refund', { days: terms.refundDays })}</p>
    </section>
  );
};

/** `$59 $79 for the first year`, with the regular price struck through. */
export const PlanPrice = ({ plan: { first, later } }: Pick<PlanPage, 'plan'>) => {
  const t = useTranslations('plan.offer');
  const money = useMoney();
  return (
    <p className="plan-price figures">
      <b>{money(first)}</b>
      {first < later ? (
        <>
          <s>
            <span className="sr-only">{t('before')} </span>
            {money(later)}
          </s>
          <span>{t('firstYear')}</span>
        </>
      ) : (
        <span>{t('year')}</span>
      )}
    </p>
  );
};
