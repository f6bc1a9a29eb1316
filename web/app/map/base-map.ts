import { Map as DrawnMap, type GeoJSONSource, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { loadCountyLines, loadLand } from './geography.ts';
import { type MapView, zoomLimits } from './map-view.ts';

// a file instead of a blob: the content security policy allows workers from 'self' only
setWorkerUrl(workerUrl);

const none = { type: 'FeatureCollection' as const, features: [] };
const sources = ['land', 'states', 'counties'] as const;
const colorOf = {
  water: ['background-color', '--map-water'],
  land: ['fill-color', '--map-land'],
  counties: ['line-color', '--map-road-edge'],
  states: ['line-color', '--map-label'],
} as const;

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const paint = (map: DrawnMap) => {
  for (const [layer, [property, token]] of Object.entries(colorOf))
    map.setPaintProperty(layer, property, tokenOf(token));
};

const styleOf = () => ({
  version: 8 as const,
  sources: Object.fromEntries(
    sources.map((name) => [name, { type: 'geojson' as const, data: none, tolerance: 0.2 }]),
  ),
  layers: [
    { id: 'water', type: 'background' as const, paint: { 'background-color': tokenOf('--map-water') } },
    { id: 'land', type: 'fill' as const, source: 'land', paint: { 'fill-color': tokenOf('--map-land') } },
    {
      id: 'counties',
      type: 'line' as const,
      source: 'counties',
      minzoom: 4.5,
      paint: { 'line-color': tokenOf('--map-road-edge'), 'line-width': 1.5 },
    },
    {
      id: 'states',
      type: 'line' as const,
      source: 'states',
      paint: {
        'line-color': tokenOf('--map-label'),
        'line-width': 1.2,
        'line-opacity': 0.6,
        'line-dasharray': [4, 2],
      },
    },
  ],
});

const fill = async (map: DrawnMap) => {
  const put = (name: (typeof sources)[number], data: Parameters<GeoJSONSource['setData']>[0]) =>
    map.getSource<GeoJSONSource>(name)?.setData(data);
  const { land, stateLines } = await loadLand();
  put('land', land);
  put('states', stateLines);
  put('counties', await loadCountyLines());
};

/** Repaints when the color mode changes on the page or the device. */
const followTheme = (map: DrawnMap): (() => void) => {
  const repaint = () => paint(map);
  const attribute = new MutationObserver(repaint);
  attribute.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', repaint);
  return () => {
    attribute.disconnect();
    device.removeEventListener('change', repaint);
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
  onMove: (view: MapView) => void;
  /** After a move by the user, never after `jumpTo`. */
  onMoved: (view: MapView) => void;
};

/** Throws without WebGL; the caller then shows no base map. */
export const drawBaseMap = (container: HTMLElement, options: BaseMapOptions): BaseMap => {
  const { view, label, isFixed, onMove, onMoved } = options;
  const map = new DrawnMap({
    container,
    style: styleOf(),
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
  map.once('style.load', () => {
    leave = followTheme(map);
    // without its land the map still shows the pins
    fill(map).catch(() => undefined);
  });
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
