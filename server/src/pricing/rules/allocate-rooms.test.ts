import type { Party } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateForParty, allocateForWishes, type RoomOffer } from './allocate-rooms.ts';

const queen: RoomOffer = { roomTypeId: 'queen', maxGuests: 2, freeUnits: 3, amount: 10_000 };
const suite: RoomOffer = { roomTypeId: 'suite', maxGuests: 5, freeUnits: 1, amount: 24_000 };
const adults = (count: number): Party => ({
  adults: count,
  children: 0,
  childAges: [],
  infants: 0,
  pets: false,
});

test('sleeps a party in the cheapest rooms of one type', () => {
  expect(allocateForParty([queen, suite], adults(2))).toEqual([{ roomTypeId: 'queen', units: 1 }]);
  expect(allocateForParty([queen, suite], adults(4))).toEqual([{ roomTypeId: 'queen', units: 2 }]);
  expect(allocateForParty([queen, suite], adults(5))).toEqual([{ roomTypeId: 'suite', units: 1 }]);
  expect(allocateForParty([queen, suite], adults(9))).toBeNull();
});

test('gives each room asked for its own unit, of the type asked for', () => {
  const wishes = [{ guests: adults(2) }, { guests: adults(4) }, { guests: adults(1), roomTypeId: 'queen' }];
  expect(allocateForWishes([queen, suite], wishes)).toEqual([
    { roomTypeId: 'queen', units: 2, guests: [adults(2), adults(1)] },
    { roomTypeId: 'suite', units: 1, guests: [adults(4)] },
  ]);
  expect(allocateForWishes([suite], [{ guests: adults(2) }, { guests: adults(2) }])).toBeNull();
});

test('never gives more units than are free, nor a room that is too small', () => {
  const offers = fc.array(
    fc.record({
      roomTypeId: fc.uuid(),
      maxGuests: fc.integer({ min: 1, max: 8 }),
      freeUnits: fc.integer({ min: 0, max: 5 }),
      amount: fc.integer({ min: 1, max: 100_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 20 }), (given, count) => {
      for (const { roomTypeId, units } of allocateForParty(given, adults(count)) ?? []) {
        const offer = given.find((o) => o.roomTypeId === roomTypeId);
        expect(units).toBeLessThanOrEqual(offer?.freeUnits ?? 0);
        expect(units * (offer?.maxGuests ?? 0)).toBeGreaterThanOrEqual(count);
      }
    }),
  );
});
