import { unitsPerDegree } from './units.ts';

/** How far a line may leave its course at a place, in degrees of latitude. */
export type Tolerance = (x: number, y: number) => number;

const at = (points: readonly number[], index: number): { x: number; y: number } => ({
  x: points[2 * index] ?? 0,
  y: points[2 * index + 1] ?? 0,
});

/** The distance of a point from a piece of line, in degrees of latitude. */
const distanceFrom = (points: readonly number[], [from, to]: readonly [number, number], index: number) => {
  const [a, b, p] = [at(points, from), at(points, to), at(points, index)];
  const narrowing = Math.cos((((a.y + b.y) / 2 / unitsPerDegree) * Math.PI) / 180);
  const [dx, dy] = [(b.x - a.x) * narrowing, b.y - a.y];
  const [px, py] = [(p.x - a.x) * narrowing, p.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy) / unitsPerDegree;
};

const farthestIn = (points: readonly number[], piece: readonly [number, number], tolerance: Tolerance) => {
  let [farthest, most] = [-1, 1];
  for (let index = piece[0] + 1; index < piece[1]; index++) {
    const { x, y } = at(points, index);
    const excess = distanceFrom(points, piece, index) / tolerance(x, y);
    if (excess > most) [farthest, most] = [index, excess];
  }
  return farthest;
};

/** The algorithm of Douglas and Peucker with a tolerance that depends on the place. */
export const simplify = (points: readonly number[], tolerance: Tolerance): number[] => {
  const last = points.length / 2 - 1;
  const kept = new Set([0, last]);
  // a ring begins where it ends, so its first piece goes to the opposite point
  const middle = Math.floor(last / 2);
  const isRing = points[0] === points.at(-2) && points[1] === points.at(-1);
  if (isRing) kept.add(middle);
  const pieces: [number, number][] = isRing
    ? [
        [0, middle],
        [middle, last],
      ]
    : [[0, last]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const farthest = farthestIn(points, piece, tolerance);
    if (farthest < 0) continue;
    kept.add(farthest);
    pieces.push([piece[0], farthest], [farthest, piece[1]]);
  }
  return [...kept]
    .sort((one, other) => one - other)
    .flatMap((index) => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]);
};
