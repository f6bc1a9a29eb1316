import type { DateRange, IsoDate } from './format-range.ts';
import { nightsBetween, nightsOf } from './format-range.ts';

/** A night of a calendar: its price in cents, or that it is closed and why. */
export type CalendarDay = {
  price?: number;
  isClosed?: boolean;
  /** "Check out only. A new stay can start on Nov 24." */
  reason?: string;
  minimumNights?: number;
};

export type CalendarDays = ReadonlyMap<IsoDate, CalendarDay>;

export type StayRules = { minimumNights?: number | undefined; maximumNights?: number | undefined };

/** A stay may end on a day whose night is closed, but not include it. */
export const canStay = (days: CalendarDays, range: DateRange, rules: StayRules): boolean => {
  const nights = nightsBetween(range);
  const minimum = days.get(range.start)?.minimumNights ?? rules.minimumNights ?? 1;
  if (nights < minimum || nights > (rules.maximumNights ?? 365)) return false;
  return nightsOf(range).every((night) => !days.get(night)?.isClosed);
};

/** Without a start: whether a stay may start here. With one: whether it may end here, or start again earlier. */
export const isOpenDay = (
  days: CalendarDays,
  day: IsoDate,
  { anchor, ...rules }: StayRules & { anchor: IsoDate | null },
): boolean => {
  if (anchor === null || day < anchor) return !days.get(day)?.isClosed;
  if (day === anchor) return true;
  return canStay(days, { start: anchor, end: day }, rules);
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
  for (const night of nightsOf(range)) {
    const price = days.get(night)?.price;
    if (price === undefined) return null;
    total += price;
  }
  return total;
};
