import { childAge } from '@golark/contract/stays/rules';
import { mostRooms, spreadParty } from '@golark/contract/stays/spread-party';
import type { Guests } from '../../ui/format-guests.ts';
import type { SearchQuery } from '../search-query.ts';
import { peopleOf, roomsOfSearch, writeRooms } from '../searched-rooms.ts';

/** The adults of one room and the ages of its children. */
export type RoomGuests = Pick<Guests, 'adults' | 'childAges'>;

/** Guests with the rooms that they ask for; fewer than two are none, and any rooms will do. */
export type SearchGuests = Guests & { rooms: readonly RoomGuests[] };

/** Adults and children of a search. */
export const mostGuests = 16;

export const guestsOf = (search: SearchQuery): SearchGuests => {
  const { adults, childAges, infants, pets } = search;
  const rooms = roomsOfSearch(search);
  if (!rooms) return { adults, childAges, infants, pets, rooms: [] };
  // who is under two by age is an infant here
  const ages = childAges.filter((age) => age >= childAge);
  const left = [...ages];
  return {
    adults,
    childAges: ages,
    infants: peopleOf(search).infants,
    pets,
    rooms: rooms.map((room) => ({ adults: room.adults, childAges: left.splice(0, room.children) })),
  };
};

/** The party spread over so many rooms; each of them has an adult, if need be one more. */
export const withRoomCount = (guests: SearchGuests, count: number): SearchGuests => {
  if (count < 2) return { ...guests, rooms: [] };
  const adults = Math.max(guests.adults, count);
  const party = { adults, children: guests.childAges.length, infants: 0 };
  const spread = spreadParty(party, Array<number>(count).fill(mostGuests)) ?? [];
  const ages = [...guests.childAges];
  const rooms = spread.map((room) => ({ adults: room.adults, childAges: ages.splice(0, room.children) }));
  return { ...guests, adults, rooms };
};

/** As many as the limit of guests has adults for. */
export const mostRoomsFor = ({ adults, childAges }: SearchGuests): number =>
  Math.min(mostRooms, Math.max(adults, mostGuests - childAges.length));

/** One room with other people in it; the party is the sum of the rooms. */
export const withRoom = (guests: SearchGuests, place: number, room: RoomGuests): SearchGuests => {
  const rooms = guests.rooms.map((known, i) => (i === place ? room : known));
  return {
    ...guests,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
    rooms,
  };
};

/** The rooms as an address has them; infants sleep in the first one. */
export const roomsText = ({ rooms, infants }: SearchGuests): string | undefined =>
  writeRooms(
    rooms.map(({ adults, childAges }, place) => ({
      adults,
      children: childAges.length,
      infants: place === 0 ? infants : 0,
    })),
  ) || undefined;
