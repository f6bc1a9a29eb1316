import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRootData } from '../platform/root-data.ts';
import type { BaseMap } from './base-map.ts';
import { clampZoom, type MapView, type Size } from './map-view.ts';
import type { MapPlace } from './places-in-tiles.ts';

type Asked = {
  frame: RefObject<HTMLElement | null>;
  ground: RefObject<HTMLElement | null>;
  label: string;
  isFixed: boolean;
  /** The first view; evaluated when the size is known. */
  firstView: (size: Size) => MapView;
  onMoved?: ((view: MapView, size: Size) => void) | undefined;
};

/** The base map is large and is loaded after the cards' pictures; the pins are shown immediately. */
const untilIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((go) => window.addEventListener('load', go, { once: true }));
  if ('requestIdleCallback' in window)
    await new Promise((go) => window.requestIdleCallback(go, { timeout: 1000 }));
};

/** The size of an element that is on the page; `onSize` is called with each one. */
const useSizeOf = (frame: RefObject<HTMLElement | null>, onSize: (size: Size) => void): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  const report = useRef(onSize);
  report.current = onSize;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      if (now.width === 0) return;
      setSize(now);
      report.current(now);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return size;
};

/** The base map under the pins. Without WebGL there is none, and only the buttons move the view. */
export const useBaseMap = ({ frame, ground, label, isFixed, firstView, onMoved }: Asked) => {
  const [view, setView] = useState<MapView | null>(null);
  const [places, setPlaces] = useState<readonly MapPlace[]>([]);
  const base = useRef<BaseMap | null>(null);
  const styleUrl = useRootData()?.mapStyleUrl ?? null;
  const size = useSizeOf(frame, (now) => setView((before) => before ?? firstView(now)));
  const latest = useRef({ onMoved, size, label });
  latest.current = { onMoved, size, label };
  const first = useRef(view);
  first.current ??= view;
  const isPlaced = view !== null;
  useEffect(() => {
    const start = first.current;
    if (!(isPlaced && start && ground.current)) return;
    const element = ground.current;
    let isGone = false;
    const drawn = untilIdle().then(() => (isGone ? null : import('./base-map.ts')));
    drawn.then(
      (module) => {
        if (isGone || !module) return;
        const { drawBaseMap } = module;
        try {
          base.current = drawBaseMap(element, {
            view: start,
            label: latest.current.label,
            isFixed,
            styleUrl,
            onMove: setView,
            onPlaces: setPlaces,
            onMoved: (now) => {
              const { size: known, onMoved: report } = latest.current;
              // a map that is taken off the page shrinks to nothing, which is not a move by the user
              if (known && ground.current) report?.(now, known);
            },
          });
        } catch {
          base.current = null;
        }
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      base.current?.remove();
      base.current = null;
    };
  }, [isPlaced, ground, isFixed, styleUrl]);
  const moveTo = (to: MapView) => {
    const next = { ...to, zoom: clampZoom(to.zoom) };
    if (base.current) return base.current.moveTo(next);
    setView(next);
    if (size) onMoved?.(next, size);
  };
  return {
    view,
    size,
    places,
    moveTo,
    jumpTo: (to: MapView) => {
      base.current?.jumpTo(to);
      setView(to);
    },
  };
};
