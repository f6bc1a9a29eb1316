/** Random numbers from a text seed (mulberry32); the same seed produces the same numbers on every machine. */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 1779033703 ^ seed.length;
    for (const character of seed) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    this.#state = hash;
    // The first two numbers of similar seeds are correlated.
    this.next();
    this.next();
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** An integer from `low` to `high`, inclusive. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.next() * choices.length)] as Choice;
  }

  /** A separate generator, so that the number of values taken from it does not affect this one. */
  fork(): Random {
    return new Random(String(this.next()));
  }
}
