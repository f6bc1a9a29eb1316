import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arcBetween } from './arc-between.ts';

const pixel = fc.record({ x: fc.integer({ min: -500, max: 2000 }), y: fc.integer({ min: -500, max: 2000 }) });

const pointsOf = (path: string) => {
  const [fromX = 0, fromY = 0, controlX = 0, controlY = 0, toX = 0, toY = 0] = (
    path.match(/-?[\d.]+/g) ?? []
  ).map(Number);
  return {
    from: { x: fromX, y: fromY },
    middle: { x: (fromX + 2 * controlX + toX) / 4, y: (fromY + 2 * controlY + toY) / 4 },
    to: { x: toX, y: toY },
  };
};

it('an arc begins and ends at its places, and bends upward by a fifth of its length', () => {
  fc.assert(
    fc.property(pixel, pixel, (one, other) => {
      const { from, middle, to } = pointsOf(arcBetween(one, other));
      expect([from, to]).toEqual([one, other]);
      const straight = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      const length = Math.hypot(one.x - other.x, one.y - other.y);
      expect(Math.hypot(middle.x - straight.x, middle.y - straight.y)).toBeCloseTo(length / 5, 0);
      expect(middle.y).toBeLessThanOrEqual(straight.y + 0.1);
    }),
  );
});

it('the way back is the same arc', () => {
  expect(pointsOf(arcBetween({ x: 10, y: 90 }, { x: 200, y: 40 })).middle).toEqual(
    pointsOf(arcBetween({ x: 200, y: 40 }, { x: 10, y: 90 })).middle,
  );
});
