import { AttributionControl, addProtocol, Map as DrawnMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Protocol } from 'pmtiles';
import { colorsOfStyle, ownStyle } from './map-style.ts';
import { type MapView, zoomLimits } from './map-view.ts';
import { type MapPlace, placesIn } from './places-in-tiles.ts';

// a file instead of a blob: the content security policy allows workers from 'self' only
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

const repaint = (map: DrawnMap) => {
  for (const { id, property, color } of colorsOfStyle()) map.setPaintProperty(id, property, color);
};

/** Repaints when the color mode changes on the page or the device. */
const followTheme = (map: DrawnMap): (() => void) => {
  const follow = () => repaint(map);
  const attribute = new MutationObserver(follow);
  attribute.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', follow);
  return () => {
    attribute.disconnect();
    device.removeEventListener('change', follow);
  };
};

export type BaseMap = {
  jumpTo(view: MapView): void;
  /** Moves as the user does: `onMoved` follows. */
  moveTo(view: MapView): void;
  remove(): void;
};

export type BaseMapOptions = {
  view: MapView;
  label: string;
  isFixed: boolean;
  /** A style of the operator, which has labels of its own; null for ours. */
  styleUrl: string | null;
  onMove: (view: MapView) => void;
  /** After a move by the user, never after `jumpTo`. */
  onMoved: (view: MapView) => void;
  /** The places that have a label, when the map has come to rest. */
  onPlaces: (places: MapPlace[]) => void;
};

/** Throws without WebGL; the caller then shows no base map. */
export const drawBaseMap = (container: HTMLElement, options: BaseMapOptions): BaseMap => {
  const { view, label, isFixed, styleUrl, onMove, onMoved, onPlaces } = options;
  const map = new DrawnMap({
    container,
    style: styleUrl ?? ownStyle(),
    center: view.center,
    zoom: view.zoom,
    minZoom: zoomLimits.min,
    maxZoom: zoomLimits.max,
    interactive: !isFixed,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  });
  map.addControl(new AttributionControl({ compact: false }), 'bottom-left');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const shown = (): MapView => ({
    center: { lat: map.getCenter().lat, lng: map.getCenter().lng },
    zoom: map.getZoom(),
  });
  map.on('move', () => onMove(shown()));
  let isJumping = false;
  map.on('moveend', () => {
    if (!isJumping) onMoved(shown());
  });
  let leave = () => {};
  if (!styleUrl) {
    map.on('idle', () => onPlaces(placesIn(map)));
    map.once('style.load', () => {
      leave = followTheme(map);
    });
  }
  return {
    jumpTo: (to) => {
      // its events fire before it returns
      isJumping = true;
      map.jumpTo(to);
      isJumping = false;
    },
    moveTo: (to) => map.easeTo(to),
    remove: () => {
      leave();
      map.remove();
    },
  };
};
