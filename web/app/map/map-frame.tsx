import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Icon, MinusIcon, PlusIcon } from '../ui/icon.tsx';
import type { Box } from './group-pins.ts';
import { layOutLabels } from './lay-out-labels.ts';
import type { MapView, Point, Size } from './map-view.ts';
import { useBaseMap } from './use-base-map.ts';
import { useCoveredBoxes } from './use-covered-boxes.ts';
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

/** The content of the map for a view, and the boxes that it takes from labels. */
export type MapMarks = { content: ReactNode; boxes: readonly Box[] };

type MapFrameProps = {
  label: string;
  /** Evaluated again whenever `viewKey` changes. */
  viewOf: (size: Size) => MapView;
  viewKey: string;
  isFixed?: boolean;
  onMoved?: (view: MapView, size: Size) => void;
  /** The place that stays in view when a button zooms in; null for the center. */
  zoomedPlace?: (view: MapView, size: Size) => Point | null;
  marks: (surface: MapSurface) => MapMarks;
  children?: ReactNode;
};

/** A map: the base map, place names, pins and zoom buttons. */
export const MapFrame = ({ label, viewOf, viewKey, isFixed = false, onMoved, ...rest }: MapFrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { view, size, places, jumpTo, moveTo } = useBaseMap({
    frame,
    ground,
    label,
    isFixed,
    firstView: viewOf,
    onMoved,
  });
  const covered = useCoveredBoxes(frame);
  const locale = useLocale();
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
  const marks = view && size && rest.marks({ view, size, covered, moveTo, jumpTo });
  const labels =
    view && size
      ? layOutLabels(places, { view, size, taken: [...covered, ...(marks?.boxes ?? [])], locale })
      : [];
  return (
    <section ref={frame} className="map-frame">
      <div ref={ground} className="map-ground" />
      <div className="map-marks">
        {labels.map(({ id, kind, text, x, y }) => (
          <span
            key={id}
            className="map-label"
            data-kind={kind}
            style={{ left: x, top: y }}
            aria-hidden="true"
          >
            {text}
          </span>
        ))}
        {marks?.content}
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
