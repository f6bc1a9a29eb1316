import type { Booking } from '@golark/contract/booking/schemas';

type Guests = Booking['rooms'][number]['guests'][number];

/** One room of a hotel stay with who sleeps in it. */
export interface TripRoom {
  /** From 1; equal rooms differ by it alone. */
  number: number;
  roomTypeId: string;
  name: string;
  guests: Guests;
}

/** Each room of a hotel stay; none for a home, and for a booking from before it was stored who sleeps where. */
export const roomsOfTrip = ({ rooms, property }: Pick<Booking, 'rooms' | 'property'>): TripRoom[] => {
  if (property.stayType !== 'hotels') return [];
  if (rooms.some(({ units, guests }) => guests.length !== units)) return [];
  return rooms
    .flatMap(({ roomTypeId, name, guests }) => guests.map((party) => ({ roomTypeId, name, guests: party })))
    .map((room, i) => ({ number: i + 1, ...room }));
};

const sumOf = (rooms: readonly TripRoom[], kind: keyof Guests): string =>
  String(rooms.reduce((sum, { guests }) => sum + guests[kind], 0));

/** What the form of a change says when one room is given up: the same dates, and the other rooms with who sleeps in them. */
export const remainingFields = (booking: Booking, givenUp: number): Record<string, string> => {
  const rooms = roomsOfTrip(booking).filter(({ number }) => number !== givenUp);
  return {
    ...{ dateFrom: booking.arriveDay, dateTo: booking.departDay, pets: booking.guests.pets ? '1' : '0' },
    adults: sumOf(rooms, 'adults'),
    children: sumOf(rooms, 'children'),
    infants: sumOf(rooms, 'infants'),
    rooms: JSON.stringify(rooms.map(({ roomTypeId, guests }) => ({ roomTypeId, ...guests }))),
  };
};
