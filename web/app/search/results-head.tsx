import { helpPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';
import type { FoundPage } from './load-search-page.ts';
import { LongerHint } from './longer-hint.tsx';
import { placeNameOf } from './place-name-of.ts';
import { SortSelect } from './sort-select.tsx';

/** Whether the address names a part of the map and not the place itself. */
export const isOfArea = ({ search }: FoundPage): boolean => Boolean(search.ll ?? search.bounds);

/** How many stays were found, and what the address asked for that could not be. */
export const ResultsHead = ({ page }: { page: FoundPage }) => {
  const t = useTranslations('search');
  const { path, isState, found, search, dateProblem } = page;
  const count = found.estimatedTotalResults;
  const place = placeNameOf(page);
  const range = search.dateFrom && search.dateTo ? { start: search.dateFrom, end: search.dateTo } : null;
  const ofPlace = isState ? t('headingState', { count, place }) : t('heading', { count, place });
  return (
    <>
      <div className="search-head">
        <div>
          <h1 className="title-2">{isOfArea(page) ? t('headingArea', { count }) : ofPlace}</h1>
          <p className="small text-muted">
            {range ? t('totals', { nights: nightsBetween(range) }) : t('sampleTotals')}{' '}
            {count > 1 && <TextLink to={`${helpPath()}#search`}>{t('filters.order')}</TextLink>}
          </p>
        </div>
        {count > 1 && <SortSelect path={path} search={search} />}
      </div>
      {dateProblem && <Alert tone="warning" title={t(`dateProblem.${dateProblem}`)} />}
      {found.longer && <LongerHint {...{ path, search }} longer={found.longer} />}
    </>
  );
};
