import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextIndex } from './text-index.ts';

/** Edits between two texts, from the definition. */
const distance = (one: string, other: string): number => {
  const known = new Map<string, number>();
  const upTo = (i: number, j: number): number => {
    const key = `${i} ${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const compute = (): number => {
      if (i === 0 || j === 0) return i + j;
      const replaced = upTo(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isExchange = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const exchanged = isExchange ? upTo(i - 2, j - 2) + 1 : replaced;
      return Math.min(replaced, exchanged, upTo(i - 1, j) + 1, upTo(i, j - 1) + 1);
    };
    const computed = compute();
    known.set(key, computed);
    return computed;
  };
  return upTo(one.length, other.length);
};

const beginningsOf = (text: string): string[] => [...text, ''].map((_, length) => text.slice(0, length));

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('finds exactly the texts of which a beginning is near enough, with its edits', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), word, fc.nat(2), (texts, typed, mostEdits) => {
      const sorted = texts.toSorted();
      const found: [number, number][] = [];
      createTextIndex(sorted).find(typed, mostEdits, (at, edits) => found.push([at, edits]));
      const expected = sorted
        .map((text, at) => [at, Math.min(...beginningsOf(text).map((part) => distance(typed, part)))])
        .filter(([, edits]) => (edits as number) <= mostEdits);
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('texts have to be sorted', () => {
  expect(() => createTextIndex(['b', 'a'])).toThrow('sorted');
});
