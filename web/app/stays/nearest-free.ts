import { addDays } from '@golark/contract/dates/rules';
import { type CalendarDays, canStay, type StayRules } from '../ui/calendar-days.ts';
import { type DateRange, type IsoDate, nightsBetween } from '../ui/format-range.ts';

const daysSearched = 60;

type Asked = { days: CalendarDays; range: DateRange; earliest: IsoDate; rules: StayRules };

/** As many free nights as were asked for, before and after the asked ones: the nearest of each, at most two. */
export const nearestFree = ({ days, range, earliest, rules }: Asked): DateRange[] => {
  const nights = nightsBetween(range);
  const freeFrom = (start: IsoDate): DateRange | null => {
    const moved = { start, end: addDays(start, nights) };
    const isKnown = days.has(start) && days.has(addDays(moved.end, -1));
    return start >= earliest && isKnown && canStay(days, moved, rules) ? moved : null;
  };
  const first = (direction: 1 | -1): DateRange[] => {
    for (let distance = 1; distance <= daysSearched; distance += 1) {
      const found = freeFrom(addDays(range.start, direction * distance));
      if (found) return [found];
    }
    return [];
  };
  return [...first(-1), ...first(1)];
};
