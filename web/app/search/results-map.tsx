import type { PropertyHit } from '@golark/contract/search/schemas';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { MapStay, SearchMapProps } from '../map/index.ts';
import { wasOverlayOpen } from '../platform/overlay-history.ts';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { nightsBetween } from '../ui/format-range.ts';
import { Icon, ListIcon, MapIcon } from '../ui/icon.tsx';
import { defaultRadius } from './load-search.ts';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

const SearchMap = lazy(() =>
  import('../map/search-map.tsx').then(({ SearchMap: component }) => ({ default: component })),
);

const wideQuery = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the map is next to the cards; null on the server. */
const useIsWide = () =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => null,
  );

type ResultsMapProps = Pick<SearchMapProps, 'markedId' | 'onMark' | 'middle'> & {
  path: string;
  search: SearchQuery;
  hits: readonly PropertyHit[];
  addressOf: (hit: PropertyHit) => string;
};

const staysOf = (hits: readonly PropertyHit[], addressOf: ResultsMapProps['addressOf']): MapStay[] =>
  hits.flatMap((hit) => {
    if (!hit.total) return [];
    const { id, title, lat, lng, dates, rating, reviewCount, images } = hit;
    return {
      ...{ id, title, lat, lng, total: hit.total.amount, to: addressOf(hit), image: images[0] ?? null },
      place: hit.neighborhood ?? `${hit.city}, ${hit.state}`,
      nights: dates ? nightsBetween({ start: dates.arriveDay, end: dates.departDay }) : null,
      rating: { score: rating, count: reviewCount },
    };
  });

/** Next to the cards in wide windows; otherwise a button opens it over the page. */
export const ResultsMap = ({ path, search, hits, addressOf, ...rest }: ResultsMapProps) => {
  const t = useTranslations('map');
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const isSheet = isOpen && isWide === false;
  useBackCloses(isSheet, () => setOpen(false), 'map');
  // back from a stay that was opened on the map
  useEffect(() => setOpen(wasOverlayOpen('map')), []);
  useEffect(() => {
    if (isSheet && !sheet.current?.open) sheet.current?.showModal();
  }, [isSheet]);
  const map = (
    <Suspense fallback={null}>
      <SearchMap
        {...rest}
        stays={staysOf(hits, addressOf)}
        area={search.ll ? { center: search.ll, radius: search.radius ?? defaultRadius } : null}
        onArea={({ center, radius }) =>
          navigate(`${path}${writeSearchQuery({ ...search, ll: center, radius, page: 1 })}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Suspense>
  );
  return (
    <>
      <div className="search-map">{isWide && map}</div>
      <button type="button" className="map-switch" onClick={() => setOpen(true)}>
        <Icon of={MapIcon} size={18} />
        {t('open')}
      </button>
      {isSheet && (
        <dialog ref={sheet} className="map-sheet" aria-label={t('label')} onClose={() => setOpen(false)}>
          {map}
          <button type="button" className="map-switch" onClick={() => setOpen(false)}>
            <Icon of={ListIcon} size={18} />
            {t('list')}
          </button>
        </dialog>
      )}
    </>
  );
};
