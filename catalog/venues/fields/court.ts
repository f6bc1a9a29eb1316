import type { Point } from '../../pictures/drawing/path.ts';
import type { FieldShape } from '../layout/draft.ts';
import { arcLine, boxAround, circle, polyline, rectangle } from './lines.ts';

/** 94 by 50 feet; `unit` is a foot. */
export const court = ([x, y]: Point, unit: number): FieldShape[] => {
  const at = (along: number, aside: number): Point => [x + along * unit, y + aside * unit];
  const half = (side: -1 | 1): string => {
    const [low, high] = side < 0 ? [0, 180] : [180, 360];
    const basket = at(side * 41.75, 0);
    return [
      polyline(at(side * 47, -22), at(side * 33, -22)) + polyline(at(side * 47, 22), at(side * 33, 22)),
      arcLine(basket, 23.75 * unit, side < 0 ? [22, 158] : [202, 338]),
      arcLine(at(side * 28, 0), 6 * unit, [low, high]),
      circle(basket, 1.2 * unit),
    ].join('');
  };
  const lane = (side: -1 | 1) => rectangle(boxAround(at(side * 37.5, 0), 9.5 * unit, 8 * unit));
  return [
    { role: 'surface', d: rectangle(boxAround([x, y], 50 * unit, 28 * unit)) },
    { role: 'line', d: rectangle(boxAround([x, y], 47 * unit, 25 * unit)) },
    { role: 'accent', d: lane(-1) + lane(1) + circle([x, y], 6 * unit) },
    { role: 'line', d: polyline(at(0, -25), at(0, 25)) + half(-1) + half(1) },
  ];
};
