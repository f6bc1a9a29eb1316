import type { Point } from '../../pictures/drawing/path.ts';
import { cutPiece, type Piece, pointText } from './piece.ts';
import { straightTrack } from './tracks.ts';

/** Straight rows facing the top, with half a gap left free on both sides. */
export const blockPiece = ([left, top, right, bottom]: readonly [number, number, number, number]): Piece => {
  const track = straightTrack([right, top], [left, top]);
  return cutPiece({ track, inner: 0, outer: bottom - top }, 0, right - left);
};

const areaOf = (corners: readonly Point[]): number => {
  let doubled = 0;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
};

interface Area {
  corners: readonly Point[];
  middle: Point;
  /** of the platform for wheelchairs */
  platform: Point;
}

/** A standing area of any shape. */
export const areaPiece = ({ corners, middle, platform }: Area): Piece => {
  const area = areaOf(corners);
  return {
    outline: `M${corners.map(pointText).join('L')}Z`,
    ...{ middle, area, depth: Math.sqrt(area), corner: platform },
    rowLengths: (count) => Array.from({ length: count }, () => Math.sqrt(area)),
  };
};
