import type { Point } from '../../pictures/drawing/path.ts';
import { oneDecimal, pointText } from '../geometry/piece.ts';

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxAround = ([x, y]: Point, halfWidth: number, halfHeight: number): Box => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];

export const polyline = (...points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;

export const polygon = (...points: readonly Point[]): string => `${polyline(...points)}Z`;

export const rectangle = ([left, top, right, bottom]: Box): string =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom]);

export const circle = ([x, y]: Point, radius: number): string => {
  const size = oneDecimal(radius);
  const half = `A${size} ${size} 0 0 1 `;
  return `M${pointText([x - radius, y])}${half}${pointText([x + radius, y])}${half}${pointText([x - radius, y])}Z`;
};

export const roundedRectangle = (box: Box, radius: number): string => {
  const [left, top, right, bottom] = box;
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const turn = (point: Point) => `A${oneDecimal(r)} ${oneDecimal(r)} 0 0 1 ${pointText(point)}`;
  return [
    `M${pointText([left + r, top])}L${pointText([right - r, top])}${turn([right, top + r])}`,
    `L${pointText([right, bottom - r])}${turn([right - r, bottom])}`,
    `L${pointText([left + r, bottom])}${turn([left, bottom - r])}`,
    `L${pointText([left, top + r])}${turn([left + r, top])}Z`,
  ].join('');
};

/** Part of a circle as a line, by degrees clockwise from the top. */
export const arcLine = (center: Point, radius: number, [from, to]: readonly [number, number]): string => {
  const at = (degrees: number): Point => [
    center[0] + radius * Math.sin((degrees * Math.PI) / 180),
    center[1] - radius * Math.cos((degrees * Math.PI) / 180),
  ];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${pointText(at(from))}A${oneDecimal(radius)} ${oneDecimal(radius)} 0 ${isLarge} 1 ${pointText(at(to))}`;
};
