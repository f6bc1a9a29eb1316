import { describe, expect, it } from 'vitest';
import { readSearchQuery, writeSearchQuery } from '../search-query.ts';
import {
  guestsOf,
  mostRoomsFor,
  roomsText,
  type SearchGuests,
  withRoom,
  withRoomCount,
} from './search-guests.ts';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));
const guestsIn = (query: string) => guestsOf(read(query));
const family: SearchGuests = { adults: 2, childAges: [7, null], infants: 1, pets: 0, rooms: [] };

describe('the rooms of a search', () => {
  it('have an adult each, children where there is most space, and infants in the first one', () => {
    const two = withRoomCount(family, 2);
    expect(two.rooms).toEqual([
      { adults: 1, childAges: [7] },
      { adults: 1, childAges: [null] },
    ]);
    expect(roomsText(two)).toBe('1.1.1,1.1.0');
    expect(withRoomCount(family, 3)).toMatchObject({ adults: 3, childAges: [7, null] });
    expect(withRoomCount(two, 1)).toEqual(family);
    expect(roomsText(family)).toBeUndefined();
  });

  it('are at most eight, and as many as the limit of guests has adults for', () => {
    expect(mostRoomsFor(family)).toBe(8);
    expect(mostRoomsFor({ ...family, childAges: Array<number>(12).fill(9) })).toBe(4);
  });

  it('add up to the party when one of them changes', () => {
    const changed = withRoom(withRoomCount(family, 2), 1, { adults: 3, childAges: [4, 11] });
    expect(changed).toMatchObject({ adults: 4, childAges: [7, 4, 11], infants: 1 });
    expect(roomsText(changed)).toBe('1.1.1,3.2.0');
  });

  it('are read from an address as they were written', () => {
    const changed = withRoom(withRoomCount(family, 2), 1, { adults: 3, childAges: [4, 11] });
    const childAges = changed.childAges.filter((age) => age !== null);
    const query = writeSearchQuery({ ...read(''), ...changed, childAges, rooms: roomsText(changed) });
    expect(query).toBe('?adults=4&ages=7,4,11&infants=1&rooms=1.1.1,3.2.0');
    expect(guestsIn(query)).toEqual(changed);
  });

  it.each([
    ['are spread anew for another party', 'adults=3&rooms=1.0.0,1.0.0', [2, 1]],
    ['leave out the types of one hotel', 'adults=3&rooms=a-1:1.0.0,a-2:2.0.0', [1, 2]],
    ['count children under two as infants', 'adults=2&ages=1&rooms=1.0.1,1.0.0', [1, 1]],
    ['are none with fewer adults', 'adults=1&ages=9,9&rooms=1.1.0,0.1.0', []],
    ['are none where there is one', 'adults=2&rooms=2.0.0', []],
    ['are none in another text', 'adults=2&rooms=2,0', []],
  ])('%s', (_, query, adults) => {
    expect(guestsIn(query).rooms.map((room) => room.adults)).toEqual(adults);
  });
});
