import type { Point } from '../../pictures/drawing/path.ts';

/** Angles in radians, 0 to the right, growing clockwise on the drawing (y points down). */
export type Segment =
  | { kind: 'line'; from: Point; to: Point; normal: Point }
  | { kind: 'arc'; center: Point; radius: number; start: number; end: number };

interface Location {
  segment: Segment;
  /** 0 to 1 along the segment */
  share: number;
  /** length of the track up to this segment, and of the segment */
  before: number;
  length: number;
  turns: number;
}

/** A stretch of one segment, by lengths along the track. */
interface Stretch {
  segment: Segment;
  from: number;
  to: number;
}

const TINY = 0.01;

/**
 * A line of straight segments and arcs, followed clockwise, from which rows of seats lie outward. All its offsets share their
 * normals, so that an aisle is straight through all rows.
 */
export class Track {
  readonly segments: readonly Segment[];

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** Length at this distance outward. */
  length(offset: number): number {
    return this.segments.reduce((sum, segment) => sum + lengthOf(segment, offset), 0);
  }

  point(length: number, offset: number): Point {
    const { segment, share } = this.#locate(length, offset);
    return pointOn(segment, share, offset);
  }

  /** The same aisle at another distance outward. */
  convert(length: number, offset: number, target: number): number {
    const { segment, share, turns } = this.#locate(length, offset);
    const index = this.segments.indexOf(segment);
    const before = this.segments.slice(0, index).reduce((sum, each) => sum + lengthOf(each, target), 0);
    return turns * this.length(target) + before + share * lengthOf(segment, target);
  }

  stretches(from: number, to: number, offset: number): Stretch[] {
    const found: Stretch[] = [];
    let at = from;
    while (at < to - TINY) {
      const { segment, before, length, turns } = this.#locate(at + TINY / 2, offset);
      const end = Math.min(to, turns * this.length(offset) + before + length);
      found.push({ segment, from: at, to: end });
      at = Math.max(end, at + TINY);
    }
    return found;
  }

  /** A closed track continues after its end and before its start. */
  #locate(at: number, offset: number): Location {
    const total = this.length(offset);
    const turns = Math.floor(at / total);
    const isOpenEnd = !this.#isClosed() && (turns !== 0 || at < 0);
    let rest = isOpenEnd ? Math.min(total, Math.max(0, at)) : at - turns * total;
    let before = 0;
    for (const [index, segment] of this.segments.entries()) {
      const length = lengthOf(segment, offset);
      if (rest <= length || index === this.segments.length - 1) {
        const share = length ? Math.min(1, rest / length) : 0;
        return { segment, share, before, length, turns: isOpenEnd ? 0 : turns };
      }
      rest -= length;
      before += length;
    }
    throw new Error('A track has at least one segment');
  }

  #isClosed(): boolean {
    const [first, last] = [this.segments[0], this.segments.at(-1)] as [Segment, Segment];
    const [start, end] = [pointOn(first, 0, 0), pointOn(last, 1, 0)];
    return Math.hypot(start[0] - end[0], start[1] - end[1]) < 1;
  }
}

const lengthOf = (segment: Segment, offset: number): number =>
  segment.kind === 'line'
    ? Math.hypot(segment.to[0] - segment.from[0], segment.to[1] - segment.from[1])
    : (segment.radius + offset) * (segment.end - segment.start);

const pointOn = (segment: Segment, share: number, offset: number): Point => {
  if (segment.kind === 'arc') {
    const angle = segment.start + (segment.end - segment.start) * share;
    const radius = segment.radius + offset;
    return [segment.center[0] + radius * Math.cos(angle), segment.center[1] + radius * Math.sin(angle)];
  }
  const { from, to, normal } = segment;
  return [
    from[0] + (to[0] - from[0]) * share + normal[0] * offset,
    from[1] + (to[1] - from[1]) * share + normal[1] * offset,
  ];
};
