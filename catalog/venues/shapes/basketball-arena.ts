import type { Point } from '../../pictures/drawing/path.ts';
import { court } from '../fields/court.ts';
import { cutAt, evenShares, type Piece } from '../geometry/piece.ts';
import { straightTrack, trackAround } from '../geometry/tracks.ts';
import { arenaTiers } from '../layout/arena-tiers.ts';
import { type BowlTier, bowlSections } from '../layout/bowl.ts';
import { NUMBERED_ROWS, type SectionDraft, type VenueShape, WIDTH } from '../layout/draft.ts';

const MARGIN = 8;
const SIDE_GAP = 8;
const COURTSIDE_DEPTH = 32;

/** Rows on the floor along one side of the court: above it from the left, below it from the right. */
const courtsidePieces = ([x, y]: Point, [halfWidth, halfHeight]: Point, count: number): Piece[] =>
  [-1, 1].flatMap((side) => {
    const edge = y + side * (halfHeight + SIDE_GAP);
    const track = straightTrack([x + side * halfWidth, edge], [x - side * halfWidth, edge]);
    return cutAt({ track, inner: 0, outer: COURTSIDE_DEPTH }, evenShares(count));
  });

export const basketballArena: VenueShape = (facts) => {
  const { random, capacity } = facts;
  const hasCourtside = capacity > 4000 && random.chance(0.8);
  const push = hasCourtside ? COURTSIDE_DEPTH : 0;
  const tiers = arenaTiers(facts).map(
    (tier): BowlTier => ({ ...tier, inner: tier.inner + push, outer: tier.outer + push }),
  );
  const reach = Math.max(...tiers.map(({ outer }) => outer));
  const halfWidth = WIDTH / 2 - MARGIN - reach;
  const unit = halfWidth / 50;
  const halfHeight = 28 * unit;
  const height = Math.round(2 * (halfHeight + reach + MARGIN));
  const center: Point = [WIDTH / 2, height / 2];
  const corner = random.between(6, 20) * unit;
  const track = trackAround({ center, halfWidth, halfHeight, corner });
  const courtside = hasCourtside
    ? courtsidePieces(center, [halfWidth - Math.max(6, corner * 0.75), halfHeight], random.pick([3, 4]))
    : [];
  const floor = courtside.map(
    (piece, index): SectionDraft => ({
      ...{ label: `C${index + 1}`, tier: 'floor', piece, height: 0, density: 0.8, quality: 0.99 },
      rows: NUMBERED_ROWS,
    }),
  );
  const bowl = { track, center, half: [halfWidth, halfHeight] as Point, tiers };
  return {
    ...{ width: WIDTH, height, action: center, field: court(center, unit) },
    sections: [...floor, ...bowlSections(bowl)],
  };
};
