import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { AnyText } from '../text/schemas.ts';
import { HeldEvent, Hold } from '../tickets/order-schemas.ts';
import { mostTickets } from '../tickets/rules.ts';
import { waitingStatuses } from './rules.ts';

/** Somebody's place on the waiting list of an event. */
export const WaitingPlace = z.strictObject({
  id: z.string(),
  event: HeldEvent.pick({
    id: true,
    title: true,
    status: true,
    startsAt: true,
    isTimeTbd: true,
    venue: true,
  }),
  status: z.enum(waitingStatuses),
  quantity: z.int(),
  /** null: any section. */
  section: z.string().nullable(),
  email: z.string(),
  /** How many were on the list before and with this one; null unless it is `WAITING`. */
  position: z.int().nullable(),
  /** Until when the offer is held. */
  offerUntil: z.string().nullable(),
  /** Opens this place without an account; only for who waits. */
  key: z.string(),
});

export type WaitingPlace = z.infer<typeof WaitingPlace>;

const PlaceParams = z.object({ placeId: AnyText(100) });
/** Of the link in the email; a signed-in account needs none. */
const PlaceKey = z.object({ key: AnyText(200).optional() });
const ofPlace = z.strictObject({ place: WaitingPlace });

export const waitingListSchemas = {
  getWaitingList: {
    summary: "How long the waiting list of an event is, and the caller's place on it.",
    params: z.object({ eventId: AnyText(60) }),
    response: z.strictObject({
      waitingCount: z.int(),
      /** People from the list who bought tickets in the last seven days. */
      servedCount: z.int(),
      place: WaitingPlace.nullable(),
    }),
    errors: { NOT_FOUND: null },
  },
  joinWaitingList: {
    summary:
      'Waits for tickets of an event that has none for this number and section. Seats that come back are offered in the order of joining.',
    params: z.object({ eventId: AnyText(60) }),
    body: z.strictObject({
      quantity: z.int().min(1).max(mostTickets),
      sectionId: AnyText(40).optional(),
      /** Needed without an account. */
      email: Email.optional(),
    }),
    response: ofPlace,
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      TICKET_LIMIT: z.object({ limit: z.int() }),
      ...repeatErrors,
    },
  },
  getWaitingPlace: {
    summary: "The caller's place on a waiting list, or that of whoever has its key.",
    params: PlaceParams,
    query: PlaceKey,
    response: ofPlace,
    errors: { NOT_FOUND: null },
  },
  leaveWaitingList: {
    summary: 'Gives up a place on a waiting list, or the offer that was made to it.',
    params: PlaceParams,
    query: PlaceKey,
    response: ofPlace,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  takeOffer: {
    summary: 'Brings the seats that are offered to this browser, to be ordered like any held seats.',
    params: PlaceParams,
    query: PlaceKey,
    response: z.strictObject({ hold: Hold }),
    errors: { NOT_FOUND: null, HOLD_EXPIRED: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type JoinInput = z.infer<typeof waitingListSchemas.joinWaitingList.body>;
