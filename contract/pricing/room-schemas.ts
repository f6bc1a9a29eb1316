import { z } from 'zod';
import { mostRooms } from '../stays/spread-party.ts';
import { AnyText } from '../text/schemas.ts';

const RoomOccupancy = z.strictObject({
  adults: z.int().min(1).max(50),
  childAges: z.array(z.int().min(0).max(17)).max(20).default([]),
  /** Children under two whose ages are not in `childAges`. */
  infants: z.int().min(0).max(20).optional(),
});

/** `[{ adults: 2, childAges: [7], infants? }]`, one entry per room of any type. */
export const AnyRooms = z.array(RoomOccupancy).min(1).max(mostRooms);

export type AnyRooms = z.infer<typeof AnyRooms>;

/** `[{ adults: 2, childAges: [7], infants?, roomTypeId? }]`, one entry per room. */
export const RoomsOccupancy = z
  .array(RoomOccupancy.extend({ roomTypeId: AnyText(60).optional() }))
  .min(1)
  .max(mostRooms);

/** Rooms of one type, with who sleeps in each of them; `guests` is empty for bookings from before that was stored. */
export const BookedRooms = z.strictObject({
  roomTypeId: z.string(),
  name: z.string(),
  units: z.int(),
  guests: z.array(z.strictObject({ adults: z.int(), children: z.int(), infants: z.int() })),
});

export type BookedRooms = z.infer<typeof BookedRooms>;
