import { z } from 'zod';
import { BookingStatus } from '../booking/schemas.ts';
import { NightState } from '../calendars/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText } from '../text/schemas.ts';

/** A booking as its host sees it. The guest's contact details are null until the booking is confirmed. */
export const Reservation = z.strictObject({
  id: z.string(),
  confirmationCode: z.string(),
  status: BookingStatus,
  listingId: z.string(),
  title: z.string(),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  guests: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
  guestName: z.string(),
  contact: z.strictObject({ email: z.string() }).nullable(),
  note: z.string().nullable(),
  /** What the host receives for the stay, without taxes and service fee. */
  earnings: Money,
  /** Until when a request to book can be answered; null if it doesn't wait. */
  answerBy: z.string().nullable(),
  createdAt: z.string(),
});

export type Reservation = z.infer<typeof Reservation>;

export const ReservationTab = z.enum(['requests', 'upcoming', 'current', 'past', 'canceled']);
export type ReservationTab = z.infer<typeof ReservationTab>;

const highestNightly = 10_000_000;
const longestMinimum = 365;

const answer = {
  params: z.object({ bookingId: AnyText(100) }),
  response: z.strictObject({ reservation: Reservation }),
  errors: {
    NOT_FOUND: null,
    INVALID_STATE: null,
    IDEMPOTENCY_KEY_REUSED: null,
    IDEMPOTENCY_IN_PROGRESS: null,
  },
} as const;

export const partnersSchemas = {
  listReservations: {
    summary:
      'Reservations of the acting host: requests by deadline, upcoming ones by day, others latest first.',
    query: z.object({ tab: ReservationTab.default('requests'), pageNumber: PageNumber }),
    response: pageOf(Reservation),
    errors: { NOT_FOUND: null },
  },
  acceptReservation: { summary: 'Accept a request to book. The authorized card is charged.', ...answer },
  declineReservation: { summary: 'Decline a request to book. Nothing is charged.', ...answer },
  editCalendar: {
    summary: 'Change the nights of a range, `until` left out. Null returns a rate or minimum to its rule.',
    params: z.object({ listingId: AnyText(200) }),
    body: z
      .strictObject({
        from: Day,
        until: Day,
        /** One room type; every room type of the listing if omitted. */
        roomTypeId: AnyText(200).optional(),
        isBlocked: z.boolean().optional(),
        nightly: z
          .strictObject({ amount: z.int().min(1).max(highestNightly), currency: z.literal('USD') })
          .nullable()
          .optional(),
        minNights: z.int().min(1).max(longestMinimum).nullable().optional(),
      })
      .refine(
        ({ isBlocked, nightly, minNights }) =>
          isBlocked !== undefined || nightly !== undefined || minNights !== undefined,
        { path: ['isBlocked'], ...fieldRule('required') },
      ),
    response: z.strictObject({ propertyId: z.string(), nights: z.array(NightState) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;

export type EditCalendarInput = z.infer<typeof partnersSchemas.editCalendar.body>;
