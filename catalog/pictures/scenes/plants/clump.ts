import { range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';

export interface Clump {
  at: Point;
  radii: Point;
  lobes: number;
}

/** A scalloped, cloud-like outline of arcs around an ellipse. */
export const clumpPath = (
  random: Random,
  { at: [x, y], radii: [radiusX, radiusY], lobes }: Clump,
): string => {
  let angle = random.between(0, 1);
  const points = range(lobes).map((): Point => {
    const point: Point = [
      Math.round(x + Math.cos(angle) * radiusX * random.between(0.9, 1.06)),
      Math.round(y + Math.sin(angle) * radiusY * random.between(0.9, 1.06)),
    ];
    angle += ((Math.PI * 2) / lobes) * random.between(0.75, 1.25);
    return point;
  });
  const [startX, startY] = points[0] as Point;
  const arcs = points.map(([fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % lobes] as Point;
    const radius = Math.hypot(toX - fromX, toY - fromY) * random.between(0.56, 0.66);
    return path`a${radius} ${radius} 0 0 1 ${toX - fromX} ${toY - fromY}`;
  });
  return `${path`M${startX} ${startY}`}${arcs.join('')}z`;
};
