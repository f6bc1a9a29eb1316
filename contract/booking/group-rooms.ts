import type { RoomParty } from '../stays/spread-party.ts';

/** Rooms of one type in which the same number of people sleep; `guests` is null if that is not known. */
export interface RoomGroup {
  name: string;
  units: number;
  guests: RoomParty | null;
}

const isSame = (a: RoomParty, b: RoomParty): boolean =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants;

/** How booked rooms are named: two queen rooms for two adults each are one entry, one of them for one adult are two. */
export const groupRooms = (
  rooms: readonly { name: string; units: number; guests: readonly RoomParty[] }[],
): RoomGroup[] =>
  rooms.flatMap(({ name, units, guests }): RoomGroup[] => {
    if (guests.length === 0) return [{ name, units, guests: null }];
    const groups: (RoomGroup & { guests: RoomParty })[] = [];
    for (const party of guests) {
      const group = groups.find((other) => isSame(other.guests, party));
      if (group) group.units += 1;
      else groups.push({ name, units: 1, guests: party });
    }
    return groups;
  });
