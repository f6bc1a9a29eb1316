import type { Point } from '../../pictures/drawing/path.ts';
import { type Segment, Track } from './track.ts';

const DEGREE = Math.PI / 180;

export interface RoundedBox {
  center: Point;
  halfWidth: number;
  halfHeight: number;
  corner: number;
}

/** Around a field, clockwise from the middle of its top. */
export const trackAround = ({ center: [x, y], halfWidth, halfHeight, corner }: RoundedBox): Track => {
  const radius = Math.min(corner, halfWidth, halfHeight);
  const [left, right] = [x - halfWidth, x + halfWidth];
  const [top, bottom] = [y - halfHeight, y + halfHeight];
  const line = (from: Point, to: Point, normal: Point): Segment => ({ kind: 'line', from, to, normal });
  const arc = (center: Point, start: number): Segment => {
    return { kind: 'arc', center, radius, start: start * DEGREE, end: (start + 90) * DEGREE };
  };
  return new Track([
    line([x, top], [right - radius, top], [0, -1]),
    arc([right - radius, top + radius], -90),
    line([right, top + radius], [right, bottom - radius], [1, 0]),
    arc([right - radius, bottom - radius], 0),
    line([right - radius, bottom], [left + radius, bottom], [0, 1]),
    arc([left + radius, bottom - radius], 90),
    line([left, bottom - radius], [left, top + radius], [-1, 0]),
    arc([left + radius, top + radius], 180),
    line([left + radius, top], [x, top], [0, -1]),
  ]);
};

/** Curved rows in front of a stage at the top: from the right to the left, by degrees on both sides of the middle. */
export const fanTrack = (center: Point, radius: number, [right, left]: readonly [number, number]): Track =>
  new Track([{ kind: 'arc', center, radius, start: (90 - right) * DEGREE, end: (90 + left) * DEGREE }]);

/** Straight rows in front of a stage at the top, from the right to the left. */
export const straightTrack = (right: Point, left: Point): Track => {
  const length = Math.hypot(left[0] - right[0], left[1] - right[1]);
  const along: Point = [(left[0] - right[0]) / length, (left[1] - right[1]) / length];
  return new Track([{ kind: 'line', from: right, to: left, normal: [along[1], -along[0]] }]);
};
