import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { PlanPage } from './load-plan.ts';
import { savingsOf, type Usage } from './savings.ts';

type Example = Usage & { key: 'weekend' | 'summer' | 'often' };

/** With the first one, Go+ costs more than it saves at almost any discount. */
const examples: readonly Example[] = [
  { key: 'weekend', nights: 2, rate: 160 },
  { key: 'summer', nights: 7, rate: 220 },
  { key: 'often', nights: 24, rate: 130 },
];

export const PlanExamples = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.examples');
  const titleId = useId();
  return (
    <section className="page-width section" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 className="title-1" id={titleId}>
          {t('title')}
        </h2>
      </div>
      <ul className="plan-examples">
        {examples.map((example) => (
          <li key={example.key} className="panel">
            <PlanExample example={example} loaded={loaded} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const PlanExample = ({ example, loaded }: { example: Example; loaded: PlanPage }) => {
  const t = useTranslations('plan.examples');
  const money = useMoney();
  const { key, nights, rate } = example;
  const { saved, ahead } = savingsOf(example, loaded.discounts, loaded.plan);
  const isLoss = ahead.first < 0;
  const amount = money(Math.abs(ahead.first), 'cents');
  return (
    <>
      <Badge tone={isLoss ? 'danger' : 'success'}>{t(isLoss ? 'loses' : 'pays')}</Badge>
      <h3 className="title-3 mt-4">{t(key)}</h3>
      <p className="small text-muted mt-1">{t('stay', { nights, rate: money(rate * 100) })}</p>
      <p className="plan-example-result figures">
        <b>{t(isLoss ? 'lost' : 'kept', { amount })}</b>{' '}
        <span>{t('because', { saved: money(saved, 'cents'), price: money(loaded.plan.first) })}</span>
      </p>
    </>
  );
};
