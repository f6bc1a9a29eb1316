import type { Random } from '../stays/random.ts';

export type ReviewPart =
  | 'opening'
  | 'praise'
  | 'complaint'
  | 'problem'
  | 'plainOpening'
  | 'closing'
  | 'short';

/** Picks the parts of a review with this rating, one phrase each. */
export const pickReviewLayout = (rating: number, random: Random): ReviewPart[] => {
  if (rating <= 2)
    return random.pick([
      ['problem', 'problem'],
      ['plainOpening', 'problem'],
      ['plainOpening', 'problem', 'problem'],
      ['problem', 'complaint', 'problem'],
      ['praise', 'problem', 'problem'],
    ] as ReviewPart[][]);
  if (rating === 3)
    return random.pick([
      ['plainOpening', 'complaint'],
      ['plainOpening', 'praise', 'complaint'],
      ['praise', 'complaint', 'complaint'],
      ['plainOpening', 'complaint', 'problem'],
    ] as ReviewPart[][]);
  if (rating === 4)
    return random.pick([
      ['praise', 'complaint'],
      ['opening', 'praise', 'complaint'],
      ['praise', 'praise', 'complaint', 'closing'],
      ['opening', 'complaint'],
      ['praise', 'praise'],
      ['opening', 'praise', 'complaint', 'closing'],
    ] as ReviewPart[][]);
  if (random.chance(0.05)) return ['short'];
  return random.pick([
    ['opening', 'praise'],
    ['praise', 'praise'],
    ['opening', 'praise', 'praise'],
    ['praise', 'praise', 'closing'],
    ['opening', 'praise', 'closing'],
    ['opening', 'praise', 'praise', 'closing'],
    ['praise', 'complaint', 'closing'],
    ['opening', 'praise', 'complaint', 'praise'],
    ['praise', 'closing'],
    ['praise', 'praise', 'praise'],
  ] as ReviewPart[][]);
};
