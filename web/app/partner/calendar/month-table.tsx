import { addDays, type Day, nightsOf } from '@golark/contract/dates/rules';
import type { HostNight } from '@golark/contract/host-calendar/calendar-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useShownCalendar } from './calendar-context.ts';
import type { Nights } from './calendar-query.ts';
import { useWeekdayNames } from './format-month.ts';
import { MonthCell } from './month-cell.tsx';
import { useGridSelection } from './use-grid-selection.ts';
import { type BarPart, barsOf, partsInWeek } from './week-bars.ts';

type MonthTableProps = { selected: Nights | null; onSelect: (nights: Nights | null) => void };

const weeksOf = (from: Day, until: Day): Day[] => nightsOf(from, until).filter((_, i) => i % 7 === 0);

/** The month as a table of weeks. Nights are selected by dragging, by tapping, and by keyboard. */
export const MonthTable = ({ selected, onSelect }: MonthTableProps) => {
  const t = useTranslations('hostCalendar');
  const names = useWeekdayNames();
  const { calendar } = useShownCalendar();
  const { from, until, nights, stays } = calendar;
  const bars = barsOf(nights, stays);
  const byDate = new Map(nights.map((night) => [night.date, night]));
  const grid = useGridSelection({ selected, onSelect });
  const [short, long] = [names('short'), names('long')];
  return (
    <table
      className="month-table"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: nights are selected in it, and it is a table without JavaScript
      role="grid"
      aria-labelledby="calendar-month"
      aria-describedby="calendar-keys"
      {...grid.table}
    >
      <caption className="sr-only" id="calendar-keys">
        {t('keys')}
      </caption>
      <thead>
        <tr>
          {short.map((name, i) => (
            <th key={name} scope="col" abbr={long[i]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(from, until).map((week) => (
          <Week
            key={week}
            week={week}
            byDate={byDate}
            parts={partsInWeek(bars, week)}
            selected={selected}
            focused={grid.focused}
          />
        ))}
      </tbody>
    </table>
  );
};

type WeekProps = {
  week: Day;
  byDate: ReadonlyMap<Day, HostNight>;
  parts: readonly BarPart[];
  selected: Nights | null;
  focused: Day;
};

const Week = ({ week, byDate, parts, selected, focused }: WeekProps) => (
  <tr>
    {nightsOf(week, addDays(week, 7)).flatMap((date, column) => {
      const night = byDate.get(date);
      if (!night) return [];
      return (
        <MonthCell
          key={date}
          night={night}
          begun={parts.filter(({ start }) => start === column)}
          over={parts.filter(({ start, nights }) => start <= column && column < start + nights)}
          selected={selected}
          isFocused={focused === date}
        />
      );
    })}
  </tr>
);
