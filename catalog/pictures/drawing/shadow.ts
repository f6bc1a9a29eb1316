import { shiftColor } from './color.ts';
import type { Point } from './path.ts';
import type { Stage } from './perspective.ts';

interface ShadowBody {
  x: readonly [number, number];
  z: readonly [number, number];
  height: number;
  opacity?: number;
}

/** Draws the shadow of a box on level ground: the convex hull of the shadows of its corners. */
export const castShadow = (stage: Stage, { x, z, height, opacity = 0.34 }: ShadowBody): void => {
  const tips = x.flatMap((atX) => z.flatMap((atZ) => [0, height].map((y) => stage.shadowOf([atX, y, atZ]))));
  const outline = hullOf(tips).map(([worldX, worldZ]) =>
    stage.projectWorld([worldX, 0, Math.max(2.6, worldZ)]),
  );
  const { palette, canvas } = stage;
  canvas.polygon(
    outline,
    palette.tone(shiftColor(palette.land.ground, { lightness: -0.3, chroma: 0.9 }), 0),
    opacity,
  );
};

const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((first, second) => first[0] - second[0] || first[1] - second[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

const turn = (origin: Point, first: Point, second: Point): number =>
  (first[0] - origin[0]) * (second[1] - origin[1]) - (first[1] - origin[1]) * (second[0] - origin[0]);
