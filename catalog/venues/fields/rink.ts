import type { Point } from '../../pictures/drawing/path.ts';
import type { FieldShape } from '../layout/draft.ts';
import { boxAround, circle, polyline, roundedRectangle } from './lines.ts';

/** 200 by 85 feet; `unit` is a foot. */
export const rink = ([x, y]: Point, unit: number): FieldShape[] => {
  const [length, width] = [100 * unit, 42.5 * unit];
  const across = (feet: number) => polyline([x + feet * unit, y - width], [x + feet * unit, y + width]);
  const goalLine = (side: number) =>
    polyline([x + side * 89 * unit, y - width * 0.84], [x + side * 89 * unit, y + width * 0.84]);
  const spots = [-69, 69].flatMap((along) =>
    [-22, 22].map((aside): Point => [x + along * unit, y + aside * unit]),
  );
  return [
    { role: 'surface', d: roundedRectangle(boxAround([x, y], length, width), 28 * unit) },
    { role: 'accent-2', d: across(-25) + across(25) },
    { role: 'accent', d: across(0) },
    {
      role: 'line',
      d: goalLine(-1) + goalLine(1) + spots.map((spot) => circle(spot, 12 * unit)).join(''),
    },
    { role: 'accent-2', d: circle([x, y], 15 * unit) },
  ];
};
