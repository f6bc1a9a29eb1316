import type { CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { CalendarCell, RangeCalendarStateContext } from 'react-aria-components';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { type CalendarDays, type StayRules, whyClosed } from './calendar-days.ts';
import { useMoney } from './numbers.ts';
import { useDayRefusalText } from './use-day-refusal-text.ts';

type CalendarDayCellProps = {
  date: CalendarDate;
  days: CalendarDays;
  rules: StayRules;
  isLow: boolean;
  /** The reason of the day under the pointer or the focus, to be shown below the months. */
  onExplain: (reason: string | null) => void;
};

/** Price, reason and a minimum of its own are part of the accessible name, and a closed day is focusable so that both are announced. */
export const CalendarDayCell = ({ date, days, rules, isLow, onExplain }: CalendarDayCellProps) => {
  const t = useTranslations('ui.calendar');
  const money = useMoney();
  const textOf = useDayRefusalText();
  const id = date.toString();
  const isToday = id === useToday();
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate?.toString() ?? null;
  const day = days.get(id);
  const refusal = whyClosed(days, id, { anchor, ...rules });
  const minimum = day?.rules?.minStayArrival ?? 1;
  const ownMinimum = anchor === null && minimum > (rules.minimumNights ?? 1) ? minimum : null;
  const price = day?.price !== undefined && !day.isClosed ? money(day.price) : null;
  const minimumText = ownMinimum ? t('minimum', { nights: ownMinimum }) : null;
  const reason = refusal ? textOf(refusal) : minimumText;
  const spoken = [price && t(isLow ? 'lowPrice' : 'price', { price }), reason].filter(Boolean).join(', ');
  const explain = () => onExplain(reason);
  const hush = () => onExplain(null);
  const explained = (dateWords: string | undefined) => ({
    'aria-label': [dateWords, spoken].filter(Boolean).join(', '),
    onMouseEnter: explain,
    onMouseLeave: hush,
    onFocusCapture: explain,
    onBlurCapture: hush,
  });
  return (
    <CalendarCell
      date={date}
      className="day"
      {...(isLow ? { 'data-low': '' } : {})}
      {...(day?.isClosed ? { 'data-closed': '' } : {})}
      render={(cell) => (
        <div
          {...cell}
          {...explained(cell['aria-label'])}
          data-date={id}
          data-today={isToday ? '' : undefined}
        />
      )}
    >
      {({ formattedDate, isDisabled }) => (
        <>
          {formattedDate}
          {price && !isDisabled && <small data-price={price} />}
        </>
      )}
    </CalendarCell>
  );
};
