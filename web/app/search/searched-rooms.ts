import { childAge, countByAge } from '@golark/contract/stays/rules';
import { mostRooms, type RoomParty, spreadParty } from '@golark/contract/stays/spread-party';
import type { SearchQuery } from './search-query.ts';

/** A room of an address with who sleeps in it; of any type if it names none. */
export type SearchedRoom = RoomParty & { roomTypeId?: string };

/** `[{ roomTypeId: 'a-1', adults: 2, children: 1, infants: 0 }]` is `a-1:2.1.0`, without a type `2.1.0`. */
export const writeRooms = (rooms: readonly SearchedRoom[]): string =>
  rooms
    .map(({ roomTypeId, adults, children, infants }) => {
      const people = `${adults}.${children}.${infants}`;
      return roomTypeId ? `${roomTypeId}:${people}` : people;
    })
    .join(',');

/** Rooms from their text; parts that are none are left out. */
export const readRooms = (text: string | undefined): SearchedRoom[] =>
  (text ?? '').split(',').flatMap((part) => {
    const found = /^(?:([\w-]{1,60}):)?(\d{1,2})\.(\d{1,2})\.(\d{1,2})$/.exec(part);
    if (!found) return [];
    const [, roomTypeId, adults, children, infants] = found;
    const people = { adults: Number(adults), children: Number(children), infants: Number(infants) };
    return roomTypeId ? { roomTypeId, ...people } : people;
  });

type Guests = Pick<SearchQuery, 'adults' | 'childAges' | 'infants'>;

export const peopleOf = ({ adults, childAges, infants }: Guests): RoomParty => {
  const byAge = countByAge(childAges);
  return { adults, children: byAge.children, infants: infants + byAge.infants };
};

/** Whether exactly the party sleeps in the rooms, an adult in each. */
export const isPartyIn = (party: RoomParty, rooms: readonly RoomParty[]): boolean =>
  (['adults', 'children', 'infants'] as const).every(
    (kind) => rooms.reduce((sum, room) => sum + room[kind], 0) === party[kind],
  ) && rooms.every(({ adults }) => adults > 0);

/**
 * Who sleeps in which of the rooms that a search asks for, of any type: as the address says, or spread anew over as many if the party is
 * another one. Undefined for a single room, and for more rooms than adults.
 */
export const roomsOfSearch = (search: Guests & Pick<SearchQuery, 'rooms'>): RoomParty[] | undefined => {
  const rooms = readRooms(search.rooms).slice(0, mostRooms);
  const party = peopleOf(search);
  if (rooms.length < 2 || rooms.length > party.adults) return undefined;
  if (isPartyIn(party, rooms)) return rooms.map(({ roomTypeId: _type, ...people }) => people);
  return spreadParty(party, Array<number>(rooms.length).fill(Number.POSITIVE_INFINITY)) ?? undefined;
};

/** Rooms as calls take them; ages are given to the children of the rooms in their order. */
export const occupancyOf = (rooms: readonly SearchedRoom[], childAges: readonly number[]) => {
  const ages = childAges.filter((age) => age >= childAge);
  return rooms.map(({ children, ...room }) => ({ ...room, childAges: ages.splice(0, children) }));
};
