import type { Random } from '../../pictures/drawing/random.ts';
import { type BowlTier, type Span, stackTiers, type TierSize } from './bowl.ts';
import type { VenueFacts } from './draft.ts';

/** Pixels from the field to the first row, and between tiers. */
const FIRST_GAP = 14;
const SMALL = 7_500;
const LARGE = 14_500;

/** Club seats are all around, along both sides, or all around but one corner. */
const clubSpans = (random: Random): { spans?: Span[] } =>
  random.pick<{ spans?: Span[] }>([
    {},
    {},
    {
      spans: [
        [-0.17, 0.17],
        [0.33, 0.67],
      ],
    },
    {
      spans: [
        [-0.21, 0.21],
        [0.29, 0.71],
      ],
    },
  ]);

/** Some arenas leave the upper tier open at one end, for a video wall. */
const upperSpans = (random: Random): { spans?: Span[] } =>
  random.pick<{ spans?: Span[] }>([{}, {}, {}, { spans: [[-0.18, 0.68]] }, { spans: [[-0.68, 0.18]] }]);

/** The tiers of an indoor arena: one or two in a small one, up to three in a large one. */
export const arenaTiers = ({ capacity, random }: VenueFacts): BowlTier[] => {
  const lowerDepth = random.integer(48, 62);
  const lower: TierSize = {
    ...{ tier: 'lower', base: 100, gap: FIRST_GAP + random.integer(0, 6), depth: lowerDepth, height: 0.15 },
    count: random.pick([20, 22, 24]),
  };
  const club: TierSize = {
    ...{ tier: 'club', base: 200, gap: random.integer(9, 13), depth: random.integer(39, 44), height: 0.45 },
    ...{ count: random.pick([20, 22, 24]), density: 0.8, ...clubSpans(random) },
  };
  const upper: TierSize = {
    ...{ tier: 'upper', gap: random.integer(9, 14), depth: random.integer(50, 64), height: 0.85 },
    ...{ base: 300, count: random.pick([28, 30]), ...upperSpans(random) },
  };
  if (capacity < SMALL && random.chance(0.5)) {
    return stackTiers([{ ...lower, depth: lowerDepth + 24, count: random.pick([18, 20]) }]);
  }
  if (capacity < LARGE) return stackTiers([lower, { ...upper, base: 200, count: random.pick([24, 26, 28]) }]);
  return stackTiers(random.chance(0.2) ? [lower, upper] : [lower, club, upper]);
};
