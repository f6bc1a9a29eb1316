import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import { gridiron } from '../fields/gridiron.ts';
import { trackAround } from '../geometry/tracks.ts';
import { type BowlTier, bowlSections, type Span, stackTiers, type TierSize } from '../layout/bowl.ts';
import { type VenueFacts, type VenueShape, WIDTH } from '../layout/draft.ts';

const MARGIN = 8;
const LARGE = 42_000;

interface Design {
  lower?: Span[];
  club?: Span[];
  upper?: Span[];
  hasClub: boolean;
}

/** Half of a side, and half of the whole with one end left open, as shares of a ring. */
const SIDES: Span[] = [
  [-0.18, 0.18],
  [0.32, 0.68],
];
const DESIGNS: Record<'bowl' | 'horseshoe' | 'sides' | 'decks', Design> = {
  bowl: { hasClub: true, club: SIDES },
  horseshoe: { hasClub: true, lower: [[-0.68, 0.2]], club: SIDES, upper: [[-0.68, 0.18]] },
  sides: { hasClub: true, club: SIDES, upper: SIDES },
  decks: { hasClub: true },
};

const spansOf = (spans: Span[] | undefined): { spans?: Span[] } => (spans ? { spans } : {});

const tiersOf = ({ capacity, random }: VenueFacts): BowlTier[] => {
  const { lower, club, upper, hasClub } = DESIGNS[pickDesign(random)];
  const isLarge = capacity > LARGE;
  const first: TierSize = {
    ...{ tier: 'lower', base: 100, gap: random.integer(15, 22), depth: random.integer(48, 58) },
    ...{ height: 0.12, count: random.pick([28, 30, 32]), ...spansOf(lower) },
  };
  const second: TierSize = {
    ...{ tier: 'club', base: 200, gap: random.integer(8, 11), depth: random.integer(30, 36) },
    ...{ height: 0.4, count: random.pick([26, 28]), density: 0.85, ...spansOf(club) },
  };
  const third: TierSize = {
    ...{ tier: 'upper', base: isLarge && hasClub ? 300 : 200, gap: random.integer(8, 12) },
    ...{ depth: random.integer(48, 64), height: 0.9, count: random.pick([28, 30, 32]), ...spansOf(upper) },
  };
  return stackTiers(isLarge && hasClub ? [first, second, third] : [first, third]);
};

const pickDesign = (random: Random) => random.pick(['bowl', 'horseshoe', 'sides', 'decks'] as const);

export const footballStadium: VenueShape = (facts) => {
  const { random } = facts;
  const tiers = tiersOf(facts);
  const reach = Math.max(...tiers.map(({ outer }) => outer));
  const halfWidth = WIDTH / 2 - MARGIN - reach;
  const unit = halfWidth / 60;
  const halfHeight = 26.65 * unit;
  const height = Math.round(2 * (halfHeight + reach + MARGIN));
  const center: Point = [WIDTH / 2, height / 2];
  const track = trackAround({ center, halfWidth, halfHeight, corner: random.between(6, 26) * unit });
  return {
    ...{ width: WIDTH, height, action: center, field: gridiron(center, unit) },
    sections: bowlSections({ track, center, half: [halfWidth, halfHeight], tiers }),
  };
};
