import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import type { PlotProps } from './plot-words.ts';
import { savingsOf, usageLimits } from './savings.ts';

const rowStep = 5;

const rowsOf = (own: number): number[] => {
  const { maximum } = usageLimits.nights;
  const rows = Array.from({ length: maximum / rowStep + 1 }, (_, place) => place * rowStep);
  return [...new Set([...rows, own])].sort((one, other) => one - other);
};

/** The figures of the plot; the row of the chosen nights is marked. */
export const CalculatorTable = ({ usage, discounts, prices }: Omit<PlotProps, 'savings'>) => {
  const t = useTranslations('plan.calculator.plot');
  const money = useMoney();
  const hasCode = prices.first < prices.later;
  return (
    <details className="plot-table">
      <summary className="text-link small">{t('asTable')}</summary>
      <div className="plot-table-frame">
        <table className="small figures">
          <thead>
            <tr>
              <th scope="col">{t('nightsColumn')}</th>
              <th scope="col">{t('savedColumn')}</th>
              <th scope="col">{t(hasCode ? 'firstColumn' : 'yearColumn')}</th>
              {hasCode && <th scope="col">{t('laterColumn')}</th>}
            </tr>
          </thead>
          <tbody>
            {rowsOf(usage.nights).map((nights) => {
              const { saved, ahead } = savingsOf({ ...usage, nights }, discounts, prices);
              return (
                <tr key={nights} aria-current={nights === usage.nights ? 'true' : undefined}>
                  <th scope="row">{nights}</th>
                  <td>{money(saved, 'cents')}</td>
                  <td>{money(ahead.first, 'cents')}</td>
                  {hasCode && <td>{money(ahead.later, 'cents')}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
};
