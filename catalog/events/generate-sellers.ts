import { combineSeeds, createRandom } from '../stays/random.ts';
import { firstNames, surnames } from '../text/word-lists.ts';

/** People who sell the tickets that they cannot use. */
export const sellerCount = 60;

const sellerStream = 76;

export const generateSellers = (seed = 1): { firstName: string; lastName: string }[] => {
  const random = createRandom(combineSeeds(seed, sellerStream));
  return Array.from({ length: sellerCount }, () => ({
    firstName: random.pick(firstNames),
    lastName: random.pick(surnames),
  }));
};
