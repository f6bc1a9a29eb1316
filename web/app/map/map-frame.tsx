import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Icon, MinusIcon, PlusIcon } from '../ui/icon.tsx';
import type { MapView, Size } from './map-view.ts';
import { useBaseMap } from './use-base-map.ts';
import { usePlaceLabels } from './use-place-labels.ts';
import './map.css';

type MapFrameProps = {
  label: string;
  /** Evaluated again whenever `viewKey` changes. */
  viewOf: (size: Size) => MapView;
  viewKey: string;
  isFixed?: boolean;
  onMoved?: (view: MapView, size: Size) => void;
  /** The content of the map for the current view. */
  marks: (view: MapView, size: Size) => ReactNode;
  children?: ReactNode;
};

/** A map: the base map, place names, pins and zoom buttons. */
export const MapFrame = ({ label, viewOf, viewKey, isFixed = false, onMoved, ...rest }: MapFrameProps) => {
  const t = useTranslations('map');
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { view, size, jumpTo, zoomBy } = useBaseMap({
    frame,
    ground,
    label,
    isFixed,
    firstView: viewOf,
    onMoved,
  });
  const labels = usePlaceLabels(view, size);
  const shownKey = useRef(viewKey);
  useEffect(() => {
    if (shownKey.current === viewKey || !size) return;
    shownKey.current = viewKey;
    jumpTo(viewOf(size));
  });
  return (
    <section ref={frame} className="map-frame" aria-label={label}>
      <div ref={ground} className="map-ground" />
      <div className="map-marks">
        {labels.map(({ id, name, x, y }) => (
          <span key={id} className="map-label" style={{ left: x, top: y }} aria-hidden="true">
            {name}
          </span>
        ))}
        {view && size && rest.marks(view, size)}
      </div>
      {!isFixed && (
        <div className="map-zoom">
          <button type="button" aria-label={t('zoomIn')} onClick={() => zoomBy(1)}>
            <Icon of={PlusIcon} />
          </button>
          <button type="button" aria-label={t('zoomOut')} onClick={() => zoomBy(-1)}>
            <Icon of={MinusIcon} />
          </button>
        </div>
      )}
      {rest.children}
    </section>
  );
};
