import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import type { FoundPage } from './load-search-page.ts';
import { LongerHint } from './longer-hint.tsx';
import { placeNameOf } from './place-name-of.ts';
import { saveSearchCode } from './save-islands.ts';
import { hasExactDates } from './search-query.ts';
import { SortSelect } from './sort-select.tsx';
import { dateStripCode } from './when/date-strip-code.ts';

/** Whether the address names a part of the map and not the place itself. */
export const isOfArea = ({ search }: FoundPage): boolean => Boolean(search.ll ?? search.bounds);

/** How many stays were found, and what the address asked for that could not be. */
export const ResultsHead = ({ page }: { page: FoundPage }) => {
  const t = useTranslations('search');
  const { path, destination, isState, found, search, dateProblem } = page;
  const count = found.estimatedTotalResults;
  const place = placeNameOf(page);
  const ofPlace = isState ? t('headingState', { count, place }) : t('heading', { count, place });
  return (
    <>
      <div className="search-head">
        <h1 className="title-2">{isOfArea(page) ? t('headingArea', { count }) : ofPlace}</h1>
        {count > 1 && <SortSelect path={path} search={search} />}
      </div>
      <div className="search-head">
        <p className="small text-muted">
          <Totals page={page} />
        </p>
        <Island of={saveSearchCode} {...{ path, search, destination, isState }} />
      </div>
      {dateProblem && <Alert tone="warning" title={t(`dateProblem.${dateProblem}`)} />}
      {found.windows.length > 0 && (
        <Island of={dateStripCode} {...{ path, search }} windows={found.windows} />
      )}
      {found.longer && <LongerHint {...{ path, search }} longer={found.longer} />}
    </>
  );
};

/** The stay that totals are for. */
const Totals = ({ page: { search, found } }: { page: FoundPage }) => {
  const t = useTranslations('search');
  const [window] = found.windows;
  if (window)
    return t('flexibleTotals', {
      nights: nightsBetween({ start: window.arriveDay, end: window.departDay }),
    });
  const { dateFrom = '', dateTo = '' } = search;
  return hasExactDates(search)
    ? t('totals', { nights: nightsBetween({ start: dateFrom, end: dateTo }) })
    : t('sampleTotals');
};
