export type Point = { lat: number; lng: number };
export type Size = { width: number; height: number };
export type MapView = { center: Point; zoom: number };

/** Web Mercator with 512 px for the whole earth at zoom 0, as in the base map. */
const worldPixels = 512;
const metersPerDegree = 111_195;
export const zoomLimits = { min: 1.5, max: 14 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const scaleOf = (zoom: number) => worldPixels * 2 ** zoom;
export const clampZoom = (zoom: number) => Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom));

const mercator = ({ lat, lng }: Point): { x: number; y: number } => {
  const y = Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));
  return { x: (lng + 180) / 360, y: (1 - y / Math.PI) / 2 };
};

const pointOf = ({ x, y }: { x: number; y: number }): Point => {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: x * 360 - 180 };
};

/** Where a place lies in the frame, in pixels from its top left corner. */
export const pixelOf = (point: Point, view: MapView, size: Size): { x: number; y: number } => {
  const [here, middle, scale] = [mercator(point), mercator(view.center), scaleOf(view.zoom)];
  return {
    x: size.width / 2 + (here.x - middle.x) * scale,
    y: size.height / 2 + (here.y - middle.y) * scale,
  };
};

/** A place moved by pixels of a view: to the right and down. */
export const moveBy = (point: Point, by: { x: number; y: number }, view: MapView): Point => {
  const [here, scale] = [mercator(point), scaleOf(view.zoom)];
  return pointOf({ x: here.x + by.x / scale, y: here.y + by.y / scale });
};

const metersPerPixel = ({ center, zoom }: MapView) =>
  (360 * metersPerDegree * Math.cos(radians(center.lat))) / scaleOf(zoom);

/** Half the shorter side in whole kilometers: the circle of a search that fills the frame. */
export const radiusOf = (view: MapView, size: Size): number => {
  const meters = (Math.min(size.width, size.height) / 2) * metersPerPixel(view);
  return Math.min(1000, Math.max(1, Math.round(meters / 1000))) * 1000;
};

/** The view in which a circle fills the shorter side. */
export const viewOfCircle = (center: Point, radiusMeters: number, size: Size): MapView => {
  const wanted = radiusMeters / (Math.min(size.width, size.height) / 2);
  return { center, zoom: clampZoom(Math.log2(metersPerPixel({ center, zoom: 0 }) / wanted)) };
};

/** Where a place lies on the whole map of a zoom, in pixels. */
export const worldPixelOf = (point: Point, zoom: number): { x: number; y: number } => {
  const [{ x, y }, scale] = [mercator(point), scaleOf(zoom)];
  return { x: x * scale, y: y * scale };
};

type Edges = { top: number; right: number; bottom: number; left: number };

const closest = 12.5;
/** Room for the buttons of the map, and for the text of a pin, which is to the right of its place and above it. */
const edges: Edges = { top: 152, right: 140, bottom: 84, left: 28 };
const noEdges: Edges = { top: 0, right: 0, bottom: 0, left: 0 };
const evenEdges: Edges = { top: 152, right: 140, bottom: 152, left: 140 };

const viewWithin = (
  points: readonly Point[],
  size: Size,
  { most = closest, ...edge }: Edges & { most?: number },
): MapView | null => {
  if (points.length === 0) return null;
  const spots = points.map(mercator);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(40, size.width - edge.left - edge.right) / Math.max(east - west, 1e-9);
  const along = Math.max(40, size.height - edge.top - edge.bottom) / Math.max(south - north, 1e-9);
  const zoom = clampZoom(Math.min(most, Math.log2(Math.min(across, along) / worldPixels)));
  const scale = scaleOf(zoom);
  const middle = {
    x: (west + east) / 2 + (edge.right - edge.left) / 2 / scale,
    y: (north + south) / 2 + (edge.bottom - edge.top) / 2 / scale,
  };
  return { center: pointOf(middle), zoom };
};

/** Opposite corners; across the 180th meridian the second one has the smaller longitude. */
export type Box = readonly [southWest: Point, northEast: Point];

/** To about ten meters. */
export const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const onEarth = ({ lat, lng }: Point): Point => ({
  lat: rounded(lat),
  lng: rounded(((((lng + 180) % 360) + 360) % 360) - 180),
});

/** The shown part of the earth. */
export const boxOfView = (view: MapView, { width, height }: Size): Box => [
  onEarth(moveBy(view.center, { x: -width / 2, y: height / 2 }, view)),
  onEarth(moveBy(view.center, { x: width / 2, y: -height / 2 }, view)),
];

/** The closest view with the whole box in it, up to the edges of the frame. */
export const viewOfBox = ([southWest, northEast]: Box, size: Size): MapView | null => {
  const lng = northEast.lng < southWest.lng ? northEast.lng + 360 : northEast.lng;
  const view = viewWithin([southWest, { ...northEast, lng }], size, { ...noEdges, most: zoomLimits.max });
  return view && { ...view, center: onEarth(view.center) };
};

/** The closest view with every point in it, clear of the buttons of the map. */
export const viewOfPoints = (points: readonly Point[], size: Size): MapView | null =>
  viewWithin(points, size, edges);

/** The closest view with every point in the circle of `radiusOf`, so that a search of that circle finds them all. */
export const viewAround = (points: readonly Point[], size: Size): MapView | null => {
  const shorter = Math.min(size.width, size.height);
  return viewWithin(points, { width: shorter, height: shorter }, evenEdges);
};

/** The one of the points with the shortest way to all others: unlike their average, it is never in an empty place. */
export const middlePoint = (points: readonly Point[]): Point | null => {
  const spots = points.map((point) => ({ point, ...mercator(point) }));
  const wayOf = (one: (typeof spots)[number]) =>
    spots.reduce((way, { x, y }) => way + Math.hypot(x - one.x, y - one.y), 0);
  const ways = spots.map((spot) => ({ point: spot.point, way: wayOf(spot) }));
  return ways.toSorted((one, other) => one.way - other.way)[0]?.point ?? null;
};
