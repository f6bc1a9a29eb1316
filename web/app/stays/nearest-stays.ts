import { addDays } from '@golark/contract/dates/rules';
import { type CalendarDays, canStay, type StayRules } from '../ui/calendar-days.ts';
import { type DateRange, type IsoDate, nightsBetween } from '../ui/format-range.ts';

const daysSearched = 60;
const mostNightsAdded = 14;
const mostNightsLeftOut = 3;

type Asked = { days: CalendarDays; range: DateRange; earliest: IsoDate; rules: StayRules };

/** What a change of the length costs, in days that the stay could move instead: few want less than they asked for. */
const costOf = (change: number): number => (change > 0 ? change : -3 * change);

/** The changes of the length, the cheapest first. */
const changes = Array.from(
  { length: mostNightsAdded + mostNightsLeftOut + 1 },
  (_, place) => place - mostNightsLeftOut,
).sort((one, other) => costOf(one) - costOf(other));

/**
 * The dates that can be booked nearest to those that were asked for: one stay that begins earlier, and one on the same day or later.
 * A night more counts as much as a day that it moves.
 */
export const nearestStays = ({ days, range, earliest, rules }: Asked): DateRange[] => {
  const nights = nightsBetween(range);
  const isPossible = (moved: DateRange): boolean =>
    moved.start >= earliest &&
    days.has(moved.start) &&
    days.has(addDays(moved.end, -1)) &&
    canStay(days, moved, rules);
  const nearest = (direction: 1 | -1): DateRange[] => {
    let best: { range: DateRange; cost: number } | null = null;
    for (let distance = direction === 1 ? 0 : 1; distance <= daysSearched; distance += 1) {
      if (best && distance >= best.cost) break;
      const start = addDays(range.start, direction * distance);
      for (const change of changes) {
        const cost = distance + costOf(change);
        if (best && cost >= best.cost) break;
        const moved = { start, end: addDays(start, nights + change) };
        if (nights + change > 0 && isPossible(moved)) best = { range: moved, cost };
      }
    }
    return best ? [best.range] : [];
  };
  return [...nearest(-1), ...nearest(1)];
};
