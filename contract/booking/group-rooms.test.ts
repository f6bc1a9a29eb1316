import { expect, test } from 'vitest';
import { groupRooms } from './group-rooms.ts';

const two = { adults: 2, children: 0, infants: 0 };
const family = { adults: 1, children: 1, infants: 0 };

test('rooms of one type are one entry for each number of people in them', () => {
  const rooms = [
    { name: 'Queen', units: 3, guests: [two, family, two] },
    { name: 'Suite', units: 1, guests: [two] },
  ];
  expect(groupRooms(rooms)).toEqual([
    { name: 'Queen', units: 2, guests: two },
    { name: 'Queen', units: 1, guests: family },
    { name: 'Suite', units: 1, guests: two },
  ]);
});

test('a booking from before guests were stored has its units alone', () => {
  expect(groupRooms([{ name: 'Queen', units: 2, guests: [] }])).toEqual([
    { name: 'Queen', units: 2, guests: null },
  ]);
});
