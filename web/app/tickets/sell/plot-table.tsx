import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';

type PlotTableProps = Pick<PriceAdvice, 'comparables'>;

type Row = { amount: number; sold: number; listed: number };

const rowsOf = (comparables: PlotTableProps['comparables']): Row[] => {
  const rows = new Map<number, Row>();
  for (const { price, kind } of comparables) {
    const row = rows.get(price.amount) ?? { amount: price.amount, sold: 0, listed: 0 };
    row[kind] += 1;
    rows.set(price.amount, row);
  }
  return [...rows.values()].sort((one, other) => one.amount - other.amount);
};

/** The figures of the plot. */
export const PlotTable = ({ comparables }: PlotTableProps) => {
  const t = useTranslations('sell.plot');
  const money = useMoney();
  return (
    <details className="plot-table">
      <summary className="text-link">{t('table')}</summary>
      <table className="figures small">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columnPrice')}</th>
            <th scope="col">{t('columnSold')}</th>
            <th scope="col">{t('columnListed')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(comparables).map(({ amount, sold, listed }) => (
            <tr key={amount}>
              <th scope="row">{money(amount, amount % 100 === 0 ? 'dollars' : 'cents')}</th>
              <td>{sold || '–'}</td>
              <td>{listed || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
