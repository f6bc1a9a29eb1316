type Position = readonly [lng: number, lat: number];
/** Rings of one area: the outline, then its holes. */
export type Polygon = readonly (readonly Position[])[];

interface Point {
  lat: number;
  lng: number;
}

const metersPerDegree = 111_195;

const crosses = ({ lat, lng }: Point, [x1, y1]: Position, [x2, y2]: Position): boolean =>
  y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;

const edgesOf = (ring: readonly Position[]): [Position, Position][] =>
  ring.slice(1).map((to, i) => [ring[i] as Position, to]);

const isInside = (point: Point, polygon: Polygon): boolean =>
  polygon.flatMap(edgesOf).filter(([from, to]) => crosses(point, from, to)).length % 2 === 1;

/** On a plane around the point, which is exact enough for some kilometers. */
const metersToEdge = ({ lat, lng }: Point, [from, to]: [Position, Position]): number => {
  const scale = Math.cos((lat * Math.PI) / 180);
  const [x1, y1] = [(from[0] - lng) * scale, from[1] - lat];
  const [dx, dy] = [(to[0] - from[0]) * scale, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + along * dx, y1 + along * dy) * metersPerDegree;
};

/** Whether a point is in one of these areas, or no farther from them than the outline is exact. */
export const isOnLand = (land: readonly Polygon[], point: Point, toleranceMeters: number): boolean =>
  land.some((polygon) => isInside(point, polygon)) ||
  land.some((polygon) =>
    polygon.flatMap(edgesOf).some((edge) => metersToEdge(point, edge) <= toleranceMeters),
  );
