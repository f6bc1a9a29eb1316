import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { circle, roundedRectangle } from '../fields/lines.ts';
import { concertStage } from '../fields/stage.ts';
import { areaPiece, blockPiece } from '../geometry/area.ts';
import { cutAt, type Piece } from '../geometry/piece.ts';
import { fanTrack } from '../geometry/tracks.ts';
import {
  type FieldShape,
  type SectionDraft,
  type VenueFacts,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const MARGIN = 12;
const STAGE_TOP = 16;
const STAGE_BOTTOM = 102;

type Area = Pick<SectionDraft, 'label' | 'tier' | 'piece' | 'density'> & { bonus?: number };

interface Ground {
  areas: Area[];
  field: FieldShape[];
  bottom: number;
}

const fan = (bow: number, spread: number, [inner, outer]: readonly [number, number]): Piece => {
  const track = fanTrack([WIDTH / 2, STAGE_BOTTOM - bow], 0.01, [spread, spread]);
  const [piece] = cutAt({ track, inner: bow + inner, outer: bow + outer }, [0, 1]) as [Piece];
  return piece;
};

/** Tents and food stands along the edges. */
const stands = (random: Random, bottom: number): FieldShape => {
  const places = Array.from({ length: 6 }, (_, index): Point => {
    const x = index % 2 ? WIDTH - 34 : 34;
    return [x, bottom - 50 - Math.floor(index / 2) * random.integer(34, 42)];
  });
  return { role: 'surface', d: places.map((at) => circle(at, 11)).join('') };
};

/** Areas behind one another, in curves around the stage. */
const curved = ({ random }: VenueFacts): Ground => {
  const bow = random.integer(60, 170);
  const first = 16 + random.integer(54, 72);
  const second = first + 12 + random.integer(76, 100);
  const end = second + 12 + random.integer(150, 190);
  const reach = (Math.asin(Math.min(0.96, (WIDTH / 2 - MARGIN) / (bow + end))) * 180) / Math.PI;
  const frontReach = Math.min(40, reach * 1.05);
  const areas: Area[] = [
    { label: 'Pit', tier: 'pit', piece: fan(bow, frontReach, [16, first]), density: 1.3 },
    { label: 'Front', tier: 'front', piece: fan(bow, frontReach, [first + 12, second]), density: 1.2 },
    { label: 'General Admission', tier: 'general', piece: fan(bow, reach, [second + 12, end]), density: 1 },
  ];
  const bottom = STAGE_BOTTOM + end;
  areas.push(
    ...decks([MARGIN, STAGE_TOP + 4], [130, random.integer(60, 70)]).map((area) => ({
      ...area,
      bonus: 0.16,
    })),
  );
  return { areas, field: [stands(random, bottom)], bottom };
};

/** Raised decks at both sides of the stage. */
const decks = ([x, y]: Point, [width, depth]: Point): Area[] => [
  { label: 'VIP Deck Left', tier: 'deck', piece: blockPiece([x, y, x + width, y + depth]), density: 0.5 },
  {
    ...{ label: 'VIP Deck Right', tier: 'deck', density: 0.5 },
    piece: blockPiece([WIDTH - x - width, y, WIDTH - x, y + depth]),
  },
];

/** A field with straight fences; people walk in between. */
const fenced = ({ random }: VenueFacts): Ground => {
  const half = random.integer(170, 200);
  const depth = random.integer(96, 120);
  const top = STAGE_BOTTOM + 16;
  const [left, right] = [WIDTH / 2 - half, WIDTH / 2 + half];
  const split = top + depth;
  const bottom = split + random.integer(200, 240);
  const corners: Point[] = [
    [left - 20, split + 12],
    [right + 20, split + 12],
    [WIDTH - MARGIN - 10, split + 80],
    [WIDTH - MARGIN - 10, bottom],
    [MARGIN + 10, bottom],
    [MARGIN + 10, split + 80],
  ];
  const middle: Point = [WIDTH / 2, (split + bottom) / 2 + 10];
  const hasHalves = random.chance(0.5);
  const front: Area[] = hasHalves
    ? [
        {
          label: 'Front Left',
          tier: 'front',
          piece: blockPiece([left, top, WIDTH / 2, split]),
          density: 1.3,
        },
        {
          label: 'Front Right',
          tier: 'front',
          piece: blockPiece([WIDTH / 2, top, right, split]),
          density: 1.3,
        },
      ]
    : [{ label: 'Front', tier: 'front', piece: blockPiece([left, top, right, split]), density: 1.3 }];
  const width = left - 14 - MARGIN - 10;
  return {
    areas: [
      ...front,
      {
        ...{ label: 'General Admission', tier: 'general', density: 1 },
        piece: areaPiece({ corners, middle, platform: [WIDTH / 2 + 40, split + 32] }),
      },
      ...decks([MARGIN + 10, top], [width, depth * 0.72]).map((area) => ({ ...area, bonus: 0.16 })),
    ],
    ...{ field: [], bottom },
  };
};

export const festivalGrounds: VenueShape = (facts) => {
  const { random } = facts;
  const { areas, field, bottom } = random.chance(0.55) ? curved(facts) : fenced(facts);
  const action: Point = [WIDTH / 2, STAGE_BOTTOM];
  const quality = stageQuality({ stage: action, reach: bottom - STAGE_BOTTOM });
  const height = Math.round(bottom + MARGIN);
  const half = random.integer(110, 140);
  const grass: FieldShape = { role: 'grass', d: roundedRectangle([2, 2, WIDTH - 2, height - 2], 24) };
  const stage = concertStage([WIDTH / 2 - half, STAGE_TOP, WIDTH / 2 + half, STAGE_BOTTOM]);
  const sections = areas.map(
    ({ bonus = 0, ...area }): SectionDraft => ({
      ...area,
      ...{ rows: null, height: area.tier === 'deck' ? 0.5 : 0 },
      quality: quality(area.piece.middle, 0) + bonus,
    }),
  );
  return { width: WIDTH, height, action, field: [grass, ...stage, ...field], sections };
};
