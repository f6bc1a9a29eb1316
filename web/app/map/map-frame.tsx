import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Icon, MinusIcon, PlusIcon } from '../ui/icon.tsx';
import type { Box } from './group-pins.ts';
import type { MapView, Point, Size } from './map-view.ts';
import { useBaseMap } from './use-base-map.ts';
import { useCoveredBoxes } from './use-covered-boxes.ts';
import { usePlaceLabels } from './use-place-labels.ts';
import './map.css';

/** For marks over the map, which can move it and avoid its buttons. */
export type MapSurface = {
  view: MapView;
  size: Size;
  /** The boxes of the map's buttons. */
  covered: readonly Box[];
  /** Moves the map as the user does, so that `onMoved` follows. */
  moveTo: (view: MapView) => void;
  /** Moves the map without a call of `onMoved`. */
  jumpTo: (view: MapView) => void;
};

type MapFrameProps = {
  label: string;
  /** Evaluated again whenever `viewKey` changes. */
  viewOf: (size: Size) => MapView;
  viewKey: string;
  isFixed?: boolean;
  onMoved?: (view: MapView, size: Size) => void;
  /** The place that stays in view when a button zooms in; null for the center. */
  zoomedPlace?: (view: MapView, size: Size) => Point | null;
  /** The content of the map for the current view. */
  marks: (surface: MapSurface) => ReactNode;
  children?: ReactNode;
};

/** A map: the base map, place names, pins and zoom buttons. */
export const MapFrame = ({ label, viewOf, viewKey, isFixed = false, onMoved, ...rest }: MapFrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { view, size, jumpTo, moveTo } = useBaseMap({
    frame,
    ground,
    label,
    isFixed,
    firstView: viewOf,
    onMoved,
  });
  const covered = useCoveredBoxes(frame);
  const labels = usePlaceLabels(view, size);
  const shownKey = useRef(viewKey);
  useEffect(() => {
    if (shownKey.current === viewKey || !size) return;
    shownKey.current = viewKey;
    jumpTo(viewOf(size));
  });
  const zoomBy = (steps: number) => {
    if (!(view && size)) return;
    const place = steps > 0 ? rest.zoomedPlace?.(view, size) : null;
    moveTo({ center: place ?? view.center, zoom: view.zoom + steps });
  };
  return (
    <section ref={frame} className="map-frame" aria-label={label}>
      <div ref={ground} className="map-ground" />
      <div className="map-marks">
        {labels.map(({ id, name, x, y }) => (
          <span key={id} className="map-label" style={{ left: x, top: y }} aria-hidden="true">
            {name}
          </span>
        ))}
        {view && size && rest.marks({ view, size, covered, moveTo, jumpTo })}
      </div>
      {!isFixed && <ZoomButtons zoomBy={zoomBy} />}
      {rest.children}
    </section>
  );
};

const ZoomButtons = ({ zoomBy }: { zoomBy: (steps: number) => void }) => {
  const t = useTranslations('map');
  return (
    <div className="map-zoom" data-covers="">
      <button type="button" aria-label={t('zoomIn')} onClick={() => zoomBy(1)}>
        <Icon of={PlusIcon} />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => zoomBy(-1)}>
        <Icon of={MinusIcon} />
      </button>
    </div>
  );
};
