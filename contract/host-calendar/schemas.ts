import { z } from 'zod';
import { longestStayRule } from '../calendars/rules.ts';
import { NightState } from '../calendars/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { fieldRule, repeatErrors } from '../errors/rules.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';
import {
  CalendarChange,
  CalendarRow,
  HostCalendar,
  NightsPreview,
  OwnReservation,
  StayCheck,
} from './calendar-schemas.ts';
import { ownReservationKinds, undoRefusals } from './rules.ts';

const highestAmount = 10_000_000;

const ListingParams = z.object({ listingId: AnyText(200) });
const ReservationParams = z.object({ listingId: AnyText(200), reservationId: z.uuid() });

const Amount = (least: number) =>
  z.strictObject({ amount: z.int().min(least).max(highestAmount), currency: z.literal('USD') });

const MonthParam = z.string().regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/);

const EditCalendar = z
  .strictObject({
    from: Day,
    until: Day,
    /** One room type; every room type of the listing if omitted. */
    roomTypeId: AnyText(200).optional(),
    isBlocked: z.boolean().optional(),
    /** About blocked nights, for the host alone; null removes it. */
    note: Text(500).nullable().optional(),
    nightly: Amount(1).nullable().optional(),
    /** The least nights of stays that arrive on these days. */
    minNights: z.int().min(1).max(longestStayRule).nullable().optional(),
    /** Whether stays may arrive on these days; for all room types. */
    guestsMayArrive: z.boolean().optional(),
    /** Whether stays may depart on these days; for all room types. The day `until` is not one of them. */
    guestsMayLeave: z.boolean().optional(),
  })
  .refine(
    ({ from, until, roomTypeId, ...values }) => Object.values(values).some((one) => one !== undefined),
    {
      path: ['isBlocked'],
      ...fieldRule('required'),
    },
  );

export const hostCalendarSchemas = {
  getHostCalendar: {
    summary:
      'The calendar of one room type for its host, in whole weeks from Sunday: nights with the rules that decide about them, stays, totals of each month, the latest changes.',
    params: ListingParams,
    query: z.object({
      month: MonthParam,
      /** How many months, from `month` on. */
      months: z.coerce.number().int().min(1).max(12).default(1),
      /** The first one of the listing if omitted. */
      roomTypeId: AnyText(200).optional(),
    }),
    response: HostCalendar,
    errors: { NOT_FOUND: null },
  },
  listHostCalendars: {
    summary: 'The listings of the acting host by title, each with its next nights.',
    query: z.object({ pageNumber: PageNumber, nights: z.coerce.number().int().min(0).max(31).default(14) }),
    response: pageOf(CalendarRow),
    errors: { NOT_FOUND: null },
  },
  watchHostCalendars: {
    summary:
      'Server-sent events of the type `calendar`, each with the `listingIds` of the acting host whose calendars have changed. With a `listingId` and the `changeNumber` that its calendar had, the first event follows at once if it has changed since.',
    params: z.object({ hostId: AnyText(200) }),
    query: z.object({ listingId: AnyText(200).optional(), changeNumber: AnyText(100).optional() }),
    response: null,
    errors: { NOT_FOUND: null },
  },
  editCalendar: {
    summary:
      'Change the nights of a range, `until` left out. Null returns a rate or minimum to its rule. A block that includes a sold night is refused as a whole; sold nights keep their rate and minimum.',
    params: ListingParams,
    body: EditCalendar,
    response: z.strictObject({
      propertyId: z.string(),
      nights: z.array(NightState),
      /** The id of this change in the log; null if everything was as wanted already. */
      changeId: z.string().nullable(),
      /** Nights whose rate or minimum was left as it is, because guests sleep in them. */
      soldNights: z.array(Day),
    }),
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
  previewNights: {
    summary:
      'What guests would pay for nights and what the host would get, with a rate that is not saved yet. Rules and other stays are left aside.',
    params: ListingParams,
    body: z.strictObject({
      from: Day,
      until: Day,
      roomTypeId: AnyText(200).optional(),
      nightly: Amount(1).nullable().optional(),
      adults: z.int().min(1).max(50).default(2),
    }),
    response: NightsPreview,
    errors: { NOT_FOUND: null },
  },
  checkStay: {
    summary:
      'Whether a stay would be allowed now, with what it costs, or the rule that decides and the nearest stay that is allowed.',
    params: ListingParams,
    body: z.strictObject({
      arriveDay: Day,
      departDay: Day,
      adults: z.int().min(1).max(50).default(2),
      children: z.int().min(0).max(50).default(0),
      pets: z.boolean().default(false),
    }),
    response: StayCheck,
    errors: { NOT_FOUND: null },
  },
  listCalendarChanges: {
    summary:
      'Who changed what in a calendar in the last year, the latest first; with `night` what concerns that night.',
    params: ListingParams,
    query: z.object({ night: Day.optional(), pageNumber: PageNumber }),
    response: pageOf(CalendarChange).extend({
      listing: z.strictObject({ id: z.string(), title: z.string(), timeZone: z.string() }),
    }),
    errors: { NOT_FOUND: null },
  },
  undoCalendarChange: {
    summary:
      'Take back a change as a whole, by a new change. Nothing is undone if one of its nights was sold or changed again since.',
    params: z.object({ listingId: AnyText(200), changeId: z.uuid() }),
    response: z.strictObject({ changeId: z.string() }),
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: z.object({ reason: z.enum(undoRefusals), day: Day.nullable() }),
      DATES_UNAVAILABLE: null,
      ...repeatErrors,
    },
  },
  saveOwnReservation: {
    summary:
      'Take nights for a guest whom the host has found itself, or for the host. The caller chooses the id, so that repeating the call takes nothing twice.',
    params: ReservationParams,
    body: z.strictObject({
      arriveDay: Day,
      departDay: Day,
      /** The only one of the listing if omitted. */
      roomTypeId: AnyText(200).optional(),
      kind: z.enum(ownReservationKinds),
      name: Text(120),
      /** The price that the host asks for the whole stay. */
      price: Amount(0).nullable().default(null),
      note: Text(500).nullable().default(null),
    }),
    response: z.strictObject({ reservation: OwnReservation }),
    errors: { NOT_FOUND: null, DATES_UNAVAILABLE: null, INVALID_STATE: null, ...repeatErrors },
  },
  removeOwnReservation: {
    summary: 'Remove a reservation that the host has taken itself; its nights are open again.',
    params: ReservationParams,
    response: z.strictObject({ changeId: z.string() }),
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;

export type EditCalendarInput = z.infer<typeof EditCalendar>;
export type CheckStayInput = z.infer<typeof hostCalendarSchemas.checkStay.body>;
export type PreviewNightsInput = z.infer<typeof hostCalendarSchemas.previewNights.body>;
export type OwnReservationInput = z.infer<typeof hostCalendarSchemas.saveOwnReservation.body>;
