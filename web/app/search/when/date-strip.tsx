import { useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { useFormatRange } from '../../ui/format-range.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { FoundPage } from '../load-search-page.ts';
import { writeSearchQuery } from '../search-query.ts';

type DateStripProps = Pick<FoundPage, 'path' | 'search'> & { windows: FoundPage['found']['windows'] };

/** The lowest total on each of the dates of a flexible search, with a link to all stays on them. */
export const DateStrip = ({ path, search, windows }: DateStripProps) => {
  const t = useTranslations('search.when');
  const formatRange = useFormatRange();
  const money = useMoney();
  const to = (dateFrom: string, dateTo: string) =>
    `${path}${writeSearchQuery({ ...search, dateFrom, dateTo, flexible: undefined, page: 1 })}`;
  return (
    <nav className="chip-row" aria-label={t('strip')}>
      {windows.map(({ arriveDay, departDay, lowest }) =>
        lowest ? (
          <ChipLink
            key={arriveDay}
            label={t('from', {
              dates: formatRange({ start: arriveDay, end: departDay }),
              total: money(lowest.amount),
            })}
            to={to(arriveDay, departDay)}
            isReplacing
          />
        ) : null,
      )}
    </nav>
  );
};
