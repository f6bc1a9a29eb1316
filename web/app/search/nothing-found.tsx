import { destinationsPath, searchPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { useFormatDay } from '../ui/format-times.ts';
import { MoonIcon, SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import { type SetFilter, useSetFilters } from './filters/use-set-filters.ts';
import type { Nights } from './load-search.ts';
import {
  hasExactDates,
  hasFilters,
  type SearchQuery,
  withoutFilters,
  writeSearchQuery,
} from './search-query.ts';
import { roomsOfSearch } from './searched-rooms.ts';
import { anyTime, partOfSearch } from './when/when.ts';

const typePrefix = 'propertyType.';

type NothingFoundProps = {
  path: string;
  search: SearchQuery;
  hostName: string | null;
  /** The name of the place. */
  place: string;
  /** The state around a city; null for a search of a whole state. */
  state: { slug: string; name: string } | null;
  /** The next nights to search, if the first night of this search is over. */
  nextNights: Nights | null;
  /** How many stays there would be without each filter, by its name. */
  without: Record<string, number>;
};

type Way = { title: string; text: string; to: string; label: string };

/** The filter or date that prevents a result, and a search without it. */
const useWay = ({ path, search, place, state, nextNights, without }: NothingFoundProps): Way => {
  const t = useTranslations('search.nothing');
  const formatDay = useFormatDay();
  const to = (change: Partial<SearchQuery>) =>
    `${path}${writeSearchQuery({ ...search, ...change, page: 1 })}`;
  if (nextNights) {
    const [past, next] = [formatDay(search.dateFrom ?? ''), formatDay(nextNights.dateFrom)];
    const [title, text] = [t('over', { place }), t('overText', { past, next })];
    return { title, text, to: to(nextNights), label: t('searchFrom', { next }) };
  }
  const title = t('title');
  if (hasFilters(search)) {
    const isOneEnough = Object.values(without).some((count) => count > 0);
    const text = isOneEnough ? t('loosen') : t('filters');
    return { title, text, to: to(withoutFilters(search)), label: t('clearFilters') };
  }
  if (search.ll || search.bounds)
    return {
      title,
      text: t('area'),
      label: t('wholePlace'),
      to: to({ ll: undefined, bounds: undefined, radius: undefined }),
    };
  if (roomsOfSearch(search))
    return { title, text: t('rooms'), to: to({ rooms: undefined }), label: t('anyRooms') };
  if (search.flexible || hasExactDates(search))
    return { title, text: t('dates'), label: t('clearDates'), to: to(partOfSearch(anyTime)) };
  const stateName = state?.name ?? '';
  return state
    ? {
        title,
        text: t('empty', { place }),
        to: searchPath({ state: state.slug }),
        label: t('state', { state: stateName }),
      }
    : { title, text: t('empty', { place }), to: destinationsPath(), label: t('places') };
};

/** Says what prevents a result, with links to searches without it and the number of stays that they find. */
export const NothingFound = (props: NothingFoundProps) => {
  const { title, text, to, label } = useWay(props);
  return (
    <EmptyState
      icon={props.nextNights ? MoonIcon : SearchIcon}
      title={title}
      text={text}
      action={
        <>
          <Loosened {...props} />
          <MovedDates {...props} />
          <ButtonLink to={to} variant="primary" replace>
            {label}
          </ButtonLink>
        </>
      }
    />
  );
};

const movedBy = 3;

/** The same nights some days earlier or later. */
const MovedDates = ({ path, search, nextNights }: NothingFoundProps) => {
  const t = useTranslations('search.nothing');
  if (nextNights || !hasExactDates(search)) return null;
  const to = { ...search, flexible: `days-${movedBy}`, page: 1 };
  return (
    <ButtonLink to={`${path}${writeSearchQuery(to)}`} replace>
      {t('moveDates', { days: movedBy })}
    </ButtonLink>
  );
};

/** One filter for all property types, of which any is enough. */
const withOneType = (filters: readonly SetFilter[]): SetFilter[] => {
  const types = filters.filter(({ key }) => key.startsWith(typePrefix));
  const label = types.map((type) => type.label).join(', ');
  const one = { key: 'propertyType', label, cleared: { propertyType: [] } };
  return [...filters.filter((filter) => !types.includes(filter)), ...(types.length > 0 ? [one] : [])];
};

/** The filters whose absence would leave stays, most stays first. */
const Loosened = ({ path, search, hostName, without }: NothingFoundProps) => {
  const t = useTranslations('search.nothing');
  const setFilters = useSetFilters(hostName)(search);
  const useful = withOneType(setFilters)
    .map((filter) => ({ ...filter, count: without[filter.key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (useful.length === 0) return null;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {useful.map(({ key, label, count, cleared }) => (
        <ChipLink
          key={key}
          label={t('without', { filter: label })}
          count={count}
          to={`${path}${writeSearchQuery({ ...search, ...cleared, page: 1 })}`}
          isReplacing
        />
      ))}
    </div>
  );
};
