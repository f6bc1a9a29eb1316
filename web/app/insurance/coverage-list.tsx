import type { Coverage } from '@golark/contract/insurance/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';

/** What a policy pays for, and up to how much. */
export const CoverageList = ({ coverage }: { coverage: readonly Coverage[] }) => {
  const t = useTranslations('insurance');
  const money = useMoney();
  return (
    <dl className="amount-lines">
      {coverage.map(({ code, label, limit }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{t('upTo', { amount: money(limit.amount) })}</dd>
        </div>
      ))}
    </dl>
  );
};
