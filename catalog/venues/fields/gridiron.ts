import type { Point } from '../../pictures/drawing/path.ts';
import type { FieldShape } from '../layout/draft.ts';
import { boxAround, polyline, rectangle } from './lines.ts';

const HALF_WIDTH = 26.65;

/** 120 by 53 yards with its end zones; `unit` is a yard. */
export const gridiron = ([x, y]: Point, unit: number): FieldShape[] => {
  const at = (along: number, aside: number): Point => [x + along * unit, y + aside * unit];
  const lines = Array.from({ length: 11 }, (_, index) => (index - 5) * 10);
  const hashes = Array.from({ length: 19 }, (_, index) => (index - 9) * 5).filter((yard) => yard % 10);
  const zone = (side: -1 | 1) => rectangle(boxAround(at(side * 55, 0), 5 * unit, HALF_WIDTH * unit));
  const hash = (yard: number) =>
    [-3.1, 3.1].map((aside) => polyline(at(yard, aside - 0.9), at(yard, aside + 0.9))).join('');
  return [
    { role: 'grass', d: rectangle(boxAround([x, y], 60 * unit, HALF_WIDTH * unit)) },
    { role: 'accent', d: zone(-1) + zone(1) },
    {
      role: 'line',
      d:
        lines.map((yard) => polyline(at(yard, -HALF_WIDTH), at(yard, HALF_WIDTH))).join('') +
        hashes.map(hash).join(''),
    },
    { role: 'line', d: rectangle(boxAround([x, y], 60 * unit, HALF_WIDTH * unit)) },
  ];
};
