import type { Tier } from '../../../contract/events/seat-map-terms.ts';
import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { prosceniumStage } from '../fields/stage.ts';
import { blockPiece } from '../geometry/area.ts';
import { cutAt } from '../geometry/piece.ts';
import { fanTrack } from '../geometry/tracks.ts';
import type { SectionDraft, VenueShape } from '../layout/draft.ts';
import { WIDTH } from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const MARGIN = 10;
const STAGE_TOP = 10;
/** From the stage to the first row. */
const STAGE_GAP = 44;

interface Level {
  name: string;
  tier: Tier;
  inner: number;
  outer: number;
  height: number;
  /** names of its parts from the right to the left, as one sees the drawing */
  parts: readonly string[];
  shares: readonly number[];
  /** number of its first row: A is 1 */
  first: number;
}

interface Auditorium {
  center: Point;
  /** degrees on both sides */
  spread: number;
  quality: (at: Point, height: number) => number;
}

const THREE = ['Right', 'Center', 'Left'];
const TWO = ['Right', 'Left'];

const NUMBERING = { Left: 'odd', Right: 'even', Center: 'from-101' } as const;

const levelSections = ({ center, spread, quality }: Auditorium, level: Level): SectionDraft[] => {
  const { inner, outer, shares, parts, name, tier, height, first } = level;
  const band = { track: fanTrack(center, 0.01, [spread, spread]), inner, outer };
  return cutAt(band, shares).map((piece, index): SectionDraft => {
    const part = parts[index] as keyof typeof NUMBERING | '';
    const numbering = part ? NUMBERING[part] : 'from-101';
    return {
      ...{ label: part ? `${name} ${part}` : name, tier, piece, height, density: 1 },
      rows: { labeling: 'letters', numbering, first },
      quality: quality(piece.middle, height),
    };
  });
};

/** Boxes along the side walls, numbered from the stage: odd ones on the left, even ones on the right. */
const boxes = (count: number, top: number, { quality }: Auditorium): SectionDraft[] =>
  Array.from({ length: count * 2 }, (_, index): SectionDraft => {
    const isLeft = index % 2 === 0;
    const y = top + Math.floor(index / 2) * 46;
    const x = isLeft ? MARGIN : WIDTH - MARGIN - 54;
    const piece = blockPiece([x, y, x + 54, y + 40]);
    return {
      ...{ label: `Box ${index + 1}`, tier: 'boxes', piece, height: 0.4, density: 0.5 },
      ...{ rows: { labeling: 'numbers', numbering: 'from-1', first: 1 } },
      quality: quality(piece.middle, 0.2) + 0.06,
    };
  });

const centerShares = (random: Random): number[] => {
  const side = random.between(0.27, 0.32);
  return [0, side, 1 - side, 1];
};

interface Sizes {
  capacity: number;
  /** from the center of the rows to the first row */
  start: number;
}

const levelsOf = ({ capacity, start }: Sizes, random: Random): Level[] => {
  const shares = centerShares(random);
  const levels: Level[] = [];
  let at = start;
  const add = (level: Omit<Level, 'inner' | 'outer'>, [gap, depth]: readonly [number, number]): void => {
    levels.push({ ...level, inner: at + gap, outer: at + gap + depth });
    at += gap + depth;
  };
  const parts = { parts: THREE, shares };
  const isSplit = capacity > 1100 && random.chance(0.45);
  const orchestra = { name: 'Orchestra', tier: 'orchestra', height: 0.05, first: 1, ...parts } as const;
  add(orchestra, [0, isSplit ? random.integer(104, 124) : random.integer(138, 176)]);
  if (isSplit) {
    add({ ...orchestra, name: 'Parterre', first: 13, parts: THREE }, [12, random.integer(52, 64)]);
  }
  if (capacity > 450) {
    add({ ...parts, name: 'Mezzanine', tier: 'mezzanine', height: 0.45, first: 1 }, [
      16,
      random.integer(58, 76),
    ]);
  }
  if (capacity > 1300) {
    const upper = random.chance(0.35) ? { parts: TWO, shares: [0, 0.5, 1] } : parts;
    add({ ...upper, name: 'Balcony', tier: 'balcony', height: 0.95, first: 1 }, [16, random.integer(58, 72)]);
  }
  return levels;
};

export const theater: VenueShape = ({ capacity, random }) => {
  const bow = random.integer(200, 380);
  const stageBottom = STAGE_TOP + random.integer(74, 96);
  const center: Point = [WIDTH / 2, stageBottom - bow];
  const hasBoxes = capacity > 700 && random.chance(0.75);
  const levels = levelsOf({ capacity, start: bow + STAGE_GAP }, random);
  const outer = (levels.at(-1) as Level).outer;
  const room = WIDTH / 2 - MARGIN - (hasBoxes ? 30 : 0);
  const spread = Math.min(62, (Math.asin(Math.min(0.9, room / outer)) * 180) / Math.PI);
  const action: Point = [WIDTH / 2, stageBottom];
  const quality = stageQuality({ stage: action, reach: outer - bow });
  const hall: Auditorium = { center, spread, quality };
  const sections = levels.flatMap((level) => levelSections(hall, level));
  if (hasBoxes) sections.push(...boxes(random.pick([2, 3, 3]), stageBottom - 40, hall));
  // The first row curves back toward the corners of the stage.
  const half = Math.sqrt((bow + STAGE_GAP) ** 2 - (bow + 8) ** 2);
  const stage = prosceniumStage(
    [WIDTH / 2 - half, STAGE_TOP, WIDTH / 2 + half, stageBottom],
    random.integer(14, 40),
  );
  return {
    ...{ width: WIDTH, height: Math.round(center[1] + outer + MARGIN), action, field: stage, sections },
  };
};
