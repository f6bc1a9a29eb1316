import type { Point } from '../../pictures/drawing/path.ts';
import { boxAround, polygon, roundedRectangle } from '../fields/lines.ts';
import { prosceniumStage } from '../fields/stage.ts';
import { blockPiece } from '../geometry/area.ts';
import { cutAt, cutPiece, type Piece } from '../geometry/piece.ts';
import { fanTrack, straightTrack, trackAround } from '../geometry/tracks.ts';
import {
  type FieldShape,
  type SectionDraft,
  type VenueFacts,
  type VenueShape,
  WIDTH,
} from '../layout/draft.ts';
import { stageQuality } from '../layout/stage-quality.ts';

const MARGIN = 12;
const LETTERED = { labeling: 'letters', first: 1 } as const;

type Part = Pick<SectionDraft, 'label' | 'tier' | 'height'> & { piece: Piece };

const sectionsOf = (parts: readonly Part[], stage: Point, reach: number): SectionDraft[] => {
  const quality = stageQuality({ stage, reach });
  return parts.map((part) => ({
    ...part,
    density: part.tier === 'boxes' ? 0.6 : 1,
    rows: {
      ...LETTERED,
      numbering: part.label.endsWith('Left') ? 'odd' : part.label.endsWith('Right') ? 'even' : 'from-101',
    },
    quality: quality(part.piece.middle, part.height),
  }));
};

/** A long hall with parallel walls: stalls, boxes along the sides, two balconies at the back. */
const shoebox = ({ random, capacity }: VenueFacts) => {
  const halfStage = random.integer(120, 150);
  const stageBottom = 104;
  const half = random.integer(168, 196);
  const [left, right] = [WIDTH / 2 - half, WIDTH / 2 + half];
  const top = stageBottom + 16;
  const depth = random.integer(190, 230);
  const side = half * random.between(0.58, 0.64);
  const blocks = ['Right', 'Center', 'Left'].map((name, index): Part => {
    const edges = [right, right - side, left + side, left];
    return {
      label: `Orchestra ${name}`,
      ...{ tier: 'orchestra', height: 0.05 },
      piece: blockPiece([edges[index + 1] as number, top, edges[index] as number, top + depth]),
    };
  });
  const boxCount = random.pick([4, 5]);
  const boxDepth = depth / boxCount;
  const boxes = Array.from({ length: boxCount * 2 }, (_, index): Part => {
    const y = top + Math.floor(index / 2) * boxDepth;
    const x = index % 2 ? right + 10 : left - 10 - 60;
    return {
      ...{ label: `Box ${index + 1}`, tier: 'boxes', height: 0.35 },
      piece: blockPiece([x, y, x + 60, y + boxDepth - 4]),
    };
  });
  let at = top + depth;
  const balcony = (label: string, tier: 'mezzanine' | 'balcony', size: number): Part[] => {
    const track = straightTrack([right + 70, at + 16], [left - 70, at + 16]);
    const band = { track, inner: 0, outer: size };
    at += 16 + size;
    const height = tier === 'mezzanine' ? 0.5 : 0.95;
    return cutAt(band, [0, 0.28, 0.72, 1]).map((piece, index) => ({
      ...{ label: `${label} ${['Right', 'Center', 'Left'][index]}`, tier, height, piece },
    }));
  };
  const upper = balcony('Mezzanine', 'mezzanine', random.integer(56, 70));
  if (capacity > 1200) upper.push(...balcony('Balcony', 'balcony', random.integer(54, 66)));
  const field = prosceniumStage([WIDTH / 2 - halfStage, 12, WIDTH / 2 + halfStage, stageBottom], 34);
  return { parts: [...blocks, ...boxes, ...upper], field, bottom: at, stage: stageBottom };
};

