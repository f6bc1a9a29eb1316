import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxOf, controlBoxes, dotSize, layOutPins, type PinSpot } from './lay-out-pins.ts';

const frames = [
  { width: 360, height: 560 },
  { width: 560, height: 800 },
];
const texts = ['$98', '$1,234', '12.345 US$'];

const spotsIn = ({ width, height }: { width: number; height: number }) =>
  fc
    .array(
      fc.record({
        // many in one corner, as in the center of a city
        x: fc.oneof(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: 60 })),
        y: fc.oneof(fc.integer({ min: 0, max: height }), fc.integer({ min: 0, max: 60 })),
        text: fc.constantFrom(...texts),
      }),
      { maxLength: 24 },
    )
    .map((spots) => spots.map((spot, index): PinSpot => ({ id: String(index), ...spot })));

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe.each(frames)('the pins of a map of %o', (size) => {
  it('are all there, and none overlaps another or a button of the map', () => {
    fc.assert(
      fc.property(spotsIn(size), (spots) => {
        const pins = layOutPins(spots, size);
        const boxes = spots.map(({ id, text }) => {
          const pin = pins.get(id);
          if (!pin) throw new Error(`no pin for ${id}`);
          return boxOf(pin, text);
        });
        const all = [...controlBoxes(size), ...boxes];
        for (const [index, box] of all.entries())
          for (const other of all.slice(Math.max(index + 1, 2))) expect(areApart(box, other)).toBe(true);
      }),
    );
  });

  it('show the price of the first at its place, and keep dots inside the frame', () => {
    fc.assert(
      fc.property(spotsIn(size), (crowd) => {
        const first = { id: 'first', x: 100, y: 200, text: '$1,234' };
        const pins = layOutPins([first, ...crowd], size);
        expect(pins.get('first')).toEqual({ kind: 'price', x: 100, y: 200 });
        for (const { kind, x, y } of pins.values()) {
          if (kind === 'price') continue;
          expect(x).toBeGreaterThanOrEqual(dotSize / 2);
          expect(x).toBeLessThanOrEqual(size.width - dotSize / 2);
          expect(y).toBeGreaterThanOrEqual(dotSize / 2);
          expect(y).toBeLessThanOrEqual(size.height - dotSize / 2);
        }
      }),
    );
  });
});

describe('two stays', () => {
  const size = { width: 560, height: 800 };
  const one = { id: 'one', x: 200, y: 300, text: '$500' };

  it('both show their price where they are far enough apart', () => {
    const pins = layOutPins([one, { ...one, id: 'two', y: 340 }], size);
    expect([...pins.values()].map(({ kind }) => kind)).toEqual(['price', 'price']);
  });

  it('at one place become a price and a dot beside it', () => {
    const dot = layOutPins([one, { ...one, id: 'two' }], size).get('two');
    expect(dot?.kind).toBe('dot');
    expect(Math.hypot((dot?.x ?? 0) - one.x, (dot?.y ?? 0) - one.y)).toBeLessThan(40);
  });
});
