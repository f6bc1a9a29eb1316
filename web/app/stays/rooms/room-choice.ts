import type { BookedRooms } from '@golark/contract/pricing/room-schemas';
import type { Property } from '@golark/contract/stays/schemas';
import { mostRooms, type RoomParty, spreadParty } from '@golark/contract/stays/spread-party';
import {
  isPartyIn,
  occupancyOf,
  peopleOf,
  readRooms,
  type SearchedRoom,
  type SearchQuery,
  writeRooms,
} from '../../search/index.ts';
import type { Refusal } from '../priced.ts';

/** One room with who sleeps in it. */
export type ChosenRoom = RoomParty & { roomTypeId: string };

/** The rooms in an address: how many of each type, and who sleeps in them if the address says so. */
export type RoomChoice = {
  units: ReadonlyMap<string, number>;
  guests: RoomParty[];
  /** Entered by the traveler: if it does not add up, that is a mistake and not an older party. */
  isEntered: boolean;
};

/** Refusals that other rooms would meet, on the same dates. */
export const roomRules: ReadonlySet<string> = new Set([
  'rooms_party',
  'room_gone',
  'room_guests',
  'rooms_left',
  'rooms_small',
  'rooms_adults',
  'rooms_combine',
]);

type Guests = Pick<SearchQuery, 'adults' | 'childAges' | 'infants'>;

/** A hotel: rooms are chosen. A home is booked as a whole. */
export const hasRoomsToChoose = ({ rooms }: Pick<Property, 'rooms'>): boolean =>
  rooms.length > 1 || (rooms[0]?.units ?? 1) > 1;

/** As many as an address can have. */
const mostSearched = 16;

/** The largest party: of a hotel that of all its rooms. */
export const mostGuestsOf = (property: Pick<Property, 'rooms' | 'maxGuests'>): number => {
  const sleeps = property.rooms.reduce((sum, { units, maxGuests }) => sum + units * maxGuests, 0);
  return hasRoomsToChoose(property) ? Math.min(mostSearched, sleeps) : property.maxGuests;
};

const hasType = (room: SearchedRoom): room is ChosenRoom => room.roomTypeId !== undefined;

const countUnits = (rooms: readonly { roomTypeId: string }[]): Map<string, number> => {
  const units = new Map<string, number>();
  for (const { roomTypeId } of rooms) units.set(roomTypeId, (units.get(roomTypeId) ?? 0) + 1);
  return units;
};

const countIn = (query: URLSearchParams, name: string): number => {
  const count = Number(query.get(name) ?? 0);
  return Number.isInteger(count) && count > 0 && count < 100 ? count : 0;
};

/** The choice in an address: of the form of the section, or as links write it; null if there is none, also for rooms of any type. */
export const readRoomChoice = (query: URLSearchParams): RoomChoice | null => {
  const units = new Map<string, number>();
  for (const name of query.keys()) {
    if (name.startsWith('units.')) units.set(name.slice(6), Math.min(mostRooms, countIn(query, name)));
  }
  if (units.size === 0) {
    const rooms = readRooms(query.get('rooms') ?? undefined)
      .filter(hasType)
      .slice(0, mostRooms);
    return rooms.length > 0 ? { units: countUnits(rooms), guests: rooms, isEntered: false } : null;
  }
  const guests: RoomParty[] = [];
  while (guests.length < mostRooms && query.has(`adults.${guests.length}`)) {
    const i = guests.length;
    guests.push({
      adults: countIn(query, `adults.${i}`),
      children: countIn(query, `children.${i}`),
      infants: countIn(query, `infants.${i}`),
    });
  }
  return { units, guests, isEntered: guests.length > 0 };
};

const isFor = (party: RoomParty, guests: readonly RoomParty[], capacities: readonly number[]): boolean =>
  isPartyIn(party, guests) &&
  guests.every(({ adults, children }, i) => adults + children <= (capacities[i] ?? 0));

/** The chosen rooms with the whole party in them, or why it does not fit. Types that the stay does not have are left out. */
export const settleRooms = (
  { rooms }: Pick<Property, 'rooms'>,
  search: Guests,
  { units, guests, isEntered }: RoomChoice,
): { rooms: ChosenRoom[]; problem: Refusal | null } => {
  const chosen = rooms
    .flatMap((room) => Array.from({ length: units.get(room.id) ?? 0 }, () => room))
    .slice(0, mostRooms);
  const party = peopleOf(search);
  const capacities = chosen.map(({ maxGuests }) => maxGuests);
  const withGuests = (parties: readonly RoomParty[]): ChosenRoom[] =>
    chosen.map(({ id }, i) => {
      const { adults, children, infants } = parties[i] ?? { adults: 0, children: 0, infants: 0 };
      return { roomTypeId: id, adults, children, infants };
    });
  const refuse = (rule: string, limit = 0) => ({
    rooms: withGuests(guests),
    problem: { rule, limit, day: null },
  });
  const isComplete = guests.length === chosen.length;
  if (isComplete && isFor(party, guests, capacities)) return { rooms: withGuests(guests), problem: null };
  if (isComplete && isEntered) return refuse('rooms_party');
  if (chosen.length > party.adults) return refuse('rooms_adults', party.adults);
  const spread = spreadParty(party, capacities);
  if (spread) return { rooms: withGuests(spread), problem: null };
  return refuse(
    'rooms_small',
    capacities.reduce((sum, places) => sum + places, 0),
  );
};

/** The rooms of an address as quotes take them. */
export const occupancyParam = ({ rooms, childAges }: Pick<SearchQuery, 'rooms' | 'childAges'>) => {
  const read = readRooms(rooms);
  return read.length > 0 ? { roomsOccupancy: JSON.stringify(occupancyOf(read, childAges)) } : {};
};

/** The rooms of a price, as an address has them. */
export const roomsOfRate = (rooms: readonly BookedRooms[]): string =>
  writeRooms(rooms.flatMap(({ roomTypeId, guests }) => guests.map((people) => ({ roomTypeId, ...people }))));
