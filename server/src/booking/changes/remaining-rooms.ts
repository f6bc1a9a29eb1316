import type { QuoteChangeInput } from '@golark/contract/booking-changes/schemas';
import { invalidField } from '#platform/failure';
import { type RemainingRoom, unitsOfRooms } from '#pricing';
import type { StaySnapshot } from '../stay-snapshot.ts';
import type { BookingView } from '../views.ts';

type Rooms = readonly Pick<StaySnapshot['rooms'][number], 'roomTypeId' | 'units'>[];

export const countRooms = (rooms: Rooms): number => rooms.reduce((count, { units }) => count + units, 0);

/** A home is booked as a whole. Throws VALIDATION_ERROR (rooms) for more than the booking has. */
const assertBooked = ({ snapshot }: BookingView, rooms: readonly RemainingRoom[]): void => {
  const unitsOf = (roomTypeId: string): number =>
    snapshot.rooms.find((room) => room.roomTypeId === roomTypeId)?.units ?? 0;
  const isBooked =
    snapshot.stayType === 'hotels' &&
    unitsOfRooms(rooms).every(({ roomTypeId, units }) => units <= unitsOf(roomTypeId));
  if (!isBooked) throw invalidField('rooms', 'stay_room_not_booked');
};

/** The rooms that a change keeps; null if it says nothing of rooms, which keeps all. Throws VALIDATION_ERROR (rooms). */
export const remainingRooms = (
  own: BookingView,
  { rooms: named }: Pick<QuoteChangeInput, 'rooms'>,
): RemainingRoom[] | null => {
  if (!named) return null;
  const rooms = named.map(({ roomTypeId, ...guests }) => ({ roomTypeId, guests }));
  assertBooked(own, rooms);
  return rooms;
};

/** Whether a change gives up a room. */
export const hasFewerRooms = ({ snapshot }: BookingView, rooms: readonly RemainingRoom[] | null): boolean =>
  rooms !== null && rooms.length < countRooms(snapshot.rooms);
