import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { concertStage } from '../fields/stage.ts';
import { cutAt, evenShares, type Piece } from '../geometry/piece.ts';
import { fanTrack } from '../geometry/tracks.ts';
import { NUMBERED_ROWS, type SectionDraft, type VenueShape, WIDTH } from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const MARGIN = 10;
const STAGE_TOP = 10;
const STAGE_BOTTOM = 82;

interface Ring {
  depth: number;
  gap: number;
  /** degrees on both sides */
  spread: number;
}

interface Fan {
  center: Point;
  at: number;
}

/** The next ring outward; moves the fan on. */
const ring = (fan: Fan, { depth, gap, spread }: Ring, shares: readonly number[]): Piece[] => {
  const inner = fan.at + gap;
  fan.at = inner + depth;
  return cutAt({ track: fanTrack(fan.center, 0.01, [spread, spread]), inner, outer: fan.at }, shares);
};

interface Ground {
  fan: Fan;
  quality: (at: Point, height: number) => number;
  random: Random;
}

const pit = ({ fan, random }: Ground, spread: number): SectionDraft[] => {
  const isSeated = random.chance(0.35);
  const pieces = ring(fan, { depth: random.integer(34, 44), gap: 0, spread: spread * 0.8 }, [0, 1]);
  return pieces.map((piece) => ({
    ...{ label: 'Pit', tier: 'pit', piece, height: 0, density: 1, quality: 0.97 },
    rows: isSeated ? NUMBERED_ROWS : null,
  }));
};

/** Reserved seats, numbered like a clock's hand from the right to the left. */
const reserved = (ground: Ground, [base, count]: readonly [number, number], size: Ring): SectionDraft[] => {
  const { fan, quality } = ground;
  const height = base === 100 ? 0.2 : 0.5;
  return ring(fan, size, evenShares(count)).map((piece, index) => ({
    ...{ label: String(base + 1 + index), tier: 'reserved', piece, height, rows: NUMBERED_ROWS, density: 1 },
    quality: quality(piece.middle, height),
  }));
};

const lawn = ({ fan, random }: Ground, spread: number): SectionDraft[] => {
  const names = random.pick([['Lawn'], ['Lawn'], ['Lawn Right', 'Lawn Left']]);
  const size = { depth: random.integer(96, 128), gap: 16, spread };
  return ring(fan, size, evenShares(names.length)).map((piece, index) => ({
    ...{ label: names[index] ?? 'Lawn', tier: 'lawn', piece, height: 0.95, rows: null },
    ...{ density: 0.42, quality: 0.24 },
  }));
};

export const amphitheater: VenueShape = ({ capacity, random }) => {
  const bow = random.integer(40, 120);
  const center: Point = [WIDTH / 2, STAGE_BOTTOM - bow];
  const spread = random.integer(44, 58);
  const fan: Fan = { center, at: bow + 16 };
  const action: Point = [WIDTH / 2, STAGE_BOTTOM];
  const ground: Ground = { fan, random, quality: stageQuality({ stage: action, reach: 460 }) };
  const sections: SectionDraft[] = [];
  if (random.chance(0.8)) sections.push(...pit(ground, spread));
  const first: Ring = { depth: random.integer(74, 92), gap: 10, spread };
  sections.push(...reserved(ground, [100, random.pick([3, 4, 5])], first));
  if (capacity > 3500) {
    const count = random.pick([5, 6, 7]);
    sections.push(...reserved(ground, [200, count], { depth: random.integer(66, 84), gap: 12, spread }));
  }
  if (capacity > 15_000) {
    const count = random.pick([7, 8, 9]);
    sections.push(...reserved(ground, [300, count], { depth: random.integer(50, 60), gap: 12, spread }));
  }
  const lawnSpread = Math.min(spread + random.integer(0, 4), spreadToFit(fan.at + 144));
  sections.push(...lawn(ground, lawnSpread));
  const half = random.integer(100, 140);
  return {
    ...{ width: WIDTH, height: Math.round(center[1] + fan.at + MARGIN), action, sections },
    field: concertStage([WIDTH / 2 - half, STAGE_TOP, WIDTH / 2 + half, STAGE_BOTTOM - 6]),
  };
};

/** The widest spread whose outermost row is inside the drawing. */
const spreadToFit = (radius: number): number =>
  (Math.asin(Math.min(0.95, (WIDTH / 2 - MARGIN) / radius)) * 180) / Math.PI;
