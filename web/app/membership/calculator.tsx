import { membershipPath } from '@golark/contract/paths';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/numbers.ts';
import { RangeField } from '../ui/range-field.tsx';
import { CalculatorPlot } from './calculator-plot.tsx';
import type { PlanPage } from './load-plan.ts';
import { isUseful } from './plan-questions.ts';
import { type Savings, savingsOf, type Usage, usageLimits } from './savings.ts';
import { useDiscountWords } from './use-plan-words.ts';

/** What a year with Go+ saves. With JavaScript it updates with the sliders; without it, the form loads the page with their values. */
export const Calculator = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.calculator');
  const titleId = useId();
  const [usage, setUsage] = useState(loaded.usage);
  const savings = savingsOf(usage, loaded.discounts, loaded.plan);
  return (
    <section className="page-width section" aria-labelledby={titleId}>
      <div className="section-head">
        <div>
          <h2 className="title-1" id={titleId}>
            {t('title')}
          </h2>
          <p className="text-muted mt-2">{t('lead')}</p>
        </div>
      </div>
      <div className="calculator">
        <div className="calculator-input">
          <UsageForm loaded={loaded} usage={usage} onChange={setUsage} />
          <Result loaded={loaded} usage={usage} savings={savings} />
        </div>
        <CalculatorPlot usage={usage} discounts={loaded.discounts} prices={loaded.plan} savings={savings} />
      </div>
    </section>
  );
};

type UsageFormProps = { loaded: PlanPage; usage: Usage; onChange: (usage: Usage) => void };

const UsageForm = ({ loaded: { code, next }, usage, onChange }: UsageFormProps) => {
  const t = useTranslations('plan.calculator');
  const money = useMoney();
  return (
    // browsers would restore the values of an earlier visit in the sliders only
    <Form
      action={membershipPath(code?.code ?? '')}
      method="get"
      autoComplete="off"
      className="calculator-form"
    >
      <RangeField
        label={t('nights')}
        name="nights"
        data-tone="go"
        {...usageLimits.nights}
        value={usage.nights}
        onChange={(nights) => onChange({ ...usage, nights })}
        format={(nights) => t('nightCount', { nights })}
      />
      <RangeField
        label={t('rate')}
        help={t('rateHelp')}
        name="rate"
        data-tone="go"
        {...usageLimits.rate}
        value={usage.rate}
        onChange={(rate) => onChange({ ...usage, rate })}
        format={(rate) => money(rate * 100)}
      />
      {next !== '/' && <input type="hidden" name="next" value={next} />}
      <Button type="submit" variant="secondary" className="without-scripts">
        {t('update')}
      </Button>
    </Form>
  );
};

type ResultProps = { loaded: PlanPage; usage: Usage; savings: Savings };

const Result = ({ loaded, usage, savings }: ResultProps) => {
  const t = useTranslations('plan.calculator');
  const money = useMoney();
  const { discounts, plan, applied } = loaded;
  const words = useDiscountWords(discounts);
  const { saved, ahead } = savings;
  const laterKey = ahead.later < 0 ? 'laterBehind' : 'laterAhead';
  const fee = applied ? t('feeCode', { code: applied }) : t('fee');
  return (
    <div className="calculator-result">
      <dl className="amount-lines">
        {isUseful(discounts) && (
          <div>
            <dt>{t('stays', { nights: usage.nights, rate: money(usage.rate * 100), ...words })}</dt>
            <dd>{money(saved, 'cents')}</dd>
          </div>
        )}
        <div>
          <dt>{plan.first < plan.later ? fee : t('feeYear')}</dt>
          <dd>{money(-plan.first, 'cents')}</dd>
        </div>
        <div data-total="">
          <dt>{t(ahead.first < 0 ? 'behind' : 'ahead')}</dt>
          <dd>{money(Math.abs(ahead.first), 'cents')}</dd>
        </div>
      </dl>
      {plan.first < plan.later && (
        <p className="small text-muted">
          {t(laterKey, {
            price: money(plan.later),
            amount: money(Math.abs(ahead.later), 'cents'),
          })}
        </p>
      )}
    </div>
  );
};
