import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxOfPin, groupPins, type PinSpot, spotsInFrame } from './group-pins.ts';

const frames = [
  { width: 360, height: 560 },
  { width: 560, height: 800 },
];
const buttons: Box[] = [
  { left: 50, right: 310, top: 16, bottom: 60 },
  { left: 290, right: 344, top: 440, bottom: 544 },
];
const textOf = (from: number, count: number) => `${count > 1 ? 'desde ' : ''}${Math.round(from / 100)} US$`;

const spotsAround = ({ width, height }: { width: number; height: number }) =>
  fc
    .array(
      fc.record({
        // many in one corner, as in the center of a city, and some outside
        x: fc.oneof(fc.integer({ min: -50, max: width + 50 }), fc.integer({ min: 80, max: 160 })),
        y: fc.oneof(fc.integer({ min: -50, max: height + 50 }), fc.integer({ min: 200, max: 260 })),
        total: fc.integer({ min: 9_800, max: 1_234_500 }),
      }),
      { maxLength: 60 },
    )
    .map((spots) => spots.map((spot, index): PinSpot => ({ id: String(index), ...spot })));

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe.each(frames)('the pins of a map of %o', (size) => {
  const everyMap = (check: (all: readonly PinSpot[], shown: PinSpot[]) => void) =>
    fc.assert(
      fc.property(spotsAround(size), (all) =>
        check(all, spotsInFrame(all, { size, covered: buttons, textOf })),
      ),
    );

  it('do not overlap each other or a button of the map', () => {
    everyMap((_, shown) => {
      const boxes = groupPins(shown, textOf).map((group) => boxOfPin(group, textOf));
      const all = [...buttons, ...boxes];
      for (const [index, box] of all.entries())
        for (const other of all.slice(Math.max(index + 1, buttons.length)))
          expect(areApart(box, other)).toBe(true);
    });
  });

  it('are at the place of their first stay, and stay in the order of the list', () => {
    everyMap((all, shown) => {
      const groups = groupPins(shown, textOf);
      for (const group of groups) {
        const { x, y } = all.find(({ id }) => id === group.spots[0]?.id) ?? { x: Number.NaN, y: Number.NaN };
        const { left, right, bottom } = boxOfPin(group, textOf);
        expect([group.spots[0]?.isFlipped ? right - 14 : left + 14, bottom]).toEqual([x, y]);
        expect(right).toBeLessThanOrEqual(size.width + 14);
        const order = group.spots.map(({ id }) => Number(id));
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
      const firsts = groups.map(({ spots }) => Number(spots[0]?.id));
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    });
  });

  it('have every stay of the frame once, and show the lowest total of theirs', () => {
    everyMap((_, shown) => {
      const groups = groupPins(shown, textOf);
      const ids = groups.flatMap(({ spots }) => spots.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
      for (const { spots, from } of groups) expect(from).toBe(Math.min(...spots.map(({ total }) => total)));
    });
  });
});

describe('two stays', () => {
  const one = { id: 'one', x: 200, y: 300, total: 50_000 };

  it('both have a pin where they are far enough apart', () => {
    const groups = groupPins([one, { ...one, id: 'two', y: 340 }], textOf);
    expect(groups.map(({ spots }) => spots.length)).toEqual([1, 1]);
  });

  it('at one place share a pin', () => {
    const groups = groupPins([one, { ...one, id: 'two', total: 40_000 }], textOf);
    expect(groups).toMatchObject([{ from: 40_000, spots: [{ id: 'one' }, { id: 'two' }] }]);
  });
});
