import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateForParty, allocateForWishes, type RoomOffer, type RoomWish } from './allocate-rooms.ts';

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

/** The least amount of all ways to give each wish a unit; null if there is none. */
const cheapestOfAll = (offers: RoomOffer[], [wish, ...others]: RoomWish[]): number | null => {
  if (!wish) return 0;
  const amounts = offers.flatMap((offer, place) => {
    const isMet = !wish.roomTypeId || wish.roomTypeId === offer.roomTypeId;
    if (!isMet || offer.freeUnits === 0 || offer.maxGuests < guestCountOf(wish.guests)) return [];
    const rest = cheapestOfAll(offers.with(place, { ...offer, freeUnits: offer.freeUnits - 1 }), others);
    return rest === null ? [] : offer.amount + rest;
  });
  return amounts.length > 0 ? Math.min(...amounts) : null;
};

test('meets all wishes whenever they can be met, at the least amount, in whichever order they come', () => {
  const offers = fc
    .array(
      fc.record({
        maxGuests: fc.integer({ min: 1, max: 4 }),
        freeUnits: fc.integer({ min: 0, max: 2 }),
        amount: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((types) => types.map((type, i) => ({ ...type, roomTypeId: `room-${i}` })));
  const wish = fc.record({
    roomTypeId: fc.constantFrom(undefined, undefined, 'room-0', 'room-1'),
    guests: fc.integer({ min: 1, max: 4 }).map(adults),
  });
  fc.assert(
    fc.property(offers, fc.array(wish, { minLength: 1, maxLength: 4 }), (given, wishes) => {
      const amountOf = new Map(given.map(({ roomTypeId, amount }) => [roomTypeId, amount]));
      const allocated = allocateForWishes(given, wishes);
      const amount = allocated?.reduce(
        (sum, { roomTypeId, units }) => sum + (amountOf.get(roomTypeId) ?? 0) * units,
        0,
      );
      expect(amount ?? null).toBe(cheapestOfAll(given, wishes));
    }),
  );
});
