import type { Day } from '../dates/rules.ts';
import { addDays, lastOfMonth, weekdayOf } from '../dates/rules.ts';

/** Whether the host takes a guest itself, for example by phone, or stays at the place. */
export const ownReservationKinds = ['guest', 'host'] as const;
export type OwnReservationKind = (typeof ownReservationKinds)[number];

/** Why a change of a calendar cannot be undone. */
export const undoRefusals = ['undone', 'sold', 'changed', 'kept-closed', 'past'] as const;
export type UndoRefusal = (typeof undoRefusals)[number];

/**
 * What a night of a room type is for its host: `sold` no unit is left, `blocked` by the host, `linked` taken or closed in a linked listing,
 * `preparation` kept free around a booking, `notice` too soon to be booked, `too_far` beyond the booking window.
 */
export const hostNightStates = [
  'open',
  'sold',
  'blocked',
  'linked',
  'past',
  'preparation',
  'notice',
  'too_far',
] as const;
export type HostNightState = (typeof hostNightStates)[number];

/**
 * The kinds of stays in a host's calendar. `pending` waits for its payment; another site has sold nights (`elsewhere`), or its host has closed
 * them there (`elsewhere-block`).
 */
export const hostStayKinds = [
  'booking',
  'request',
  'pending',
  'own',
  'elsewhere',
  'elsewhere-block',
] as const;
export type HostStayKind = (typeof hostStayKinds)[number];

/** Where a rule of days is set: with the night itself, for a date range, for a weekday, or with the listing. */
export const dayRuleSources = ['night', 'dates', 'weekday', 'listing'] as const;
export type DayRuleSource = (typeof dayRuleSources)[number];

/** The values of a night that the log of changes names. */
export const changedFields = [
  'nightlyAmount',
  'minNights',
  'isClosed',
  'note',
  'closedToArrival',
  'closedToDeparture',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** The most nights that one change of a calendar may touch. */
export const maxChangedNights = 370;

/** A month, `2026-11`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

const firstOfMonth = (month: Month): Day => `${month}-01`;

/** `addMonths('2026-11', 2)` is `2027-01`. */
export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The nights of a month, `until` left out. */
export const nightsOfMonth = (month: Month): { from: Day; until: Day } => ({
  from: firstOfMonth(month),
  until: addDays(lastOfMonth(firstOfMonth(month)), 1),
});

/** The whole weeks, from Sunday, that show some months, `until` left out. */
export const weeksOfMonths = (month: Month, months = 1): { from: Day; until: Day } => {
  const { from } = nightsOfMonth(month);
  const { until } = nightsOfMonth(addMonths(month, months - 1));
  return { from: addDays(from, -weekdayOf(from)), until: addDays(until, (7 - weekdayOf(until)) % 7) };
};
