import { range } from '../drawing/numbers.ts';
import type { Point } from '../drawing/path.ts';
import type { PoolShape } from './shape-of-stay.ts';

const round = (radius: (angle: number) => number): Point[] =>
  range(22).map((index) => {
    const angle = (index / 22) * Math.PI * 2;
    const reach = radius(angle);
    return [0.5 + Math.cos(angle) * reach * 0.5, 0.5 + Math.sin(angle) * reach * 0.5];
  });

const OUTLINES: Record<PoolShape, readonly Point[]> = {
  rectangle: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  ell: [
    [0, 0],
    [1, 0],
    [1, 0.52],
    [0.56, 0.52],
    [0.56, 1],
    [0, 1],
  ],
  oval: round(() => 1),
  kidney: round((angle) => 1 - 0.34 * Math.exp(-(((angle - Math.PI * 1.45) / 0.6) ** 2))),
};

interface Area {
  x: readonly [number, number];
  z: readonly [number, number];
}

/** The corners of a pool in an area of the ground, as x and z, `grow` meters larger. */
export const poolOutline = (shape: PoolShape, { x, z }: Area, grow = 0): Point[] => {
  const [left, front] = [x[0] - grow, z[0] - grow];
  const [width, depth] = [x[1] - x[0] + 2 * grow, z[1] - z[0] + 2 * grow];
  return OUTLINES[shape].map(([u, v]) => [left + u * width, front + v * depth]);
};
