import type { Policy } from '@golark/contract/insurance/schemas';
import { CoverageList } from '../insurance/coverage-list.tsx';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import { useFormatTripDates } from '../ui/format-trip-dates.ts';
import { useMoney } from '../ui/numbers.ts';
import { cancelInsuranceIntent } from './cancel-insurance-intent.ts';
import { Cancellation } from './cancellation.tsx';

type TripInsuranceProps = { policy: Policy; timeZone: string };

/** The insurance of a trip: its number, what it covers, and how to cancel it as long as it is refunded. */
export const TripInsurance = ({ policy, timeZone }: TripInsuranceProps) => {
  const t = useTranslations('insurance');
  const money = useMoney();
  const formatTripDates = useFormatTripDates();
  const { insurer, policyNumber, premium, status } = policy;
  const isActive = status === 'ACTIVE';
  return (
    <section className="panel trip-insurance" id="insurance">
      <h2 className="title-3">{t('title')}</h2>
      <p className="small text-muted">{t(insurer.isSample ? 'sample' : 'by', { insurer: insurer.name })}</p>
      <dl className="amount-lines">
        <div>
          <dt>{t('number')}</dt>
          <dd>{policyNumber ?? t('numberLater')}</dd>
        </div>
        <div>
          <dt>{t('dates')}</dt>
          <dd>{formatTripDates(policy)}</dd>
        </div>
        <div>
          <dt>{t(isActive ? 'paid' : 'refunded')}</dt>
          <dd>{money(premium.amount, 'cents')}</dd>
        </div>
      </dl>
      {isActive && (
        <details className="insurance-details">
          <summary>{t('whatIsCovered')}</summary>
          <CoverageList coverage={policy.coverage} />
        </details>
      )}
      {policy.refundableUntil && (
        <CancelInsurance policy={policy} until={policy.refundableUntil} timeZone={timeZone} />
      )}
      {!isActive && <p>{t('canceled')}</p>}
    </section>
  );
};

const CancelInsurance = ({ policy, until, timeZone }: TripInsuranceProps & { until: string }) => {
  const t = useTranslations('insurance.cancel');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const amount = money(policy.premium.amount, 'cents');
  return (
    <div className="trip-actions">
      <Cancellation
        intent={cancelInsuranceIntent}
        fields={{ policyId: policy.id }}
        open={t('open')}
        note={t('until', { amount, at: formatInstant(until, timeZone) })}
        title={t('title')}
        confirm={t('confirm', { amount })}
        keep={t('keep')}
      >
        <p className="text-muted">{t('text')}</p>
      </Cancellation>
    </div>
  );
};
