/**
 * The edits between a typed text and the beginnings of stored ones, one row for each letter of the stored text: inserting, removing and
 * replacing a letter are one edit, and so is exchanging two neighbors.
 */
class Comparison {
  readonly #typed: string;
  readonly #width: number;
  readonly #rows: Uint8Array;
  /** The fewest edits of each row, and the fewest to any beginning up to there. */
  readonly #lowest: Uint8Array;
  readonly #best: Uint8Array;

  constructor(typed: string, mostEdits: number) {
    this.#typed = typed;
    this.#width = typed.length + 1;
    // beginnings that are longer need more edits
    const rows = typed.length + mostEdits + 2;
    this.#rows = new Uint8Array(rows * this.#width).map((_, at) => at);
    this.#lowest = new Uint8Array(rows);
    this.#best = new Uint8Array(rows).fill(Math.min(typed.length, mostEdits + 1));
  }

  best(length: number): number {
    return this.#best[length] as number;
  }

  /** Whether a longer beginning can be nearer. */
  canImprove(length: number): boolean {
    return (this.#lowest[length] as number) < this.best(length);
  }

  /** Compares one more letter, after all letters before it. */
  extend(text: string, length: number): void {
    const [typed, rows, width] = [this.#typed, this.#rows, this.#width];
    const row = length * width;
    const letter = text.charCodeAt(length - 1);
    const before = length > 1 ? text.charCodeAt(length - 2) : -1;
    let left = length;
    let lowest = length;
    rows[row] = length;
    for (let i = 1; i < width; i += 1) {
      const above = row - width + i;
      const given = typed.charCodeAt(i - 1);
      let edits = (rows[above - 1] as number) + (given === letter ? 0 : 1);
      if (left + 1 < edits) edits = left + 1;
      if ((rows[above] as number) + 1 < edits) edits = (rows[above] as number) + 1;
      if (given === before && i > 1 && typed.charCodeAt(i - 2) === letter)
        edits = Math.min(edits, (rows[above - width - 2] as number) + 1);
      rows[row + i] = edits;
      left = edits;
      if (edits < lowest) lowest = edits;
    }
    this.#lowest[length] = lowest;
    this.#best[length] = Math.min(this.best(length - 1), left);
  }
}

const sharedLetters = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};

export interface TextIndex {
  /**
   * Reports each text of which a beginning is at most so many edits away from the typed one, by its position, and the edits of the nearest
   * beginning.
   */
  find(typed: string, mostEdits: number, report: (at: number, edits: number) => void): void;
}

/**
 * Finds texts by their beginnings, also misspelled. The sorted texts are a tree in which those that share letters are compared once: of
 * 45,000 names, a typed one is compared with some hundreds. Throws if the texts are not sorted.
 */
export const createTextIndex = (sorted: readonly string[]): TextIndex => {
  const shared = sorted.map((text, at) => sharedLetters(text, sorted[at - 1] ?? ''));
  const isSorted = sorted.every((text, at) => at === 0 || (sorted[at - 1] as string) <= text);
  if (!isSorted) throw new Error('the texts of an index have to be sorted');
  return {
    find: (typed, mostEdits, report) => {
      const comparison = new Comparison(typed, mostEdits);
      let compared = 0;
      let at = 0;
      while (at < sorted.length) {
        const text = sorted[at] as string;
        let length = Math.min(compared, shared[at] as number);
        while (length < text.length && comparison.canImprove(length)) {
          length += 1;
          comparison.extend(text, length);
        }
        compared = length;
        let end = at + 1;
        // what follows the same letters is as near
        if (!comparison.canImprove(length))
          while (end < sorted.length && (shared[end] as number) >= length) end += 1;
        const edits = comparison.best(length);
        if (edits <= mostEdits) for (let next = at; next < end; next += 1) report(next, edits);
        at = end;
      }
    },
  };
};
