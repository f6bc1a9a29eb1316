import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadParty } from './spread-party.ts';

const party = fc.record({
  adults: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 8 }),
  infants: fc.integer({ min: 0, max: 3 }),
});
const capacities = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

test('everybody sleeps somewhere, no room is overfull, and each has an adult if there are enough', () => {
  fc.assert(
    fc.property(party, capacities, (people, places) => {
      const rooms = spreadParty(people, places);
      expect(rooms === null).toBe(people.adults + people.children > sum(places));
      if (!rooms) return;
      for (const kind of ['adults', 'children', 'infants'] as const)
        expect(sum(rooms.map((room) => room[kind]))).toBe(people[kind]);
      rooms.forEach((room, i) => {
        expect(room.adults + room.children).toBeLessThanOrEqual(places[i] ?? 0);
      });
      if (people.adults >= places.length) expect(rooms.every(({ adults }) => adults > 0)).toBe(true);
    }),
  );
});

test('spreads evenly, and children to adults who have a bed left', () => {
  expect(spreadParty({ adults: 3, children: 1, infants: 1 }, [2, 2])).toEqual([
    { adults: 2, children: 0, infants: 1 },
    { adults: 1, children: 1, infants: 0 },
  ]);
  expect(spreadParty({ adults: 4, children: 0, infants: 0 }, [4, 2])?.map(({ adults }) => adults)).toEqual([
    2, 2,
  ]);
  expect(spreadParty({ adults: 3, children: 0, infants: 0 }, [2])).toBeNull();
});
