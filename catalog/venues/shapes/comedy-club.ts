import type { Point } from '../../pictures/drawing/path.ts';
import { circle, roundedRectangle } from '../fields/lines.ts';
import { areaPiece } from '../geometry/area.ts';
import { cutAt, evenShares, type Piece } from '../geometry/piece.ts';
import { fanTrack } from '../geometry/tracks.ts';
import {
  type FieldShape,
  NUMBERED_ROWS,
  type SectionDraft,
  type VenueFacts,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const STAGE_BOTTOM = 92;
const MARGIN = 14;
/** Pixels that a table and the chairs around it take. */
const TABLE = 46;
const LINE = 62;
const MAX_TABLES = 40;
const SEATS = [4, 4, 4, 6, 2, 4];

const SIDES = 12;

/** A round table. */
const tablePiece = ([x, y]: Point): Piece => {
  const corners = Array.from({ length: SIDES }, (_, index): Point => {
    const angle = ((index + 0.5) / SIDES) * Math.PI * 2;
    return [x + (TABLE / 2) * Math.cos(angle), y + (TABLE / 2) * Math.sin(angle)];
  });
  return areaPiece({ corners, middle: [x, y], platform: [x, y] });
};

/** Tables in curved lines around the stage. */
const tablePlaces = ({ random }: VenueFacts, count: number): Point[] => {
  const bow = random.integer(40, 160);
  const places: Point[] = [];
  for (let line = 0; places.length < count; line++) {
    const radius = bow + 52 + line * LINE;
    const limit = Math.asin(Math.min(0.97, (WIDTH / 2 - MARGIN - TABLE / 2) / radius));
    const reach = Math.min(limit, 1.12);
    const inLine = Math.max(3, Math.min(10, Math.floor((2 * reach * radius) / (TABLE + 20)) + 1));
    const left = Math.min(inLine, count - places.length);
    const stepAngle = (2 * reach) / (inLine - 1);
    for (let index = 0; index < left; index++) {
      const angle = (index - (left - 1) / 2) * stepAngle;
      places.push([WIDTH / 2 + radius * Math.sin(angle), STAGE_BOTTOM - bow + radius * Math.cos(angle)]);
    }
  }
  return places.filter(([, y]) => y > STAGE_BOTTOM + TABLE / 2 + 6);
};

/** Chairs behind the tables, at a rail. */
const rail = (top: number, { random }: VenueFacts): Piece[] => {
  const count = random.pick([2, 3, 4]);
  const track = fanTrack([WIDTH / 2, top - 900], 900, [20, 20]);
  return cutAt({ track, inner: 0, outer: 40 }, evenShares(count));
};

export const comedyClub: VenueShape = (facts) => {
  const { capacity, random } = facts;
  const atTables = Math.min(MAX_TABLES, Math.max(4, Math.floor((capacity * 0.72) / 4.2)));
  const places = tablePlaces(facts, atTables);
  const lowest = Math.max(...places.map(([, y]) => y)) + TABLE / 2;
  const action: Point = [WIDTH / 2, STAGE_BOTTOM];
  const quality = stageQuality({ stage: action, reach: lowest + 60 - STAGE_BOTTOM });
  const budget = capacity * 0.8;
  let used = 0;
  const tables = places.flatMap((at, index): SectionDraft[] => {
    const seats = random.pick(SEATS);
    if (used + seats > budget) return [];
    used += seats;
    return [
      {
        ...{ label: `T${index + 1}`, tier: 'tables', piece: tablePiece(at), height: 0.05, density: 1 },
        ...{ rows: NUMBERED_ROWS, fixedSeats: [seats], quality: quality(at, 0) },
      },
    ];
  });
  const names = ['Rail A', 'Rail B', 'Rail C', 'Rail D'];
  const chairs = rail(lowest + 18, facts).map(
    (piece, index): SectionDraft => ({
      ...{ label: names[index] ?? 'Rail', tier: 'general', piece, height: 0.3, density: 1 },
      ...{ rows: NUMBERED_ROWS, quality: quality(piece.middle, 0.3) },
    }),
  );
  const half = random.integer(70, 110);
  const field: FieldShape[] = [
    { role: 'stage', d: roundedRectangle([WIDTH / 2 - half, 14, WIDTH / 2 + half, STAGE_BOTTOM], 14) },
    { role: 'accent', d: circle([WIDTH / 2, STAGE_BOTTOM - 30], 13) },
  ];
  const height = Math.round(Math.max(...chairs.map(({ piece }) => piece.middle[1])) + 62);
  return { width: WIDTH, height, action, field, sections: [...tables, ...chairs] };
};
