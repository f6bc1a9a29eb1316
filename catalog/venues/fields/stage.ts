import type { Point } from '../../pictures/drawing/path.ts';
import type { FieldShape } from '../layout/draft.ts';
import { type Box, polygon, polyline, rectangle, roundedRectangle } from './lines.ts';

/** A stage behind a proscenium: wide at the front (bottom), with its wings. */
export const prosceniumStage = ([left, top, right, bottom]: Box, inset: number): FieldShape[] => [
  {
    role: 'stage',
    d: polygon([left + inset, top], [right - inset, top], [right, bottom], [left, bottom]),
  },
  {
    role: 'line',
    d:
      polyline([left + inset * 0.3, top], [left - 6, bottom]) +
      polyline([right - inset * 0.3, top], [right + 6, bottom]),
  },
];

/** A concert stage with a platform for the band and loudspeakers at its sides. */
export const concertStage = (box: Box): FieldShape[] => {
  const [left, top, right, bottom] = box;
  const width = right - left;
  const depth = bottom - top;
  const speakers = [left - 16, right + 6].map((x) => roundedRectangle([x, top + 8, x + 10, bottom - 8], 3));
  return [
    { role: 'stage', d: roundedRectangle(box, 6) },
    {
      role: 'line',
      d: rectangle([left + width * 0.36, top + depth * 0.18, right - width * 0.36, top + depth * 0.5]),
    },
    { role: 'stage', d: speakers.join('') },
  ];
};

/** A runway into the crowd that ends in a small stage. */
export const runway = ([x, top]: Point, length: number): FieldShape[] => [
  { role: 'stage', d: rectangle([x - 9, top - 2, x + 9, top + length - 10]) },
  { role: 'stage', d: roundedRectangle([x - 28, top + length - 26, x + 28, top + length + 8], 17) },
];
