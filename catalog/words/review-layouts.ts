import type { Random } from '../stays/random.ts';

export type Part = 'opening' | 'praise' | 'gripe' | 'bad' | 'plainOpening' | 'closing' | 'short';

/** How a review with this rating is built, sentence by sentence. */
export const layoutOf = (rating: number, random: Random): Part[] => {
  if (rating <= 2)
    return random.pick([
      ['bad', 'bad'],
      ['plainOpening', 'bad'],
      ['plainOpening', 'bad', 'bad'],
      ['bad', 'gripe', 'bad'],
      ['praise', 'bad', 'bad'],
    ] as Part[][]);
  if (rating === 3)
    return random.pick([
      ['plainOpening', 'gripe'],
      ['plainOpening', 'praise', 'gripe'],
      ['praise', 'gripe', 'gripe'],
      ['plainOpening', 'gripe', 'bad'],
    ] as Part[][]);
  if (rating === 4)
    return random.pick([
      ['praise', 'gripe'],
      ['opening', 'praise', 'gripe'],
      ['praise', 'praise', 'gripe', 'closing'],
      ['opening', 'gripe'],
      ['praise', 'praise'],
      ['opening', 'praise', 'gripe', 'closing'],
    ] as Part[][]);
  if (random.chance(0.05)) return ['short'];
  return random.pick([
    ['opening', 'praise'],
    ['praise', 'praise'],
    ['opening', 'praise', 'praise'],
    ['praise', 'praise', 'closing'],
    ['opening', 'praise', 'closing'],
    ['opening', 'praise', 'praise', 'closing'],
    ['praise', 'gripe', 'closing'],
    ['opening', 'praise', 'gripe', 'praise'],
    ['praise', 'closing'],
    ['praise', 'praise', 'praise'],
  ] as Part[][]);
};
