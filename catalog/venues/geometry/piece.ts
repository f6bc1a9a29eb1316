import type { Point } from '../../pictures/drawing/path.ts';
import type { Segment, Track } from './track.ts';

/** Rows between two distances outward from a track. */
export interface Band {
  track: Track;
  inner: number;
  outer: number;
}

/** The part of a band between two aisles. */
export interface Piece {
  outline: string;
  middle: Point;
  area: number;
  depth: number;
  /** Lengths of its rows, from the front, when it has this many. */
  rowLengths: (count: number) => number[];
  /** Where a cross aisle ends at its last row. */
  corner: Point;
}

/** Between neighboring sections. */
export const GAP = 4;
/** From the corner of a section to the middle of an accessible bay, which is at the aisle behind its last row. */
const CORNER_INSET = 4;

export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const pointText = ([x, y]: Point): string => `${oneDecimal(x)} ${oneDecimal(y)}`;

/** `from` and `to` are lengths along the middle of the band. */
export const cutPiece = (band: Band, from: number, to: number): Piece => {
  const { track, inner, outer } = band;
  const center = (inner + outer) / 2;
  const ends = (offset: number): [number, number] => [
    track.convert(from, center, offset) + GAP / 2,
    track.convert(to, center, offset) - GAP / 2,
  ];
  const lengthAt = (offset: number) => Math.max(0, ends(offset)[1] - ends(offset)[0]);
  const depth = outer - inner;
  const [, outerEnd] = ends(outer - CORNER_INSET);
  return {
    outline: `M${pointText(track.point(ends(inner)[0], inner))}${edge(track, ends(inner), inner)}L${pointText(track.point(ends(outer)[1], outer))}${edgeBack(track, ends(outer), outer)}Z`,
    middle: track.point((from + to) / 2, center),
    area: lengthAt(center) * depth,
    depth,
    rowLengths: (count) =>
      Array.from({ length: count }, (_, row) => lengthAt(inner + ((row + 0.5) / count) * depth)),
    corner: track.point(outerEnd - CORNER_INSET, outer - CORNER_INSET),
  };
};

const edge = (track: Track, [from, to]: readonly [number, number], offset: number): string =>
  track
    .stretches(from, to, offset)
    .map((stretch) => step(stretch.segment, offset, [track.point(stretch.to, offset), 1]))
    .join('');

const edgeBack = (track: Track, [from, to]: readonly [number, number], offset: number): string =>
  track
    .stretches(from, to, offset)
    .toReversed()
    .map((stretch) => step(stretch.segment, offset, [track.point(stretch.from, offset), 0]))
    .join('');

const step = (segment: Segment, offset: number, [to, sweep]: readonly [Point, 0 | 1]): string => {
  if (segment.kind === 'line') return `L${pointText(to)}`;
  const radius = oneDecimal(segment.radius + offset);
  return `A${radius} ${radius} 0 0 ${sweep} ${pointText(to)}`;
};

/** Cuts a band at shares (0 to 1) of its length. */
export const cutAt = (band: Band, shares: readonly number[]): Piece[] => {
  const total = band.track.length((band.inner + band.outer) / 2);
  return shares
    .slice(1)
    .map((share, index) => cutPiece(band, (shares[index] as number) * total, share * total));
};

/** Shares that divide a stretch evenly. */
export const evenShares = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
