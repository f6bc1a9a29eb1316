import type { Tier } from '../../../contract/events/seat-map-terms.ts';
import type { Point } from '../../pictures/drawing/path.ts';
import { type Band, cutPiece, type Piece } from '../geometry/piece.ts';
import type { Track } from '../geometry/track.ts';
import { NUMBERED_ROWS, type SectionDraft } from './draft.ts';

/** A stretch of a tier by shares of its length, clockwise from the top; it may go past 1. */
export type Span = readonly [from: number, to: number];

export interface BowlTier {
  tier: Tier;
  inner: number;
  outer: number;
  /** sections of a whole ring */
  count: number;
  /** sections count from this number + 1 */
  base: number;
  height: number;
  /** the whole ring unless given */
  spans?: readonly Span[];
  firstRow?: number;
  density?: number;
  isStanding?: boolean;
}

export interface Bowl {
  track: Track;
  center: Point;
  /** half the size of the field */
  half: Point;
  tiers: readonly BowlTier[];
  /** how good a view is, 0 to 1, by its place; the default is that of a field with its middle line from top to bottom */
  qualityAt?: (view: BowlView) => number;
}

export interface BowlView {
  at: Point;
  /** 0 (at the edge of the field) to 1 (farthest) */
  depth: number;
  height: number;
}

/** The fewest pixels along a row of a section. */
const MIN_WIDTH = 42;

/** The first section of a ring is centered at the top. */
const ringPieces = (band: Band, count: number): Piece[] => {
  const total = band.track.length((band.inner + band.outer) / 2);
  const number = Math.max(4, Math.min(count, Math.floor(total / MIN_WIDTH)));
  const width = total / number;
  return Array.from({ length: number }, (_, index) =>
    cutPiece(band, (index - 0.5) * width, (index + 0.5) * width),
  );
};

const spanPieces = (band: Band, count: number, spans: readonly Span[]): Piece[] => {
  const total = band.track.length((band.inner + band.outer) / 2);
  const width = Math.max(MIN_WIDTH, total / count);
  return spans.flatMap(([from, to]) => {
    const length = (to - from) * total;
    const number = Math.max(1, Math.round(length / width));
    return Array.from({ length: number }, (_, index) =>
      cutPiece(
        band,
        from * total + (index * length) / number,
        from * total + ((index + 1) * length) / number,
      ),
    );
  });
};

const fieldQuality =
  ({ center, half }: Bowl) =>
  ({ at, depth, height }: BowlView): number => {
    const along = Math.abs(at[0] - center[0]) / (half[0] + 40);
    const aside = Math.abs(at[1] - center[1]) / (half[1] + 40);
    const end = along ** 2 / (along ** 2 + aside ** 2);
    return 0.98 - 0.34 * depth - 0.22 * end - 0.14 * height;
  };

/** Numbered sections in rings around a field. */
export const bowlSections = (bowl: Bowl): SectionDraft[] => {
  const qualityAt = bowl.qualityAt ?? fieldQuality(bowl);
  const [nearest, farthest] = [
    Math.min(...bowl.tiers.map(({ inner, outer }) => (inner + outer) / 2)),
    Math.max(...bowl.tiers.map(({ inner, outer }) => (inner + outer) / 2)),
  ];
  return bowl.tiers.flatMap((tier) => {
    const band = { track: bowl.track, inner: tier.inner, outer: tier.outer };
    const pieces = tier.spans ? spanPieces(band, tier.count, tier.spans) : ringPieces(band, tier.count);
    const depth = ((tier.inner + tier.outer) / 2 - nearest) / Math.max(1, farthest - nearest);
    return pieces.map(
      (piece, index): SectionDraft => ({
        label: String(tier.base + 1 + index),
        tier: tier.tier,
        piece,
        height: tier.height,
        rows: tier.isStanding ? null : { ...NUMBERED_ROWS, first: tier.firstRow ?? 1 },
        density: tier.density ?? 1,
        quality: qualityAt({ at: piece.middle, depth, height: tier.height }),
      }),
    );
  });
};

/** A tier by its depth and its distance from the one in front. */
export type TierSize = Omit<BowlTier, 'inner' | 'outer'> & { depth: number; gap: number };

/** Places tiers one behind the other; returns them with their distances from the field. */
export const stackTiers = (tiers: readonly TierSize[]): BowlTier[] => {
  let at = 0;
  return tiers.map(({ depth, gap, ...tier }) => {
    const inner = at + gap;
    at = inner + depth;
    return { ...tier, inner, outer: at };
  });
};
