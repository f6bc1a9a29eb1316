import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chooseCompanions,
  chooseSeats,
  hasSpace,
  isSpace,
  mostTickets,
  type OfferedSeats,
  quantitiesOf,
  releasedSizesOf,
  type SeatRange,
  sizesOf,
} from './rules.ts';

const without = (ranges: readonly SeatRange[], { from, to }: SeatRange): SeatRange[] =>
  ranges.flatMap((range) =>
    [
      { from: range.from, to: Math.min(range.to, from) },
      { from: Math.max(range.from, to), to: range.to },
    ].filter((rest) => rest.from < rest.to),
  );

const seatsIn = (ranges: readonly SeatRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));

const aBay = (spaces: number, companions: number, free?: readonly SeatRange[]): OfferedSeats => {
  const seats = [{ from: 0, to: spaces * (1 + companions) }];
  return { seats, free: free ?? seats, rule: 'any', companions };
};

interface Purchase {
  seats: SeatRange;
  isReleased: boolean;
}

const someBay = fc.record({
  spaces: fc.integer({ min: 1, max: 5 }),
  companions: fc.integer({ min: 1, max: 3 }),
  asked: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      companionsOnly: fc.boolean(),
      isHeld: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
  /** The purchase with which the release begins. */
  release: fc.integer({ min: 0, max: 30 }),
});

type Scene = typeof someBay extends fc.Arbitrary<infer T> ? T : never;

/** Serves buyers one after another; what is held is not free, but not sold either. */
const serve = ({ spaces, companions, asked, release }: Scene) => {
  let bay = aBay(spaces, companions);
  const bought: Purchase[] = [];
  asked.forEach(({ quantity, companionsOnly, isHeld }, index) => {
    const isReleased = index >= release;
    if (companionsOnly && !isReleased) return;
    const seats = (companionsOnly ? chooseCompanions : chooseSeats)(bay, quantity);
    if (!seats) return;
    bought.push({ seats, isReleased });
    const free = without(bay.free, seats);
    expect(seatsIn(free).length).toBe(seatsIn(bay.free).length - quantity);
    bay = { ...bay, free, seats: isHeld ? bay.seats : without(bay.seats, seats) };
  });
  return { bay, bought };
};

test('no seat is sold twice, and none of a bay without its space before the release', () => {
  fc.assert(
    fc.property(someBay, (scene) => {
      const { bought } = serve(scene);
      const seats = bought.flatMap(({ seats: range }) => seatsIn([range]));
      expect(new Set(seats).size).toBe(seats.length);
      for (const { seats: range, isReleased } of bought) {
        const quantity = range.to - range.from;
        const spaces = seatsIn([range]).filter((seat) => isSpace(seat, scene.companions));
        expect(hasSpace(range, scene.companions)).toBe(spaces.length > 0);
        if (!isReleased) expect(spaces.length).toBeGreaterThan(0);
        // with a space, no more of them than the people need; without one, seats of one space only
        if (spaces.length > 0) {
          expect(spaces[0]).toBe(range.from);
          expect(spaces.length).toBe(Math.ceil(quantity / (1 + scene.companions)));
        } else expect(quantity).toBeLessThanOrEqual(scene.companions);
      }
    }),
  );
});

test('a space that is not sold keeps the companion seat next to it, whatever is released', () => {
  fc.assert(
    fc.property(someBay, (scene) => {
      const { bay, bought } = serve(scene);
      const unsold = seatsIn(bay.seats).filter((seat) => isSpace(seat, scene.companions));
      const lost = bought
        .filter(({ seats }) => !hasSpace(seats, scene.companions))
        .flatMap(({ seats }) => seatsIn([seats]));
      for (const space of unsold) expect(lost).not.toContain(space + 1);
    }),
  );
});

test('once released, everything else can be sold one by one', () => {
  fc.assert(
    fc.property(someBay, (scene) => {
      const { companions } = scene;
      let { bay } = serve(scene);
      for (let seats = chooseCompanions(bay, 1); seats; seats = chooseCompanions(bay, 1))
        bay = { ...bay, free: without(bay.free, seats), seats: without(bay.seats, seats) };
      const unsold = new Set(seatsIn(bay.seats));
      for (const seat of seatsIn(bay.free)) {
        const isNext = seat % (companions + 1) === 1 && unsold.has(seat - 1);
        expect(isSpace(seat, companions) || isNext).toBe(true);
      }
    }),
  );
});

test('a space with all of its companion seats is for one to all of them, and the sizes say what can be bought', () => {
  fc.assert(
    fc.property(someBay, (scene) => {
      const { bay } = serve(scene);
      const free = new Set(seatsIn(bay.free));
      const block = 1 + scene.companions;
      const isWhole = Array.from({ length: scene.spaces }, (_, index) => index * block).some((space) =>
        Array.from({ length: block }, (_, index) => space + index).every((seat) => free.has(seat)),
      );
      const quantities = Array.from({ length: mostTickets }, (_, index) => index + 1);
      const sizes = quantitiesOf(sizesOf(bay));
      if (isWhole) for (let quantity = 1; quantity <= block; quantity++) expect(sizes).toContain(quantity);
      expect(sizes).toEqual(quantities.filter((quantity) => chooseSeats(bay, quantity)));
      expect(quantitiesOf(releasedSizesOf(bay))).toEqual(
        quantities.filter((quantity) => chooseCompanions(bay, quantity)),
      );
    }),
  );
});

test('of spaces with three companion seats each, one to four people get one, and whole ones stay for larger groups', () => {
  const bay = aBay(2, 3);
  expect([1, 2, 3, 4].map((quantity) => chooseSeats(bay, quantity))).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 2 },
    { from: 0, to: 3 },
    { from: 0, to: 4 },
  ]);
  // five need a second space
  expect(chooseSeats(bay, 5)).toEqual({ from: 0, to: 5 });
  // one companion seat of the second space was released and sold: it is enough for two
  const partly = aBay(2, 3, [{ from: 0, to: 6 }]);
  expect(chooseSeats(partly, 2)).toEqual({ from: 4, to: 6 });
  expect(chooseSeats(partly, 3)).toEqual({ from: 0, to: 3 });
});

test('in a bay of pairs, three people get two spaces with one companion seat, and resellers sell whole pairs', () => {
  const bay = aBay(2, 1);
  expect([1, 2, 3, 4].map((quantity) => chooseSeats(bay, quantity)?.to)).toEqual([1, 2, 3, 4]);
  expect(quantitiesOf(sizesOf({ ...bay, rule: 'pairs' }))).toEqual([2, 4]);
  expect(quantitiesOf(sizesOf({ ...bay, rule: 'all' }))).toEqual([4]);
  for (const rule of ['pairs', 'all'] as const)
    expect(releasedSizesOf({ ...bay, rule, seats: [{ from: 1, to: 2 }], free: [{ from: 1, to: 2 }] })).toBe(
      0,
    );
});

test('the seats of a space that was sold are released, the farthest first', () => {
  const sold = aBay(1, 3, [{ from: 1, to: 4 }]);
  const bay = { ...sold, seats: sold.free };
  expect(chooseCompanions(bay, 3)).toEqual({ from: 1, to: 4 });
  expect(chooseCompanions(bay, 1)).toEqual({ from: 3, to: 4 });
  expect(chooseCompanions(bay, 4)).toBeNull();
  // not sold yet: two of three
  expect(chooseCompanions(aBay(1, 3), 2)).toEqual({ from: 2, to: 4 });
  expect(chooseCompanions(aBay(1, 3), 3)).toBeNull();
});
