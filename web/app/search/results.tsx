import { searchPath } from '@golark/contract/paths';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { Fragment, useMemo, useRef } from 'react';
import { useMarkedStays } from '../map/index.ts';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { whatsOnPart } from '../tickets/index.ts';
import { filterBarCode } from './filters/filter-bar-code.ts';
import { HitCard, hitPath } from './hit-card.tsx';
import type { FoundPage } from './load-search-page.ts';
import { nothingFoundCode } from './nothing-found-code.ts';
import { OfferSwitch } from './offer-switch.tsx';
import { isInPlace, placeNameOf } from './place-name-of.ts';
import { radiusOf } from './radius-of.ts';
import { ResultsFoot } from './results-foot.tsx';
import { isOfArea, ResultsHead } from './results-head.tsx';
import { ResultsMap } from './results-map.tsx';
import { hasExactDates, type SearchQuery, writeSearchQuery, writeStayQuery } from './search-query.ts';
import { splitStaysCode } from './split/split-stays-code.ts';
import { useStoreSearch } from './use-store-search.ts';

/** Events of the same place on the same dates. */
const eventsPathOf = ({ destination, isState, search: { dateFrom, dateTo } }: FoundPage): string => {
  const query = dateFrom && dateTo ? `?${new URLSearchParams({ dateFrom, dateTo })}` : '';
  const city = isState ? undefined : destination.nameSlug;
  return searchPath({ state: destination.stateNameSlug, city, offer: 'events' }, query);
};

const milesOf = (meters: number): number => Math.round(meters / 1609.344);

/** The position of the first stay outside the city, which come last; -1 where the order is another one. */
const firstFartherOf = ({ destination, isState, found, search }: FoundPage): number => {
  if (isState || search.ll || search.bounds || search.sort !== 'best') return -1;
  return found.properties.findIndex((hit) => !isInPlace(hit, { destination, isState }));
};

type FiltersProps = Pick<FoundPage, 'path' | 'search' | 'destination' | 'isState' | 'hostName'> & {
  facets: FoundPage['found']['facets'];
};

const Filters = ({ destination, isState, ...props }: FiltersProps) => {
  const where = useMemo(() => ({ destination, isState }), [destination, isState]);
  return <Island of={filterBarCode} where={where} {...props} />;
};

export const Results = ({ page }: { page: FoundPage }) => {
  const { path, destination, isState, found, search, whatsOn, hostName } = page;
  const hasAskedDates = hasExactDates(search);
  const query = writeStayQuery(search);
  const place = placeNameOf(page);
  const t = useTranslations('search');
  useStoreSearch(place, `${path}${writeSearchQuery(search)}`);
  const list = useRef<HTMLDivElement>(null);
  const { markedIds, mark } = useMarkedStays(list);
  return (
    <div className="page-width search-split">
      <div className="search-page" ref={list}>
        <OfferSwitch
          current="stays"
          place={{ state: destination.stateNameSlug, city: isState ? undefined : destination.nameSlug }}
          query={{ dateFrom: search.dateFrom, dateTo: search.dateTo, ll: search.ll, radius: search.radius }}
        />
        <Filters {...{ path, search, destination, isState, hostName }} facets={found.facets} />
        <ResultsHead page={page} />
        {found.estimatedTotalResults === 0 ? (
          <Island
            of={nothingFoundCode}
            {...{ path, search, place, hostName, nextNights: page.nextNights, without: page.without }}
            state={isState ? null : { slug: destination.stateNameSlug, name: destination.stateName }}
          />
        ) : (
          <Cards page={page} markedIds={markedIds} />
        )}
        {page.splits.length > 0 && <Island of={splitStaysCode} search={search} splits={page.splits} />}
        <ResultsFoot page={page} />
        {whatsOn && (
          <div className="search-events">
            <Island
              of={whatsOnPart}
              title={t('whatsOn', { place })}
              found={whatsOn}
              allPath={eventsPathOf(page)}
            />
          </div>
        )}
      </div>
      <ResultsMap
        path={path}
        found={{
          search,
          where: { destination, isState },
          hits: found.properties,
          total: found.estimatedTotalResults,
        }}
        addressOf={(hit) => hitPath(hit, query, hasAskedDates)}
        pairs={page.splits.map(({ homes }) => homes)}
        markedIds={markedIds}
        onMark={mark}
      />
    </div>
  );
};

/** A heart saves a stay with the dates that its card shows; without dates in the search, for any. */
const savedWith = ({ dates }: PropertyHit, search: SearchQuery): string =>
  writeStayQuery(
    search.flexible && dates ? { ...search, dateFrom: dates.arriveDay, dateTo: dates.departDay } : search,
  );

const Cards = ({ page, markedIds }: { page: FoundPage; markedIds: readonly string[] }) => {
  const t = useTranslations('search');
  const { destination, isState, found, search } = page;
  const query = writeStayQuery(search);
  const firstFarther = firstFartherOf(page);
  return (
    <div className="search-cards">
      <h2 className="sr-only">{t('results')}</h2>
      {found.properties.map((hit, position) => (
        <Fragment key={hit.id}>
          {position === firstFarther && (
            <p className="search-farther">{t('farther', { miles: milesOf(radiusOf(search, page)) })}</p>
          )}
          <div
            className="search-hit"
            data-stay={hit.id}
            data-marked={markedIds.includes(hit.id) ? '' : undefined}
          >
            <HitCard
              hit={hit}
              query={query}
              center={isState || isOfArea(page) ? undefined : destination._geoloc}
              hasAskedDates={hasExactDates(search)}
              savedWith={savedWith(hit, search)}
              isEager={position < 4}
            />
          </div>
        </Fragment>
      ))}
    </div>
  );
};
