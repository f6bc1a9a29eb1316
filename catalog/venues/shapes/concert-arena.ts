import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { boxAround, roundedRectangle } from '../fields/lines.ts';
import { concertStage, runway } from '../fields/stage.ts';
import { areaPiece, blockPiece } from '../geometry/area.ts';
import type { Piece } from '../geometry/piece.ts';
import type { Track } from '../geometry/track.ts';
import { trackAround } from '../geometry/tracks.ts';
import { arenaTiers } from '../layout/arena-tiers.ts';
import { type BowlTier, bowlSections, type Span } from '../layout/bowl.ts';
import {
  type FieldShape,
  NUMBERED_ROWS,
  type SectionDraft,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const MARGIN = 8;
const STAGE_DEPTH = 64;

interface Floor {
  /** left, top, right, bottom */
  box: readonly [number, number, number, number];
  center: number;
}

interface FloorPlan {
  sections: SectionDraft[];
  field: FieldShape[];
}

const standing = (label: string, piece: Piece, tier: 'pit' | 'floor'): SectionDraft => ({
  ...{ label, tier, piece, height: 0, rows: null, density: 1, quality: tier === 'pit' ? 0.98 : 0.84 },
});

/** Everybody stands; the pit at the stage is sold apart. */
const standingFloor = ({ box: [left, top, right, bottom] }: Floor, random: Random): FloorPlan => {
  const split = top + (bottom - top) * random.between(0.3, 0.42);
  return {
    sections: [
      standing('Pit', blockPiece([left, top, right, split - 2]), 'pit'),
      standing('Floor', blockPiece([left, split + 2, right, bottom]), 'floor'),
    ],
    field: [],
  };
};

/** A runway divides the pit. */
const runwayFloor = ({ box: [left, top, right, bottom], center }: Floor, random: Random): FloorPlan => {
  const length = (bottom - top) * random.between(0.42, 0.52);
  const split = top + length + 14;
  const side = (edge: number, inner: number): Piece => {
    const [near, far] = [top, split - 4];
    const toCenter = Math.sign(center - edge);
    const notch = inner - toCenter * 20;
    const corners: Point[] = [
      [edge + toCenter * 2, near],
      [inner, near],
      [inner, far - 46],
      [notch, far - 36],
      [notch, far],
      [edge + toCenter * 2, far],
    ];
    const middle: Point = [(edge + inner) / 2, (near + far) / 2 - 8];
    return areaPiece({ corners, middle, platform: [edge + toCenter * 16, far - 14] });
  };
  return {
    sections: [
      standing('Pit Left', side(left, center - 14), 'pit'),
      standing('Pit Right', side(right, center + 14), 'pit'),
      standing('Floor', blockPiece([left, split + 2, right, bottom]), 'floor'),
    ],
    field: runway([center, top - 10], length + 6),
  };
};

/** Blocks of chairs. */
const seatedFloor = ({ box: [left, top, right, bottom] }: Floor, random: Random): FloorPlan => {
  const [columns, lines] = [random.pick([3, 4, 3]), random.pick([2, 3])];
  const [width, depth] = [(right - left) / columns, (bottom - top) / lines];
  const sections = Array.from({ length: columns * lines }, (_, index): SectionDraft => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    const x = left + column * width;
    const y = top + line * depth;
    const aside = Math.abs(column - (columns - 1) / 2) / columns;
    return {
      ...{ label: 'ABCDEFGHJKLM'[index] ?? 'N', tier: 'floor', height: 0, rows: NUMBERED_ROWS, density: 1 },
      piece: blockPiece([x, y + 2, x + width, y + depth - 2]),
      quality: 0.99 - 0.1 * line - 0.16 * aside,
    };
  });
  return { sections, field: [] };
};

