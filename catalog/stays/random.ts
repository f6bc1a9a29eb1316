/** A generator of numbers in [0, 1) that depends only on its seed (sfc32 with a mixed seed). */
export interface Random {
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  integer(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Approximately normal, mean 0, standard deviation 1, limited to ±3.5. */
  normal(): number;
}

const mix = (value: number): number => {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** Derives one seed from several numbers. */
export const combineSeeds = (...parts: number[]): number =>
  parts.reduce((seed, part) => mix(seed ^ mix(part + 0x9e3779b9)), 0x2545f491);

const sfc32 = (seed: number): (() => number) => {
  let a = mix(seed);
  let b = mix(seed + 1);
  let c = mix(seed + 2);
  let counter = 1;
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
};

export const createRandom = (seed: number): Random => {
  const next = sfc32(seed);
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[Math.floor(next() * items.length)] as T;
    },
    normal: () => {
      const sum = next() + next() + next() + next() + next() + next();
      return Math.max(-3.5, Math.min(3.5, (sum - 3) * Math.SQRT2));
    },
  };
};
