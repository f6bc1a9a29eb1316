import { useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Checkbox } from '../ui/check.tsx';
import { useMoney } from '../ui/numbers.ts';
import { CoverageList } from './coverage-list.tsx';
import type { InsuranceInCheckout } from './use-insurance.ts';

type ChoiceProps = { insurance: InsuranceInCheckout; total: number };

/** An insurance for the stay: unchecked, with what it costs and the most that it pays. Nothing without an offer, or where it can no longer be added. */
export const InsuranceChoice = ({ insurance, total }: ChoiceProps) => {
  const t = useTranslations('insurance');
  const money = useMoney();
  const { offer, quoteId, isIncluded, isHeld } = insurance;
  if (!isIncluded && (!offer || isHeld)) return null;
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('title')}</h2>
      {isIncluded && quoteId && <input type="hidden" name="insuranceQuoteId" value={quoteId} />}
      {isIncluded && isHeld && <p>{t('included')}</p>}
      {offer && !isHeld && (
        <>
          <Toggle insurance={insurance} premium={offer.premium.amount} />
          <details className="insurance-details">
            <summary>{t('whatIsCovered')}</summary>
            <CoverageList coverage={offer.coverage} />
            <p className="small text-muted">{t('refunds')}</p>
          </details>
          <p className="small text-muted">
            {t(offer.insurer.isSample ? 'sample' : 'by', { insurer: offer.insurer.name })}
          </p>
        </>
      )}
      {/* the total that changes is far away from the checkbox */}
      <p className="sr-only" role="status">
        {t('total', { amount: money(total, 'cents') })}
      </p>
    </section>
  );
};

const Toggle = ({ insurance, premium }: { insurance: InsuranceInCheckout; premium: number }) => {
  const t = useTranslations('insurance');
  const money = useMoney();
  const { pathname, search } = useLocation();
  const { isIncluded, setChosen } = insurance;
  const query = new URLSearchParams(search);
  if (isIncluded) query.delete('insurance');
  else query.set('insurance', '1');
  const words = t('add', { amount: money(premium, 'cents') });
  return (
    <div>
      <div className="needs-scripts">
        <Checkbox checked={isIncluded} onChange={(event) => setChosen(event.currentTarget.checked)}>
          {words}
        </Checkbox>
      </div>
      <div className="without-scripts">
        {!isIncluded && <p>{words}</p>}
        <ButtonLink to={`${pathname}?${query}`} size="small" reloadDocument>
          {t(isIncluded ? 'hide' : 'show')}
        </ButtonLink>
      </div>
    </div>
  );
};
