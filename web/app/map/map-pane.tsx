import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wasOverlayOpen } from '../platform/overlay-entries.ts';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { Icon, ListIcon, MapIcon } from '../ui/icon.tsx';
import type { SearchMapProps } from './search-map.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

const SearchMap = lazy(() =>
  import('./search-map.tsx').then(({ SearchMap: component }) => ({ default: component })),
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

type MapPaneProps = Omit<SearchMapProps, 'sheetEnd'> & {
  /** The map is about to be shown for the first time. */
  onShown?: () => void;
};

/** Next to the cards in wide windows; otherwise a button opens it over the page. */
export const MapPane = ({ onShown, ...props }: MapPaneProps) => {
  const t = useTranslations('map');
  const isWide = useIsWide();
  const isScrolled = useIsScrolled();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const isSheet = isOpen && isWide === false;
  useBackCloses(isSheet, () => setOpen(false), 'map');
  // back from a stay that was opened on the map
  useEffect(() => setOpen(wasOverlayOpen('map')), []);
  useEffect(() => {
    if (isSheet && !sheet.current?.open) sheet.current?.showModal();
  }, [isSheet]);
  const isShown = Boolean(isWide || isSheet);
  const reportShown = useRef(onShown);
  reportShown.current = onShown;
  useEffect(() => {
    if (isShown) reportShown.current?.();
  }, [isShown]);
  const mapWith = (sheetEnd: ReactNode) => (
    <Suspense fallback={null}>
      <SearchMap {...props} sheetEnd={sheetEnd} />
    </Suspense>
  );
  return (
    <>
      <div className="search-map">{isWide && mapWith(null)}</div>
      <button
        type="button"
        className="map-switch"
        data-floating={isScrolled ? '' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={MapIcon} size={18} />
        <span>{t('open')}</span>
      </button>
      {isSheet && (
        <dialog ref={sheet} className="map-sheet" aria-label={t('label')} onClose={() => setOpen(false)}>
          {mapWith(
            <button type="button" className="map-rail-list" onClick={() => setOpen(false)}>
              <Icon of={ListIcon} size={18} />
              {t('list')}
            </button>,
          )}
        </dialog>
      )}
    </>
  );
};
