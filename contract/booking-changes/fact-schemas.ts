import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';

const Guests = z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() });

/** Dates, guests and number of rooms of a stay before or after a change. */
export const StayFacts = z.strictObject({
  arriveDay: Day,
  departDay: Day,
  guests: Guests,
  roomCount: z.int(),
});

export type StayFacts = z.infer<typeof StayFacts>;

/** A change that took effect. */
export const BookingChange = z.strictObject({
  at: z.string(),
  before: StayFacts,
  after: StayFacts,
  /** Paid for the change; negative if it was refunded. */
  settled: Money,
  /** The part of a refund that came off the balance instead of being paid out. */
  offBalance: Money,
});

export type BookingChange = z.infer<typeof BookingChange>;

/** A change that waits for its payment; the nights that it adds are held until then. */
export const PendingChange = z.strictObject({ after: StayFacts, amount: Money, holdExpiresAt: z.string() });

export type PendingChange = z.infer<typeof PendingChange>;
