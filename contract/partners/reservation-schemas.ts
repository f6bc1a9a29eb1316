import { z } from 'zod';
import { BookingStatus } from '../booking/schemas.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { declineReasons, reservationSearchLength, reservationTabs } from './rules.ts';

/** A booking as its host sees it. The guest's contact details are null until the booking is confirmed. */
export const Reservation = z.strictObject({
  id: z.string(),
  confirmationCode: z.string(),
  status: BookingStatus,
  listingId: z.string(),
  title: z.string(),
  /** The zone of the place. */
  timeZone: z.string(),
  arriveDay: Day,
  departDay: Day,
  /** The instant at which check-in begins: from then on the host cannot cancel. */
  checkInAt: z.string(),
  nights: z.int(),
  guests: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
  guestName: z.string(),
  contact: z.strictObject({ email: z.string() }).nullable(),
  note: z.string().nullable(),
  /** When the guest expects to arrive, a wall time of the place; null if they have not said so. */
  arrivalTime: z.string().nullable(),
  /** The host's earnings from the stay, without taxes and service fee. */
  earnings: Money,
  /** Nights that the guest gave back and that were sold again; `returned` is what the host gave back of each, null until then. */
  resoldNights: z.array(z.strictObject({ date: Day, returned: Money.nullable() })),
  /** Why the host declined it; null unless they did. */
  declineReason: z.enum(declineReasons).nullable(),
  /** Until when a request to book can be answered; null if it doesn't wait. */
  answerBy: z.string().nullable(),
  createdAt: z.string(),
});

export type Reservation = z.infer<typeof Reservation>;

const ReservationTab = z.enum(reservationTabs);

export const ReservationQuery = z.object({
  tab: ReservationTab.default('requests'),
  /** Part of the guest's name, the confirmation code or the title of the place. */
  search: AnyText(reservationSearchLength).optional(),
  /** Stays with a night on this day or later. */
  from: Day.optional(),
  /** Stays with a night before this day. */
  until: Day.optional(),
});

/** `note` is empty if the team has written none. */
export const ReservationWithNote = z.strictObject({ reservation: Reservation, note: z.string() });
