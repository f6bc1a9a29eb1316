import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import tilesUrl from './tiles/us.pmtiles?url';

/** Up to this zoom the archive has the whole earth, and then the United States and their surroundings. */
const worldZoom = 5;
const largestZoom = 8;
/** The source that the map shows at a zoom, and its layer with places. */
export const placesAt = (zoom: number) => ({
  source: zoom < worldZoom + 1 ? 'world' : 'detail',
  sourceLayer: 'places',
});

const attribution = 'GSHHG · US Census Bureau · GeoNames';

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

type Paint = { property: 'background-color' | 'fill-color' | 'line-color'; token: string };
type StyleLayer = { layer: LayerSpecification; color: Paint };

const fill = (source: string, name: string, token: string): StyleLayer => ({
  layer: { id: `${source}-${name}`, type: 'fill', source, 'source-layer': name },
  color: { property: 'fill-color', token },
});

type LineLook = {
  id?: string;
  token: string;
  width: number | [number, number];
  minzoom?: number;
  kind?: string;
  dash?: number[];
  opacity?: number;
};

/** The line of a source: a width, or one at zoom 5 and another at zoom 14. */
const line = (source: string, name: string, look: LineLook): StyleLayer => ({
  layer: {
    id: `${source}-${look.id ?? name}`,
    type: 'line',
    source,
    'source-layer': name,
    minzoom: Math.max(look.minzoom ?? 0, source === 'detail' ? worldZoom + 1 : 0),
    ...(source === 'world' ? { maxzoom: worldZoom + 1 } : {}),
    ...(look.kind ? { filter: ['==', ['get', 'kind'], look.kind] } : {}),
    layout: { 'line-join': 'round' },
    paint: {
      'line-width':
        typeof look.width === 'number'
          ? look.width
          : ['interpolate', ['linear'], ['zoom'], 5, look.width[0], 14, look.width[1]],
      'line-opacity': look.opacity ?? 1,
      ...(look.dash ? { 'line-dasharray': look.dash } : {}),
    },
  },
  color: { property: 'line-color', token: look.token },
});

const ground = (source: string): StyleLayer[] => [
  fill(source, 'land', '--map-land'),
  fill(source, 'lakes', '--map-water'),
  fill(source, 'islands', '--map-land'),
];

/** Makes the shore visible where water and land are of similar brightness. */
const shore = { token: '--map-shore', width: 0.8 };

const lines = (source: string): StyleLayer[] => [
  line(source, 'rivers', { token: '--map-water', width: [0.6, 3] }),
  line(source, 'land', { id: 'coast', ...shore }),
  line(source, 'lakes', { id: 'lakeshore', ...shore }),
  line(source, 'islands', { id: 'island-shore', ...shore }),
  line(source, 'boundaries', {
    id: 'counties',
    kind: 'county',
    token: '--map-county',
    width: 1,
    minzoom: 6.5,
  }),
  line(source, 'boundaries', {
    id: 'states',
    kind: 'state',
    token: '--map-label',
    width: 1.2,
    opacity: 0.6,
    dash: [4, 2],
  }),
  line(source, 'borders', { token: '--map-label', width: 1.6, opacity: 0.8 }),
];

const styleLayers: readonly StyleLayer[] = [
  {
    layer: { id: 'water', type: 'background' },
    color: { property: 'background-color', token: '--map-water' },
  },
  ...ground('world'),
  {
    layer: {
      id: 'detail-sea',
      type: 'fill',
      source: 'detail',
      'source-layer': 'sea',
      // the edges of its tiles would show
      paint: { 'fill-antialias': false },
    },
    color: { property: 'fill-color', token: '--map-water' },
  },
  ...ground('detail'),
  ...lines('world'),
  ...lines('detail'),
];

const colored = ({ layer, color: { property, token } }: StyleLayer): LayerSpecification =>
  ({ ...layer, paint: { ...layer.paint, [property]: tokenOf(token) } }) as LayerSpecification;

const sourceOf = (zooms: { minzoom: number; maxzoom: number }): SourceSpecification => ({
  type: 'vector',
  tiles: [`pmtiles://${new URL(tilesUrl, window.location.href).href}/{z}/{x}/{y}`],
  attribution,
  ...zooms,
});

/** The style of our own tiles in the colors of the page. */
export const ownStyle = (): StyleSpecification => ({
  version: 8,
  sources: {
    world: sourceOf({ minzoom: 0, maxzoom: worldZoom }),
    detail: sourceOf({ minzoom: worldZoom + 1, maxzoom: largestZoom }),
  },
  layers: styleLayers.map(colored),
});

/** The color of each layer in the theme of the page. */
export const colorsOfStyle = () =>
  styleLayers.map(({ layer, color: { property, token } }) => ({
    id: layer.id,
    property,
    color: tokenOf(token),
  }));
