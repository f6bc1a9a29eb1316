import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatDay } from '../ui/format-times.ts';
import { MoonIcon, SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Nights } from './load-search.ts';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

type NothingFoundProps = {
  path: string;
  search: SearchQuery;
  /** The name of the place. */
  place: string;
  /** The next nights to search, if the first night of this search is over. */
  nextNights: Nights | null;
};

const hasFilters = (search: SearchQuery): boolean =>
  search.amenities.length > 0 ||
  search.propertyType.length > 0 ||
  Boolean(search.stayType || search.bedrooms || search.instant || search.priceFrom || search.priceTo);

const withoutFilters = (search: SearchQuery): SearchQuery => ({
  ...search,
  amenities: [],
  propertyType: [],
  stayType: undefined,
  bedrooms: undefined,
  instant: false,
  priceFrom: undefined,
  priceTo: undefined,
  page: 1,
});

/** Says what stands in the way of a result, with a link to a search without it. */
export const NothingFound = ({ path, search, place, nextNights }: NothingFoundProps) => {
  const t = useTranslations('search.nothing');
  const formatDay = useFormatDay();
  const to = (query: SearchQuery) => `${path}${writeSearchQuery(query)}`;
  if (nextNights) {
    const [past, next] = [formatDay(search.dateFrom ?? ''), formatDay(nextNights.dateFrom)];
    return (
      <EmptyState
        icon={MoonIcon}
        title={t('over', { place })}
        text={t('overText', { past, next })}
        action={
          <ButtonLink to={to({ ...search, ...nextNights, page: 1 })} variant="primary">
            {t('searchFrom', { next })}
          </ButtonLink>
        }
      />
    );
  }
  if (search.ll && !hasFilters(search))
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('title')}
        text={t('area')}
        action={
          <ButtonLink to={to({ ...search, ll: undefined, radius: undefined, page: 1 })} variant="primary">
            {t('wholePlace')}
          </ButtonLink>
        }
      />
    );
  if (hasFilters(search))
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('title')}
        text={t('filters')}
        action={
          <ButtonLink to={to(withoutFilters(search))} variant="primary">
            {t('clearFilters')}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('title')}
      text={t('dates')}
      action={
        <ButtonLink to={to({ ...search, dateFrom: undefined, dateTo: undefined, page: 1 })} variant="primary">
          {t('clearDates')}
        </ButtonLink>
      }
    />
  );
};
