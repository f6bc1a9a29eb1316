import { addDays } from '@golark/contract/dates/rules';
import type { HostNight } from '@golark/contract/host-calendar/calendar-schemas';
import { monthOf } from '@golark/contract/host-calendar/rules';
import type { CSSProperties } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import { useBarLabel, useBarText } from './bar-text.ts';
import { useShownCalendar } from './calendar-context.ts';
import type { Nights } from './calendar-query.ts';
import { useFormatShortMonth } from './format-month.ts';
import type { BarPart } from './week-bars.ts';

type MonthCellProps = {
  night: HostNight;
  /** Bars whose part in this week begins with this night. */
  begun: readonly BarPart[];
  /** All bars of this night. */
  over: readonly BarPart[];
  selected: Nights | null;
  isFocused: boolean;
};

const mostLanes = 2;

/** One night: its date, and its rate and minimum unless something takes it. */
export const MonthCell = ({ night, begun, over, selected, isFocused }: MonthCellProps) => {
  const { calendar, query } = useShownCalendar();
  const formatShortMonth = useFormatShortMonth();
  const label = useCellLabel();
  const { date } = night;
  const isSelected = selected !== null && date >= selected.from && date < selected.until;
  const isOut = monthOf(date) !== query.month;
  const more = over.filter(({ lane }) => lane >= mostLanes).length;
  return (
    <td
      className="month-cell"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a night that is selected in the grid
      role="gridcell"
      data-day={date}
      data-state={night.state}
      data-out={isOut || undefined}
      data-today={date === calendar.today || undefined}
      data-first={(isSelected && date === selected.from) || undefined}
      data-last={(isSelected && addDays(date, 1) === selected.until) || undefined}
      aria-selected={isSelected}
      tabIndex={isFocused ? 0 : -1}
    >
      <span className="sr-only">{label(night, over)}</span>
      <span className="month-day" aria-hidden="true">
        {Number(date.slice(8))} {date.endsWith('-01') && <small>{formatShortMonth(date)}</small>}
        {date === calendar.today && <Today />}
      </span>
      {begun
        .filter(({ lane }) => lane < mostLanes)
        .map((part) => (
          <CalendarBar key={part.bar.key} part={part} />
        ))}
      {more > 0 && (
        <span className="month-more" aria-hidden="true">
          +{more}
        </span>
      )}
      <Rate night={night} isTaken={over.length > 0} />
    </td>
  );
};

const Today = () => {
  const t = useTranslations('hostCalendar');
  return <small className="month-today">{t('today')}</small>;
};

/** Only of nights that can still be sold. */
const Rate = ({ night, isTaken }: { night: HostNight; isTaken: boolean }) => {
  const t = useTranslations('hostCalendar');
  const money = useMoney();
  const { calendar } = useShownCalendar();
  const room = calendar.listing.rooms.find(({ id }) => id === calendar.roomTypeId);
  const hasUnits = (room?.units ?? 1) > 1;
  if (night.state === 'past' || (isTaken && !hasUnits) || night.freeUnits === 0) return null;
  const { closedToArrival, closedToDeparture, minStayArrival } = night;
  return (
    <span className="month-rate" aria-hidden="true">
      <b>{money(night.nightly.amount)}</b>
      {hasUnits && <small>{t('free', { count: night.freeUnits })}</small>}
      <small>{t('minimum', { count: minStayArrival.value })}</small>
      {(closedToArrival.value || closedToDeparture.value) && (
        <small className="month-closed">
          {closedToArrival.value && t('noArrival')} {closedToDeparture.value && t('noDeparture')}
        </small>
      )}
    </span>
  );
};

const CalendarBar = ({ part }: { part: BarPart }) => {
  const text = useBarText();
  const { bar, nights, isStart, isEnd, lane } = part;
  return (
    <span
      className="calendar-bar"
      aria-hidden="true"
      data-kind={bar.kind}
      data-past={bar.stay?.isPast || undefined}
      data-start={isStart || undefined}
      data-end={isEnd || undefined}
      style={{ '--nights': nights, '--lane': lane } as CSSProperties}
    >
      <span className="calendar-bar-text">{isStart || nights > 1 ? text(bar) : ''}</span>
    </span>
  );
};

/** Everything that a cell shows, in words. */
const useCellLabel = () => {
  const t = useTranslations('hostCalendar');
  const formatDay = useFormatDay();
  const money = useMoney();
  const barLabel = useBarLabel();
  return (night: HostNight, over: readonly BarPart[]): string => {
    const { date, state, nightly, minStayArrival, closedToArrival, closedToDeparture } = night;
    const isOpen = state === 'open' || state === 'notice' || state === 'too_far';
    return [
      formatDay(date),
      ...over.map(({ bar }) => barLabel(bar)),
      ...(over.length === 0 ? [t(`states.${state}`)] : []),
      ...(isOpen ? [money(nightly.amount), t('minimum', { count: minStayArrival.value })] : []),
      ...(closedToArrival.value ? [t('noArrival')] : []),
      ...(closedToDeparture.value ? [t('noDeparture')] : []),
    ].join(', ');
  };
};
