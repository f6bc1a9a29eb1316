import type { Party } from './rules.ts';

/** Who sleeps in one room. */
export type RoomParty = Pick<Party, 'adults' | 'children' | 'infants'>;

/** The most rooms of one booking. */
export const mostRooms = 8;

/** The room with the fewest guests that has a bed left; -1 if none has. */
const emptiest = (rooms: readonly RoomParty[], capacities: readonly number[]): number => {
  let found = -1;
  let fewest = Number.POSITIVE_INFINITY;
  rooms.forEach(({ adults, children }, i) => {
    const guests = adults + children;
    if (guests >= (capacities[i] ?? 0) || guests >= fewest) return;
    found = i;
    fewest = guests;
  });
  return found;
};

/**
 * Who sleeps in which room, for rooms that sleep `capacities`: evenly, an adult in each room first, infants with the first. Three adults
 * and a child in two rooms for two: two adults, and one adult with the child. null if there are not enough beds.
 */
export const spreadParty = (party: RoomParty, capacities: readonly number[]): RoomParty[] | null => {
  const rooms = capacities.map((): RoomParty => ({ adults: 0, children: 0, infants: 0 }));
  for (const kind of ['adults', 'children'] as const) {
    for (let left = party[kind]; left > 0; left--) {
      const room = rooms[emptiest(rooms, capacities)];
      if (!room) return null;
      room[kind] += 1;
    }
  }
  if (rooms[0]) rooms[0].infants = party.infants;
  return rooms;
};
