import { countByAge, type Party } from './rules.ts';

/** One room that the caller chose, with who sleeps in it. */
export interface RoomGuests {
  adults: number;
  childAges: readonly number[];
  /** Children under two whose ages are not in `childAges`. */
  infants?: number | undefined;
}

type People = Pick<Party, 'adults' | 'children' | 'infants'>;

/** The people of all rooms; children under two are infants. */
export const sumOfRooms = (rooms: readonly RoomGuests[]): People => {
  const { children, infants } = countByAge(rooms.flatMap((room) => room.childAges));
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children,
    infants: rooms.reduce((sum, room) => sum + (room.infants ?? 0), infants),
  };
};

/** Whether the party is exactly who sleeps in the rooms. */
export const isPartyOfRooms = (party: People, rooms: readonly RoomGuests[]): boolean => {
  const sum = sumOfRooms(rooms);
  return sum.adults === party.adults && sum.children === party.children && sum.infants === party.infants;
};

/** A child who was counted as one but is under two by the ages of the rooms is an infant. */
const byAge = (given: People, sum: People): People => {
  const isSameCount = given.children + given.infants === sum.children + sum.infants;
  const { children, infants } = isSameCount && given.children >= sum.children ? sum : given;
  return { adults: given.adults, children, infants };
};

/** The party of a request; with rooms, a count that was not given is theirs. */
export const partyOf = (
  given: {
    adults?: number | undefined;
    children?: number | undefined;
    infants?: number | undefined;
    pets: number;
  },
  rooms: readonly RoomGuests[] | undefined,
): Party => {
  const sum = rooms ? sumOfRooms(rooms) : { adults: 1, children: 0, infants: 0 };
  const { adults = sum.adults, children = sum.children, infants = sum.infants } = given;
  const people = { adults, children, infants };
  return {
    ...(rooms ? byAge(people, sum) : people),
    childAges: (rooms ?? []).flatMap((room) => [...room.childAges]),
    pets: given.pets > 0,
  };
};
