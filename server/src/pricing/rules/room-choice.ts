import type { BrokenDateRule } from '@golark/contract/calendars/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import type { RoomOffer, RoomWish } from './allocate-rooms.ts';
import type { BrokenRule } from './stay-rules.ts';

/** A room type of the listing; `closed` is the rule by which it is not for these dates. */
export type RoomToChoose = Pick<RoomOffer, 'roomTypeId' | 'maxGuests' | 'freeUnits'> & {
  closed: BrokenDateRule | null;
};

const path = 'roomsOccupancy';

const brokenWish = (wish: RoomWish, rooms: readonly RoomToChoose[]): BrokenRule | null => {
  const ofType = rooms.filter(({ roomTypeId }) => !wish.roomTypeId || roomTypeId === wish.roomTypeId);
  if (ofType.length === 0) return { path, rule: 'room_gone' };
  const limit = Math.max(...ofType.map(({ maxGuests }) => maxGuests));
  if (guestCountOf(wish.guests) > limit) return { path, rule: 'room_guests', limit };
  return wish.roomTypeId ? (ofType[0]?.closed ?? null) : null;
};

/** The first rule that chosen rooms break, or null: a type that is gone, too small or closed on these dates, or has too few units. */
export const brokenChoice = (
  wishes: readonly RoomWish[],
  rooms: readonly RoomToChoose[],
): BrokenRule | null => {
  for (const wish of wishes) {
    const broken = brokenWish(wish, rooms);
    if (broken) return broken;
  }
  for (const { roomTypeId, freeUnits } of rooms) {
    const wanted = wishes.filter((wish) => wish.roomTypeId === roomTypeId).length;
    if (wanted > freeUnits) return { path, rule: 'rooms_left', limit: freeUnits };
  }
  return null;
};
