import type { StayDates } from '@golark/contract/stays/rules';
import type { FreeInWindow, SearchCriteria } from '#platform/search-engine';

type Asked = Pick<SearchCriteria, 'dates' | 'windows'>;

/** From the first arrival to the last departure. */
export const spanOf = ([first, ...others]: readonly StayDates[]): StayDates | null => {
  if (!first) return null;
  let { arriveDay, departDay } = first;
  for (const other of others) {
    if (other.arriveDay < arriveDay) arriveDay = other.arriveDay;
    if (other.departDay > departDay) departDay = other.departDay;
  }
  return { arriveDay, departDay };
};

/** The days of which a search reads the nights; null without dates. */
export const askedSpan = ({ dates, windows }: Asked): StayDates | null => dates ?? spanOf(windows);

/** Null if there is no amount. */
export const lowestOf = (amounts: readonly (number | null)[]): number | null => {
  let lowest: number | null = null;
  for (const amount of amounts) if (amount !== null && (lowest === null || amount < lowest)) lowest = amount;
  return lowest;
};

interface Priced {
  amount: number | null;
  windowAmounts?: (number | null)[];
}

/** The window with the lowest total of a hit, the first of equal ones. */
export const bestWindow = (
  windows: readonly StayDates[],
  { amount, windowAmounts = [] }: Priced,
): StayDates => {
  const dates = windows[windowAmounts.indexOf(amount)];
  if (!dates) throw new Error('a hit of a flexible search has no dates');
  return dates;
};

/** For each window in the order of days, the hits that are free then at an accepted total. */
export const countWindows = (
  windows: readonly StayDates[],
  hits: readonly Priced[],
  isAccepted: (amount: number) => boolean,
): FreeInWindow[] =>
  windows
    .map((dates, place) => {
      const amounts = hits.flatMap(({ windowAmounts = [] }) => windowAmounts[place] ?? []).filter(isAccepted);
      return { dates, stayCount: amounts.length, lowest: lowestOf(amounts) };
    })
    .toSorted((one, other) => (one.dates.arriveDay < other.dates.arriveDay ? -1 : 1));
