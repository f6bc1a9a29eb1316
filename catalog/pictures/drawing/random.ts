/** Random numbers from a text seed (mulberry32): the same seed gives the same numbers on every machine. */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 1779033703 ^ seed.length;
    for (const letter of seed) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    this.#state = hash;
    // The first numbers of similar seeds resemble each other.
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

  /** A whole number, both ends included. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.next() * choices.length)] as Choice;
  }

  /** Numbers of its own, so that what it draws does not shift what comes after. */
  fork(): Random {
    return new Random(String(this.next()));
  }
}
