import { type BrokenDateRule, brokenDayRule, type DayRules } from '@golark/contract/calendars/rules';
import { addDays, nightsOf } from '@golark/contract/dates/rules';
import type { DateRange, IsoDate } from './format-range.ts';
import { nightsBetween } from './format-range.ts';

/** A night of a calendar: its price in cents, or that it is closed and why. */
export type CalendarDay = {
  price?: number;
  isClosed?: boolean;
  /** "Kept free between stays" */
  reason?: string;
  /** Of stays that arrive, stay or depart on this day. */
  rules?: DayRules;
  /** A stay of so many nights from here fills a gap: no minimum holds for it. */
  gapNights?: number | null;
};

export type CalendarDays = ReadonlyMap<IsoDate, CalendarDay>;

export type StayRules = { minimumNights?: number | undefined; maximumNights?: number | undefined };

/** Why a stay can't start or end on a day: its night is closed, one before it is, or a rule. */
export type DayRefusal =
  | { kind: 'closed'; reason: string | null }
  | { kind: 'checkOutOnly'; reason: string | null }
  | { kind: 'between' }
  | { kind: 'rule'; broken: BrokenDateRule };

const rulesFrom =
  (days: CalendarDays, { minimumNights = 1, maximumNights = 365 }: StayRules) =>
  (day: IsoDate): DayRules =>
    days.get(day)?.rules ?? {
      minStayArrival: minimumNights,
      minStayThrough: 1,
      maxStay: maximumNights,
      closedToArrival: false,
      closedToDeparture: false,
    };

const hasClosedNight = (days: CalendarDays, range: DateRange): boolean =>
  nightsOf(range.start, range.end).some((night) => days.get(night)?.isClosed);

/** A stay may end on a day whose night is closed, but not include it. */
const whyNotRange = (days: CalendarDays, range: DateRange, rules: StayRules): DayRefusal | null => {
  const nights = nightsBetween(range);
  if (nights < 1 || hasClosedNight(days, range)) return { kind: 'between' };
  const isGap = days.get(range.start)?.gapNights === nights;
  const dates = { arriveDay: range.start, departDay: range.end };
  const broken = brokenDayRule(dates, { rulesOn: rulesFrom(days, rules), isGap });
  return broken && { kind: 'rule', broken };
};

export const canStay = (days: CalendarDays, range: DateRange, rules: StayRules): boolean =>
  whyNotRange(days, range, rules) === null;

const longestLookBack = 14;

/** Whether a stay of up to two weeks can end on a day. */
const canEndOn = (days: CalendarDays, day: IsoDate, rules: StayRules): boolean => {
  for (let nights = 1; nights <= longestLookBack; nights += 1) {
    const start = addDays(day, -nights);
    if (!days.has(start) || days.get(start)?.isClosed) return false;
    if (canStay(days, { start, end: day }, rules)) return true;
  }
  return false;
};

const whyNoStart = (days: CalendarDays, day: IsoDate, rules: StayRules): DayRefusal | null => {
  const state = days.get(day);
  if (state?.isClosed) {
    return { kind: canEndOn(days, day, rules) ? 'checkOutOnly' : 'closed', reason: state.reason ?? null };
  }
  const { closedToArrival, minStayArrival } = rulesFrom(days, rules)(day);
  if (closedToArrival) return { kind: 'rule', broken: { path: 'arriveDay', rule: 'closed_to_arrival', day } };
  const hasGap = typeof state?.gapNights === 'number';
  if (hasGap || !hasClosedNight(days, { start: day, end: addDays(day, minStayArrival) })) return null;
  // the nights that are free from here are too few
  const broken: BrokenDateRule = { path: 'departDay', rule: 'min_stay_arrival', limit: minStayArrival, day };
  return { kind: 'rule', broken };
};

/** Without a start: why no stay may start here. With one: why it may not end here, or start again earlier. */
export const whyClosed = (
  days: CalendarDays,
  day: IsoDate,
  { anchor, ...rules }: StayRules & { anchor: IsoDate | null },
): DayRefusal | null => {
  if (anchor === null || day < anchor) return whyNoStart(days, day, rules);
  return day === anchor ? null : whyNotRange(days, { start: anchor, end: day }, rules);
};

/**
 * The cheapest nights of each month: whole price levels from the lowest up, together at most a fifth of its nights. If
 * the lowest price is that of most nights, it is the ordinary one, and none is marked.
 */
export const lowNights = (days: CalendarDays): ReadonlySet<IsoDate> => {
  const months = new Map<string, { day: IsoDate; price: number }[]>();
  for (const [day, { price, isClosed }] of days) {
    if (price === undefined || isClosed) continue;
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { day, price }]);
  }
  const low = new Set<IsoDate>();
  for (const nights of months.values()) {
    const prices = nights.map(({ price }) => price).sort((one, other) => one - other);
    const most = Math.max(1, Math.floor(prices.length / 5));
    // the first price that is not among the lowest fifth, which can be the lowest of all
    const limit = prices[most] ?? 0;
    for (const { day, price } of nights) if (price < limit) low.add(day);
  }
  return low;
};

/** The price of the nights in cents; null while one of them has none. */
export const nightsTotal = (days: CalendarDays, range: DateRange): number | null => {
  let total = 0;
  for (const night of nightsOf(range.start, range.end)) {
    const price = days.get(night)?.price;
    if (price === undefined) return null;
    total += price;
  }
  return total;
};
