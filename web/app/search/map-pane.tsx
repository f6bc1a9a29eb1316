import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchMapProps } from '../map/index.ts';
import { wasOverlayOpen } from '../platform/overlay-entries.ts';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { Icon, ListIcon, MapIcon } from '../ui/icon.tsx';

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

/** Next to the cards in wide windows; otherwise a button opens it over the page. */
export const MapPane = (props: Omit<SearchMapProps, 'children'>) => {
  const t = useTranslations('map');
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
      <SearchMap {...props} />
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
