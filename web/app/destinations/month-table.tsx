import { useTranslations } from '../platform/translations.ts';
import type { PresentedMonths } from './present-months.server.ts';

type MonthTableProps = { months: PresentedMonths; city: string };

/** Prices by month as bars in a table, so that the plot and its figures are one. */
export const MonthTable = ({ months: { summary, months }, city }: MonthTableProps) => {
  const t = useTranslations('destinations.months');
  return (
    <section className="section" aria-labelledby="months">
      <h2 className="title-1" id="months">
        {t('title', { city })}
      </h2>
      <p className="mt-2">{summary ?? t('same')}</p>
      <table className="month-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('night')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, label, amount, share, mark }) => (
            <tr key={month} data-mark={mark ?? undefined}>
              <th scope="row">{label}</th>
              <td>
                <span className="month-bar" style={{ width: `${share * 100}%` }} aria-hidden="true" />
                <span className="figures">{amount ?? t('none')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small text-muted">{t('note')}</p>
    </section>
  );
};
