import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { rateSources } from '../pricing/fees.ts';
import { stayRules } from '../pricing/rules.ts';
import {
  changedFields,
  dayRuleSources,
  hostNightStates,
  hostStayKinds,
  ownReservationKinds,
} from './rules.ts';

/** Where the rule is set that decides about a day. */
export const DecidingRule = z.strictObject({
  source: z.enum(dayRuleSources),
  /** The dates of a rule that has some, `until` left out. */
  from: Day.nullable(),
  until: Day.nullable(),
  /** 0 is Sunday; also of a rule for a weekday in a date range. */
  weekday: z.int().nullable(),
});

export type DecidingRule = z.infer<typeof DecidingRule>;

const Decided = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, rule: DecidingRule });

/** One night of a room type as its host sees it. */
export const HostNight = z.strictObject({
  date: Day,
  state: z.enum(hostNightStates),
  /** Units that are neither sold nor blocked. */
  freeUnits: z.int(),
  /** The host has blocked it; it may be sold nevertheless, to a guest who was there before. */
  isBlocked: z.boolean(),
  note: z.string().nullable(),
  nightly: Money,
  rateSource: z.enum(rateSources),
  minStayArrival: Decided(z.int()),
  minStayThrough: Decided(z.int()),
  maxStay: Decided(z.int()),
  closedToArrival: Decided(z.boolean()),
  closedToDeparture: Decided(z.boolean()),
});

export type HostNight = z.infer<typeof HostNight>;

/** A reservation that the host has taken itself. */
export const OwnReservation = z.strictObject({
  id: z.string(),
  roomTypeId: z.string(),
  arriveDay: Day,
  departDay: Day,
  kind: z.enum(ownReservationKinds),
  name: z.string(),
  price: Money.nullable(),
  note: z.string().nullable(),
});

export type OwnReservation = z.infer<typeof OwnReservation>;

/** A stay that takes units of the room type. */
export const HostStay = z.strictObject({
  kind: z.enum(hostStayKinds),
  id: z.string(),
  arriveDay: Day,
  departDay: Day,
  units: z.int(),
  /** The guest departs today or has departed. */
  isPast: z.boolean(),
  /** The name of the other site, if that has the stay. Null for a role that may not read reservations. */
  guestName: z.string().nullable(),
  guestCount: z.int().nullable(),
  /** Until when a request can be answered. */
  answerBy: z.string().nullable(),
  /** The reservation, if the host has taken it itself. */
  own: OwnReservation.nullable(),
});

export type HostStay = z.infer<typeof HostStay>;

/** A value that consecutive nights had in common before a change, and after it. */
const ChangedValue = z.strictObject({
  field: z.enum(changedFields),
  from: Day,
  until: Day,
  /** Null: of the whole listing. */
  roomTypeId: z.string().nullable(),
  /** Cents, nights, a text or whether it is so; null is the rule, or no note. */
  before: z.union([z.int(), z.string(), z.boolean()]).nullable(),
  after: z.union([z.int(), z.string(), z.boolean()]).nullable(),
});

/** A change of a calendar as a whole. */
export const CalendarChange = z.strictObject({
  id: z.string(),
  changedAt: z.string(),
  /** Null once the account is deleted. */
  author: z.string().nullable(),
  kind: z.enum(['nights', 'reservation-added', 'reservation-removed']),
  from: Day,
  until: Day,
  /** At most 20. */
  values: z.array(ChangedValue),
  reservation: OwnReservation.nullable(),
  /** The change that this one took back. */
  undoes: z.string().nullable(),
  isUndone: z.boolean(),
});

export type CalendarChange = z.infer<typeof CalendarChange>;

/** The guest's payment for a stay, and its host's part of it. */
const PricedNights = z.strictObject({
  total: Money,
  /** Without taxes and service fee; null for a role that may not read what bookings earn. */
  payout: Money.nullable(),
});

/** A price, or a sentence that says why there is none. */
export const NightsPreview = z.strictObject({ price: PricedNights.nullable(), text: z.string().nullable() });

export type NightsPreview = z.infer<typeof NightsPreview>;

/** Whether a stay would be allowed: its price, or the rule that decides with its sentence for guests. */
export const StayCheck = z.strictObject({
  price: PricedNights.nullable(),
  refusal: z
    .strictObject({
      rule: z.enum([...stayRules, 'taken']),
      text: z.string(),
      /** The day that the rule turns on. */
      day: Day.nullable(),
      /** Where the rule is set, if it is one of days. */
      decidedBy: DecidingRule.nullable(),
    })
    .nullable(),
  /** The nearest stay that is allowed, with one night more or less. */
  alternative: z.strictObject({ arriveDay: Day, departDay: Day, price: PricedNights }).nullable(),
});

export type StayCheck = z.infer<typeof StayCheck>;

const MonthTotals = z.strictObject({
  month: z.string(),
  /** Nights of bookings and own reservations, for each unit; also past ones. */
  nightsSold: z.int(),
  /** The host's earnings from them; null for a role that may not read reservations. */
  booked: Money.nullable(),
  /** From today on. */
  nightsOpen: z.int(),
});

/** The next nights of a listing, all room types together. */
export const CalendarRow = z.strictObject({
  listing: z.strictObject({ id: z.string(), title: z.string(), photoId: z.string().nullable() }),
  nights: z.array(
    z.strictObject({
      date: Day,
      freeUnits: z.int(),
      units: z.int(),
      /** The lowest rate, of free units if there are some. */
      nightly: Money,
    }),
  ),
});

export type CalendarRow = z.infer<typeof CalendarRow>;

export const HostCalendar = z.strictObject({
  listing: z.strictObject({
    id: z.string(),
    title: z.string(),
    timeZone: z.string(),
    photoId: z.string().nullable(),
    maxGuests: z.int(),
    rooms: z.array(z.strictObject({ id: z.string(), name: z.string(), units: z.int() })),
  }),
  /** The listings of the host by title, at most 200. */
  listings: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  roomTypeId: z.string(),
  from: Day,
  /** Left out. */
  until: Day,
  /** At the place. */
  today: Day,
  nights: z.array(HostNight),
  stays: z.array(HostStay),
  totals: z.array(MonthTotals),
  /** The latest ones first, at most five. */
  changes: z.array(CalendarChange),
  /** Differs once anything of the calendar has changed. */
  changeNumber: z.string(),
});

export type HostCalendar = z.infer<typeof HostCalendar>;
