import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { pitch } from '../fields/pitch.ts';
import { trackAround } from '../geometry/tracks.ts';
import { type BowlTier, bowlSections, type Span, stackTiers, type TierSize } from '../layout/bowl.ts';
import { type VenueFacts, type VenueShape, WIDTH } from '../layout/draft.ts';

const MARGIN = 8;
const SMALL = 14_000;

/** Where the supporters stand, as shares of a ring: behind the right goal. */
const SUPPORTERS: Span = [0.18, 0.32];

/** All around, around three sides, or four stands with open corners. */
const LOWER: readonly Span[][] = [
  [[0.32, 1.18]],
  [[0.32, 1.18]],
  [
    [0.35, 0.65],
    [0.69, 0.81],
    [0.85, 1.15],
  ],
];
const UPPER: readonly (Span[] | undefined)[] = [
  undefined,
  [
    [-0.16, 0.16],
    [0.34, 0.66],
  ],
  [
    [-0.15, 0.15],
    [0.35, 0.65],
    [0.69, 0.81],
  ],
  [[-0.68, 0.18]],
];

const tiersOf = ({ capacity, random }: VenueFacts): BowlTier[] => {
  const isSmall = capacity < SMALL;
  const upper = random.pick(UPPER);
  const lower: TierSize = {
    ...{
      tier: 'lower',
      base: 100,
      gap: random.integer(9, 14),
      depth: random.integer(50, 60) + (isSmall ? 14 : 0),
    },
    ...{ height: 0.15, count: random.pick([34, 36, 38]), spans: random.pick(LOWER) },
  };
  const second: TierSize = {
    ...{ tier: 'upper', base: 200, gap: random.integer(9, 13), depth: random.integer(46, 60) },
    ...{ height: 0.8, count: random.pick([34, 36, 38]), ...(upper ? { spans: upper } : {}) },
  };
  return stackTiers(isSmall ? [lower] : [lower, second]);
};

/** Standing sections behind one goal, for the most loyal supporters; their numbers follow those of the lower tier. */
const supporters = (lower: BowlTier, span: Span, seated: number): BowlTier => ({
  ...lower,
  ...{ tier: 'general', base: 100 + seated, spans: [span], isStanding: true },
});

const cornerOf = (random: Random): number => random.pick([4, 8, 16, 24]);

export const soccerStadium: VenueShape = (facts) => {
  const { random } = facts;
  const tiers = tiersOf(facts);
  const [lower] = tiers as [BowlTier];
  const reach = Math.max(...tiers.map(({ outer }) => outer));
  const halfWidth = WIDTH / 2 - MARGIN - reach;
  const unit = halfWidth / 56;
  const halfHeight = 37 * unit;
  const height = Math.round(2 * (halfHeight + reach + MARGIN));
  const center: Point = [WIDTH / 2, height / 2];
  const track = trackAround({ center, halfWidth, halfHeight, corner: cornerOf(random) * unit });
  const bowl = { track, center, half: [halfWidth, halfHeight] as Point };
  const seats = bowlSections({ ...bowl, tiers });
  const isOpen = (lower.spans?.length ?? 0) > 1;
  const seated = seats.filter(({ tier }) => tier === 'lower').length;
  const end = supporters(lower, isOpen ? [0.19, 0.31] : SUPPORTERS, seated);
  const standing = bowlSections({ ...bowl, tiers: [end] }).map((section) => ({ ...section, quality: 0.6 }));
  return {
    ...{ width: WIDTH, height, action: center, field: pitch(center, unit) },
    sections: [...standing, ...seats],
  };
};
