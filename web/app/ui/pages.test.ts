import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesToShow } from './pages.tsx';

describe('the pages shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [3, 10, [1, 2, 3, 4, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('on page %i of %i are %j', (current, count, shown) => {
    expect(pagesToShow(current, count)).toEqual(shown);
  });

  it('always hold the first, the last and the neighbors, in order, and hide no single page', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(places, ([current, count]) => {
        const shown = pagesToShow(current, count);
        const numbers = shown.filter((page) => page !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        for (const page of [1, current - 1, current, current + 1, count]) {
          if (page >= 1 && page <= count) expect(numbers).toContain(page);
        }
        for (const [place, page] of shown.entries()) {
          const [before, after] = [shown[place - 1], shown[place + 1]];
          if (page === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        }
      }),
    );
  });
});
