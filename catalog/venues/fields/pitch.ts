import type { Point } from '../../pictures/drawing/path.ts';
import type { FieldShape } from '../layout/draft.ts';
import { arcLine, boxAround, circle, polyline, rectangle } from './lines.ts';

/** 105 by 68 meters; `unit` is a meter. */
export const pitch = ([x, y]: Point, unit: number): FieldShape[] => {
  const at = (along: number, aside: number): Point => [x + along * unit, y + aside * unit];
  const end = (side: -1 | 1): string =>
    [
      rectangle(boxAround(at(side * 44.25, 0), 8.25 * unit, 20.15 * unit)),
      rectangle(boxAround(at(side * 49.75, 0), 2.75 * unit, 9.15 * unit)),
      arcLine(at(side * 41.5, 0), 9.15 * unit, side < 0 ? [37, 143] : [217, 323]),
    ].join('');
  const goal = (side: -1 | 1) => rectangle(boxAround(at(side * 53.5, 0), unit, 3.66 * unit));
  return [
    { role: 'grass', d: rectangle(boxAround([x, y], 56 * unit, 37 * unit)) },
    {
      role: 'line',
      d: `${rectangle(boxAround([x, y], 52.5 * unit, 34 * unit)) + polyline(at(0, -34), at(0, 34))}${circle([x, y], 9.15 * unit)}${end(-1)}${end(1)}`,
    },
    { role: 'accent', d: goal(-1) + goal(1) },
  ];
};
