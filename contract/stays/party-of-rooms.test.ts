import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPartyOfRooms, partyOf, sumOfRooms } from './party-of-rooms.ts';

const room = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});
const rooms = fc.array(room, { minLength: 1, maxLength: 8 });
const count = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
const counts = fc.record({ adults: count, children: count, infants: count });

test('without counts the party is the sum of the rooms, and each child has an age', () => {
  fc.assert(
    fc.property(rooms, (chosen) => {
      const party = partyOf({ pets: 0 }, chosen);
      expect(party).toMatchObject(sumOfRooms(chosen));
      expect(party.childAges).toHaveLength(party.children + party.infants);
      expect(isPartyOfRooms(party, chosen)).toBe(true);
    }),
  );
});

test('counts that differ from the rooms are never mistaken for them, except a child who is under two', () => {
  fc.assert(
    fc.property(counts, rooms, (given, chosen) => {
      const sum = sumOfRooms(chosen);
      const { adults = sum.adults, children = sum.children, infants = sum.infants } = given;
      const isSame =
        adults === sum.adults &&
        children + infants === sum.children + sum.infants &&
        children >= sum.children;
      expect(isPartyOfRooms(partyOf({ ...given, pets: 0 }, chosen), chosen)).toBe(isSame);
    }),
  );
});

test('a child who is under two by age is an infant', () => {
  const chosen = [{ adults: 2, childAges: [1, 7] }];
  expect(partyOf({ adults: 2, children: 2, infants: 0, pets: 1 }, chosen)).toEqual({
    adults: 2,
    children: 1,
    infants: 1,
    childAges: [1, 7],
    pets: true,
  });
});

test('infants without an age count with those of the ages', () => {
  expect(
    sumOfRooms([
      { adults: 1, childAges: [1], infants: 2 },
      { adults: 1, childAges: [5] },
    ]),
  ).toEqual({
    adults: 2,
    children: 1,
    infants: 3,
  });
});

test('without rooms one adult stays, or who was counted', () => {
  const nobodyElse = { children: 0, infants: 0, childAges: [], pets: false };
  expect(partyOf({ pets: 0 }, undefined)).toEqual({ adults: 1, ...nobodyElse });
  expect(partyOf({ adults: 3, pets: 0 }, undefined)).toEqual({ adults: 3, ...nobodyElse });
});
