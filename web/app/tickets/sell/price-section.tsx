import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { AdviceWords } from './advice-words.tsx';
import { PriceField } from './price-field.tsx';
import { PricePlot } from './price-plot.tsx';
import type { SellForm, ShownPrice } from './sell-form.ts';

type PriceFormProps = { form: SellForm; shown: ShownPrice };

/** The price with what similar seats cost. */
export const PriceSection = ({ form, shown }: PriceFormProps) => {
  const t = useTranslations('sell');
  const { change, outcome } = form;
  const { advice, hasFailed, isLoading, retry } = form.advice;
  const isTyped = shown.text !== '';
  return (
    <section className="sell-section" aria-labelledby="sell-price" aria-busy={isLoading}>
      <div>
        <h2 className="title-2" id="sell-price">
          {t('price.title')}
        </h2>
        <p className="text-muted mt-1">{t('price.text')}</p>
      </div>
      <div className="sell-price">
        <PriceField
          value={shown.text}
          error={outcome?.errors['price']}
          describedBy="sell-advice"
          onChange={(price) => change({ price })}
        />
        <input type="hidden" name="advised" value={shown.advised} />
        <div className="sell-advice" id="sell-advice" role="status">
          {!advice && !hasFailed && <p className="text-muted">{t('price.chooseSection')}</p>}
          {hasFailed && <p className="text-muted">{t('price.failed')}</p>}
          {advice && isTyped && <AdviceWords {...advice} />}
        </div>
      </div>
      {hasFailed && (
        <div className="needs-scripts">
          <Button size="small" onPress={retry}>
            {t('price.retry')}
          </Button>
        </div>
      )}
      <CapNotice form={form} />
      <button
        type="submit"
        formMethod="get"
        className="button without-scripts"
        data-variant="secondary"
        data-size="small"
      >
        <span>{t('form.update')}</span>
      </button>
      {advice && advice.advice.comparables.length > 0 && <PricePlot {...advice} />}
    </section>
  );
};

/** The price is above what the event allows: said before the form is sent. */
const CapNotice = ({ form: { advice, outcome } }: { form: SellForm }) => {
  const t = useTranslations('sell.price');
  const money = useMoney();
  if (!advice.advice || outcome?.errors['price']) return null;
  const { price, advice: of } = advice.advice;
  if (!of.cap || price.amount <= of.cap.amount) return null;
  return <p className="sell-cap">{t('aboveCap', { cap: money(of.cap.amount, 'cents') })}</p>;
};
