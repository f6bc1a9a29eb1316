import type { Point } from '../../pictures/drawing/path.ts';
import { diamond } from '../fields/diamond.ts';
import { cutPiece, evenShares, oneDecimal, type Piece, pointText } from '../geometry/piece.ts';
import { type Segment, Track } from '../geometry/track.ts';
import {
  NUMBERED_ROWS,
  type SectionDraft,
  type VenueFacts,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';

const DIAGONAL = Math.SQRT1_2;
const DEGREE = Math.PI / 180;
const MARGIN = 10;
const MIN_WIDTH = 42;

interface Park {
  home: Point;
  /** a foot */
  unit: number;
  /** feet to the right and left foul pole, and to center field */
  right: number;
  left: number;
  center: number;
}

/** Along the foul lines and around home plate, from the right field corner to the left field corner. */
const foulTrack = ({ home: [x, y], unit, right, left }: Park, foulGround: number): Track => {
  const aside = foulGround * unit;
  const corner = (side: 1 | -1, feet: number): Point => [
    x + side * (feet * DIAGONAL * unit + aside * DIAGONAL),
    y - feet * DIAGONAL * unit + aside * DIAGONAL,
  ];
  const line = (from: Point, to: Point, normal: Point): Segment => ({ kind: 'line', from, to, normal });
  return new Track([
    line(corner(1, right), corner(1, 0), [DIAGONAL, DIAGONAL]),
    { kind: 'arc', center: [x, y], radius: aside, start: 45 * DEGREE, end: 135 * DEGREE },
    line(corner(-1, 0), corner(-1, left), [-DIAGONAL, DIAGONAL]),
  ]);
};

/** The circle through both foul poles and the deepest point of center field. */
const fenceCircle = ({
  home: [x, y],
  unit,
  right,
  left,
  center,
}: Park): { center: Point; radius: number } => {
  const mean = ((right + left) / 2) * DIAGONAL;
  const up = (center ** 2 - 2 * mean ** 2) / (2 * (center - mean));
  return { center: [x, y - up * unit], radius: (center - up) * unit };
};

const qualityOf = ({ home, unit }: Park, at: Point, height: number): number => {
  const [x, y] = [at[0] - home[0], at[1] - home[1]];
  const distance = Math.hypot(x, y) / (500 * unit);
  const behind = (Math.atan2(Math.abs(x), y) / Math.PI) ** 1.2;
  return 1 - 0.36 * distance - 0.42 * behind - 0.34 * height;
};

const cutEvenly = (
  band: { track: Track; inner: number; outer: number },
  count: number,
  [from, to]: readonly [number, number],
): Piece[] => {
  const total = band.track.length((band.inner + band.outer) / 2);
  const number = Math.max(1, Math.min(count, Math.floor(((to - from) * total) / MIN_WIDTH)));
  const shares = evenShares(number, from, to);
  return shares
    .slice(1)
    .map((share, index) => cutPiece(band, (shares[index] as number) * total, share * total));
};

const tier = (
  park: Park,
  pieces: readonly Piece[],
  facts: Pick<SectionDraft, 'tier' | 'height' | 'density'> & { base: number },
): SectionDraft[] =>
  pieces.map((piece, index) => ({
    ...{ label: String(facts.base + 1 + index), tier: facts.tier, piece, density: facts.density },
    ...{ height: facts.height, rows: NUMBERED_ROWS, quality: qualityOf(park, piece.middle, facts.height) },
  }));

const foulTiers = (park: Park, { random, capacity }: VenueFacts, track: Track): SectionDraft[] => {
  const lower = { track, inner: 8, outer: 8 + random.integer(46, 54) };
  const sections = tier(park, cutEvenly(lower, random.integer(19, 23), [0, 1]), {
    ...{ tier: 'lower', base: 100, height: 0.12, density: 1 },
  });
  if (capacity < 12_000) return sections;
  const hasClub = capacity > 30_000;
  const clubInner = lower.outer + 8;
  const club = { track, inner: clubInner, outer: clubInner + 32 };
  const end = random.between(0, 0.14);
  if (hasClub) {
    const pieces = cutEvenly(club, random.integer(13, 16), [0.12 + end / 2, 0.88 - end / 2]);
    sections.push(...tier(park, pieces, { tier: 'club', base: 200, height: 0.4, density: 0.8 }));
  }
  const upperInner = (hasClub ? club.outer : lower.outer) + 9;
  const upper = { track, inner: upperInner, outer: upperInner + random.integer(42, 48) };
  const pieces = cutEvenly(upper, random.integer(17, 21), [end, 1 - random.between(0, 0.14)]);
  sections.push(
    ...tier(park, pieces, { tier: 'upper', base: hasClub ? 300 : 200, height: 0.85, density: 1 }),
  );
  return sections;
};

/** Bleachers over the outfield fence, on both sides of the dark wall that batters see behind the ball. */
const bleachers = (park: Park, { random, capacity }: VenueFacts): SectionDraft[] => {
  const { center, radius } = fenceCircle(park);
  const pole = ((park.right + park.left) / 2) * DIAGONAL * park.unit;
  const reach = Math.asin(Math.min(1, pole / radius)) / DEGREE + random.between(-6, 4);
  const arc: Segment = {
    kind: 'arc',
    center,
    radius,
    start: (-90 - reach) * DEGREE,
    end: (-90 + reach) * DEGREE,
  };
  const band = { track: new Track([arc]), inner: 12, outer: 12 + random.integer(38, 46) };
  const [left, right] = random.pick([
    [0.42, 0.58],
    [0.38, 0.56],
    [0.46, 0.64],
  ] as const);
  const sides = capacity < 9000 ? [[0.62, 0.95] as const] : [[0, left] as const, [right, 1] as const];
  const pieces = sides.flatMap((span) => cutEvenly(band, 7, span));
  return tier(park, pieces, { tier: 'bleachers', base: 130, height: 0.25, density: 1 });
};

export const ballpark: VenueShape = (facts) => {
  const { random, capacity } = facts;
  const depth = capacity > 30_000 ? 156 : capacity > 12_000 ? 116 : 62;
  const unit = (WIDTH / 2 - MARGIN - depth * DIAGONAL) / ((338 + 42) * DIAGONAL);
  const feet = {
    right: random.integer(314, 338),
    left: random.integer(314, 338),
    center: random.integer(396, 412),
  };
  const top = MARGIN + 62;
  const home: Point = [WIDTH / 2, Math.round(top + feet.center * unit)];
  const park: Park = { ...feet, unit, home };
  const sections = [
    ...foulTiers(park, facts, foulTrack(park, random.integer(28, 42))),
    ...bleachers(park, facts),
  ];
  const { radius } = fenceCircle(park);
  const pole = (side: 1 | -1, feet: number): Point => [
    home[0] + side * feet * DIAGONAL * unit,
    home[1] - feet * DIAGONAL * unit,
  ];
  const r = oneDecimal(radius);
  const foul = oneDecimal(30 * unit);
  const fence = `M${pointText(pole(-1, feet.left))}A${r} ${r} 0 0 1 ${pointText(pole(1, feet.right))}L${pointText([home[0] + 22 * unit, home[1] + 20 * unit])}A${foul} ${foul} 0 0 1 ${pointText([home[0] - 22 * unit, home[1] + 20 * unit])}Z`;
  const lowest = Math.max(...sections.map(({ piece }) => piece.middle[1] + piece.depth / 2));
  return {
    ...{ width: WIDTH, height: Math.round(lowest + MARGIN), action: home },
    ...{ field: diamond({ home, unit, fence }), sections },
  };
};
