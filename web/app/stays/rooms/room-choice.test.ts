import type { Property } from '@golark/contract/stays/schemas';
import { describe, expect, it } from 'vitest';
import { readRooms, readSearchQuery, writeRooms, writeStayQuery } from '../../search/index.ts';
import {
  hasRoomsToChoose,
  mostGuestsOf,
  occupancyParam,
  readRoomChoice,
  settleRooms,
} from './room-choice.ts';

const hotel = {
  maxGuests: 4,
  rooms: [
    { id: 'h-1', units: 9, maxGuests: 2 },
    { id: 'h-2', units: 2, maxGuests: 4 },
  ],
} as Property;

const settle = (address: string) => {
  const query = new URLSearchParams(address);
  const choice = readRoomChoice(query);
  return choice && settleRooms(hotel, readSearchQuery(query), choice);
};

describe('the rooms of an address', () => {
  it('are read as they are written, and stay in the address of the stay', () => {
    const rooms = [
      { roomTypeId: 'h-1', adults: 2, children: 0, infants: 1 },
      { roomTypeId: 'h-2', adults: 1, children: 3, infants: 0 },
    ];
    expect(writeRooms(rooms)).toBe('h-1:2.0.1,h-2:1.3.0');
    expect(readRooms(writeRooms(rooms))).toEqual(rooms);
    const address = '?adults=3&rooms=h-1:2.0.1,h-2:1.3.0';
    expect(writeStayQuery(readSearchQuery(new URLSearchParams(address)))).toBe(address);
  });

  it.each(['', 'h-1', 'h-1:2', 'h-1:a.b.c', 'h 1:2.0.0', '2.0.0,1.0.0'])('are none in %j', (text) => {
    expect(readRoomChoice(new URLSearchParams({ rooms: text }))).toBeNull();
  });

  it('get the party spread over as many as the form names', () => {
    expect(settle('adults=3&ages=7&units.h-1=2&units.h-2=0')).toEqual({
      problem: null,
      rooms: [
        { roomTypeId: 'h-1', adults: 2, children: 0, infants: 0 },
        { roomTypeId: 'h-1', adults: 1, children: 1, infants: 0 },
      ],
    });
  });

  it('are spread again when the party has changed, and refused when it no longer fits', () => {
    const rooms = 'rooms=h-1:1.0.0,h-2:1.0.0';
    expect(writeRooms(settle(`${rooms}&adults=4`)?.rooms ?? [])).toBe('h-1:2.0.0,h-2:2.0.0');
    expect(settle(`${rooms}&adults=7`)?.problem).toMatchObject({ rule: 'rooms_small', limit: 6 });
    expect(settle(`${rooms}&adults=1&ages=5`)?.problem).toMatchObject({ rule: 'rooms_adults', limit: 1 });
    expect(settle('units.h-1=0')?.problem).toMatchObject({ rule: 'rooms_small', limit: 0 });
  });

  it('keep who sleeps where as entered, and say so if that does not add up', () => {
    const units = 'adults=3&units.h-1=1&units.h-2=1';
    const entered = (first: number, second: number) =>
      settle(`${units}&adults.0=${first}&adults.1=${second}`);
    expect(writeRooms(entered(1, 2)?.rooms ?? [])).toBe('h-1:1.0.0,h-2:2.0.0');
    expect(entered(2, 2)?.problem).toMatchObject({ rule: 'rooms_party' });
    expect(entered(3, 0)?.problem).toMatchObject({ rule: 'rooms_party' });
  });

  it('leave out types that the stay does not have', () => {
    expect(settle('rooms=h-9:2.0.0,h-1:2.0.0')?.rooms).toHaveLength(1);
  });

  it('are sent with the ages of their children in order, infants as a number', () => {
    const { roomsOccupancy = '' } = occupancyParam({ rooms: 'h-1:1.1.0,h-2:2.1.1', childAges: [9, 1, 4] });
    expect(JSON.parse(roomsOccupancy)).toEqual([
      { roomTypeId: 'h-1', adults: 1, infants: 0, childAges: [9] },
      { roomTypeId: 'h-2', adults: 2, infants: 1, childAges: [4] },
    ]);
    expect(occupancyParam({ rooms: undefined, childAges: [] })).toEqual({});
  });
});

it('a home has no rooms to choose; the party of a hotel may fill several', () => {
  const home = { maxGuests: 6, rooms: [{ id: 'a', units: 1, maxGuests: 6 }] } as Property;
  expect(hasRoomsToChoose(home)).toBe(false);
  expect(mostGuestsOf(home)).toBe(6);
  expect(hasRoomsToChoose(hotel)).toBe(true);
  expect(mostGuestsOf(hotel)).toBe(16);
});
