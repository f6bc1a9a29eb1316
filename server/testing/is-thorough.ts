import { randomInt } from 'node:crypto';

/**
 * Whether `npm run faults` runs: kill tests take every step, on both databases, and servers run the source; journeys visit in more
 * combinations of width, language and theme.
 */
export const isThorough = process.env['GOLARK_TESTS'] === 'all';

/** All with `npm run faults`; otherwise one of so many, beginning with another one in each run, so that several runs take all. */
export const oneOf = <T>(every: number, all: readonly T[]): T[] => {
  const first = randomInt(Math.max(1, Math.min(every, all.length)));
  return all.filter((_, i) => isThorough || i % every === first);
};