/** Blocks of chairs on two sides of a stage in the middle. */
const roundFloor = ({ box: [left, top, right, bottom], center }: Floor): FloorPlan => {
  const middle = (top + bottom) / 2;
  const half = 44;
  const rows: readonly (readonly [number, number])[] = [
    [top, middle - half - 12],
    [middle + half + 12, bottom],
  ];
  const columns: readonly (readonly [number, number])[] = [
    [left, center],
    [center, right],
  ];
  const sections = rows.flatMap(([from, to], row) =>
    columns.map(
      ([start, end], column): SectionDraft => ({
        ...{
          label: 'ABCD'[row * 2 + column] ?? 'E',
          tier: 'floor',
          height: 0,
          rows: NUMBERED_ROWS,
          density: 1,
        },
        ...{ piece: blockPiece([start, from, end, to]), quality: 0.96 },
      }),
    ),
  );
  const stage = roundedRectangle(boxAround([center, middle], half, half), half);
  return { sections, field: [{ role: 'stage', d: stage }] };
};

/** Sections behind the stage are not sold. */
const withoutBack = (tiers: readonly BowlTier[], share: number): BowlTier[] =>
  tiers.map((tier): BowlTier => {
    const span: Span = [share, 1 - share];
    return { ...tier, spans: [span] };
  });

/** The top of the sections next to the stage. */
const highest = (track: Track, tiers: readonly BowlTier[]): number =>
  Math.min(
    ...tiers.map(({ inner, outer, spans }) => {
      const center = (inner + outer) / 2;
      const start = (spans?.[0]?.[0] ?? 0) * track.length(center);
      return track.point(track.convert(start, center, outer), outer)[1];
    }),
  );

export const concertArena: VenueShape = (facts) => {
  const { random } = facts;
  const isRound = random.chance(0.15);
  const rings = arenaTiers(facts);
  const tiers = isRound ? rings : withoutBack(rings, random.between(0.11, 0.16));
  const reach = Math.max(...tiers.map(({ outer }) => outer));
  const halfWidth = WIDTH / 2 - MARGIN - reach;
  const halfHeight = halfWidth * random.between(0.95, 1.12);
  const corner = random.between(30, 90);
  const trackFrom = (top: number) =>
    trackAround({ center: [WIDTH / 2, top + halfHeight], halfWidth, halfHeight, corner });
  const top = MARGIN + (isRound ? reach : Math.max(16, -highest(trackFrom(0), tiers)));
  const height = Math.round(top + 2 * halfHeight + reach + MARGIN);
  const center: Point = [WIDTH / 2, top + halfHeight];
  const track = trackFrom(top);
  // A corner of the floor must not reach into the rounded corner of the first tier.
  const inset = Math.max(8, 0.293 * corner - 3);
  const floorTop = isRound ? center[1] - halfHeight + inset : top + STAGE_DEPTH + 14;
  const floor: Floor = {
    box: [
      center[0] - halfWidth + inset,
      floorTop,
      center[0] + halfWidth - inset,
      center[1] + halfHeight - inset,
    ],
    center: center[0],
  };
  const layout = random.pick([standingFloor, runwayFloor, seatedFloor, seatedFloor]);
  const plan = isRound ? roundFloor(floor) : layout(floor, random);
  const stageHalf = halfWidth * random.between(0.55, 0.72);
  const stage = concertStage([center[0] - stageHalf, top, center[0] + stageHalf, top + STAGE_DEPTH]);
  const action: Point = isRound ? center : [center[0], top + STAGE_DEPTH];
  const quality = stageQuality({ stage: action, reach: 2 * halfHeight + reach });
  const bowl = { track, center, half: [halfWidth, halfHeight] as Point, tiers };
  const sections = isRound
    ? bowlSections(bowl)
    : bowlSections({ ...bowl, qualityAt: ({ at, height: up }) => quality(at, up) - 0.04 });
  return {
    ...{ width: WIDTH, height, action, field: isRound ? plan.field : [...stage, ...plan.field] },
    sections: [...plan.sections, ...sections],
  };
};