/** Blocks on all sides of the orchestra, like the terraces of a vineyard; the choir sits behind it. */
const vineyard = ({ random, capacity }: VenueFacts) => {
  const halfWidth = random.integer(110, 128);
  const halfHeight = random.integer(76, 88);
  const isLarge = capacity > 1400;
  const outer = 214;
  const center: Point = [WIDTH / 2, MARGIN + 62 + halfHeight];
  const track = trackAround({ center, halfWidth, halfHeight, corner: random.integer(44, 64) });
  const part = (
    label: string,
    [from, to]: readonly [number, number],
    ring: readonly [number, number],
  ): Part => {
    const [inner, end] = ring;
    const total = track.length((inner + end) / 2);
    const tier = inner < 30 ? 'orchestra' : inner < 130 ? 'loge' : 'balcony';
    const height = inner < 30 ? 0.1 : inner < 130 ? 0.5 : 0.9;
    return { label, tier, height, piece: cutPiece({ track, inner, outer: end }, from * total, to * total) };
  };
  const first = [12, random.integer(92, 104)] as const;
  const second = [first[1] + 12, isLarge ? first[1] + 64 : outer] as const;
  const third = [second[1] + 12, second[1] + 64] as const;
  const parts = [
    part('Choir', [-0.14, 0.14], [12, 60]),
    part('Block B', [0.3, 0.43], first),
    part('Block A', [0.43, 0.57], first),
    part('Block C', [0.57, 0.7], first),
    part('Block D', [0.17, 0.3], [12, 80]),
    part('Block E', [0.7, 0.83], [12, 80]),
    part('Block G', [0.3, 0.42], second),
    part('Block F', [0.42, 0.58], second),
    part('Block H', [0.58, 0.7], second),
  ];
  if (isLarge) {
    parts.push(
      part('Block K', [0.33, 0.43], third),
      part('Block J', [0.43, 0.57], third),
      part('Block L', [0.57, 0.67], third),
    );
  }
  const bottom = center[1] + halfHeight + (isLarge ? third[1] : second[1]);
  const platform = roundedRectangle(boxAround(center, halfWidth, halfHeight), 50);
  const field: FieldShape[] = [{ role: 'stage', d: platform }];
  return { parts, field, bottom, stage: center[1] };
};

/** A fan of curved rows with a balcony above. */
const fanHall = ({ random, capacity }: VenueFacts) => {
  const bow = random.integer(220, 380);
  const stage = 104;
  const center: Point = [WIDTH / 2, stage - bow];
  const side = random.between(0.31, 0.34);
  let at = bow + 40;
  const levels = [
    ['Orchestra', 'orchestra', random.integer(150, 178), 0.05],
    ['Loge', 'loge', random.integer(52, 62), 0.45],
    ...(capacity > 1500 ? [['Balcony', 'balcony', random.integer(60, 74), 0.95] as const] : []),
  ] as const;
  const reach = levels.reduce((sum, [, , depth]) => sum + depth + 16, at);
  const spread = (Math.asin(Math.min(0.9, (WIDTH / 2 - MARGIN) / reach)) * 180) / Math.PI;
  const track = fanTrack(center, 0.01, [spread, spread]);
  const parts = levels.flatMap(([name, tier, depth, height]) => {
    const band = { track, inner: at, outer: at + depth };
    at += depth + 16;
    return cutAt(band, [0, side, 1 - side, 1]).map((piece, index): Part => {
      return { label: `${name} ${['Right', 'Center', 'Left'][index]}`, tier, height, piece };
    });
  });
  const half = Math.sqrt((bow + 40) ** 2 - (bow + 8) ** 2);
  const shell: FieldShape[] = [
    {
      role: 'stage',
      d: polygon(
        [WIDTH / 2 - half * 0.62, 12],
        [WIDTH / 2 + half * 0.62, 12],
        [WIDTH / 2 + half, stage],
        [WIDTH / 2 - half, stage],
      ),
    },
  ];
  return { parts, field: shell, bottom: center[1] + at - 16, stage };
};

export const concertHall: VenueShape = (facts) => {
  const design = facts.random.pick([shoebox, vineyard, fanHall]);
  const { parts, field, bottom, stage } = design(facts);
  const action: Point = [WIDTH / 2, stage];
  const height = Math.round(bottom + MARGIN);
  return { width: WIDTH, height, action, field, sections: sectionsOf(parts, action, bottom - stage) };
};
