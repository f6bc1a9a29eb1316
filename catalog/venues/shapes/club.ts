import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { rectangle, roundedRectangle } from '../fields/lines.ts';
import { concertStage } from '../fields/stage.ts';
import { areaPiece, blockPiece } from '../geometry/area.ts';
import { cutAt, evenShares, type Piece } from '../geometry/piece.ts';
import { straightTrack } from '../geometry/tracks.ts';
import {
  type FieldShape,
  NUMBERED_ROWS,
  type SectionDraft,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const STAGE_TOP = 18;
const STAGE_BOTTOM = 96;
const EDGE = 16;
const BALCONY_DEPTH = 62;

/** The room below the balcony. */
interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
  stage: Point;
}

type Part = Pick<SectionDraft, 'label' | 'tier' | 'height' | 'piece'> & { isSeated: boolean };

const standing = (label: string, piece: Piece, tier: SectionDraft['tier']): Part => ({
  ...{ label, tier, piece, height: 0, isSeated: false },
});

/** The floor, cut back in front of the stage's sides; in some clubs with a raised part at the back. */
const floor = ({ left, right, top, bottom, stage: [x] }: Room, random: Random): Part[] => {
  const hasRise = random.chance(0.5);
  const end = hasRise ? bottom - 92 : bottom;
  const cut = random.integer(24, 90);
  const corners: Point[] = [
    [x - 150, top],
    [x + 150, top],
    [Math.max(x + 150, right - cut * 0.4), top],
    [right, top + cut],
    [right, end],
    [left, end],
    [left, top + cut],
    [Math.min(x - 150, left + cut * 0.4), top],
  ];
  const middle: Point = [x, (top + end) / 2];
  const parts = [
    standing('Floor', areaPiece({ corners, middle, platform: [right - 22, end - 20] }), 'floor'),
  ];
  if (hasRise)
    parts.push(standing('Rear Floor', blockPiece([left - 2, end + 6, right + 2, bottom]), 'general'));
  return parts;
};

/** Tables on a raised step along the right wall. */
const booths = ({ right, top, bottom }: Room, count: number): Part[] => {
  const [start, size] = [top + 50, (bottom - top - 50) / count];
  return Array.from({ length: count }, (_, index) => ({
    ...{ label: `VIP ${index + 1}`, tier: 'reserved', height: 0.2, isSeated: true },
    piece: blockPiece([right + 6, start + index * size, right + 66, start + (index + 1) * size - 4]),
  }));
};

/** Seats above the room: at the back, or on three sides. */
const balcony = ({ left, right, top, bottom }: Room, isHorseshoe: boolean): Part[] => {
  const back = straightTrack(
    [right + (isHorseshoe ? 12 + BALCONY_DEPTH : 0), bottom],
    [left - (isHorseshoe ? 12 + BALCONY_DEPTH : 0), bottom],
  );
  const names = ['Balcony Right', 'Balcony Center', 'Balcony Left'];
  const seated = (label: string, piece: Piece): Part => ({
    ...{ label, tier: 'balcony', piece, height: 0.9, isSeated: true },
  });
  const band = { track: back, inner: 14, outer: 14 + BALCONY_DEPTH };
  const parts = cutAt(band, evenShares(3)).map((piece, index) => seated(names[index] ?? '', piece));
  if (!isHorseshoe) return parts;
  const rightSide = straightTrack([right, top + 50], [right, bottom + 8]);
  const leftSide = straightTrack([left, bottom + 8], [left, top + 50]);
  const side = { inner: 12, outer: 12 + BALCONY_DEPTH };
  const [first] = cutAt({ track: rightSide, ...side }, [0, 1]) as [Piece];
  const [second] = cutAt({ track: leftSide, ...side }, [0, 1]) as [Piece];
  return [...parts, seated('Right', first), seated('Left', second)];
};

export const club: VenueShape = ({ capacity, random }) => {
  const hasBalcony = capacity > 350 || random.chance(0.4);
  const isHorseshoe = hasBalcony && capacity > 700 && random.chance(0.6);
  const margin = isHorseshoe ? BALCONY_DEPTH + 30 : random.integer(96, 124);
  const bottom = random.integer(360, 430);
  const stageHalf = random.integer(110, 150);
  const x = isHorseshoe ? WIDTH / 2 : WIDTH / 2 + random.pick([-30, 0, 0, 30]);
  const room: Room = {
    ...{ left: margin, right: WIDTH - margin, top: STAGE_BOTTOM + 12, bottom, stage: [x, STAGE_BOTTOM] },
  };
  const parts = [...floor(room, random), ...(hasBalcony ? balcony(room, isHorseshoe) : [])];
  if (!isHorseshoe && random.chance(0.6)) parts.push(...booths(room, random.pick([3, 4])));
  const end = hasBalcony ? bottom + 14 + BALCONY_DEPTH : bottom;
  const height = end + EDGE;
  const walls: FieldShape = {
    role: 'line',
    d: rectangle([EDGE / 2, EDGE / 2, WIDTH - EDGE / 2, height - EDGE / 2]),
  };
  const barBox = isHorseshoe
    ? ([EDGE + 8, STAGE_TOP + 6, EDGE + 120, STAGE_TOP + 30] as const)
    : ([EDGE + 8, 190, EDGE + 32, bottom - 40] as const);
  const bar: FieldShape = { role: 'accent', d: roundedRectangle(barBox, 8) };
  const quality = stageQuality({ stage: room.stage, reach: end - STAGE_BOTTOM });
  const sections = parts.map(
    ({ isSeated, ...part }): SectionDraft => ({
      ...part,
      density: isSeated ? 0.8 : 1,
      rows: isSeated ? NUMBERED_ROWS : null,
      quality: quality(part.piece.middle, part.height) + (part.label === 'Floor' ? 0.1 : 0),
    }),
  );
  const stage = concertStage([x - stageHalf, STAGE_TOP, x + stageHalf, STAGE_BOTTOM]);
  return { width: WIDTH, height, action: room.stage, field: [walls, ...stage, bar], sections };
};
