import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import type { CalendarDay } from './calendar-days.ts';
import { useMoney } from './numbers.ts';

type CalendarDayCellProps = {
  date: CalendarDate;
  day: CalendarDay | undefined;
  isLow: boolean;
  /** The reason of the day under the pointer or the focus, to be shown below the months. */
  onExplain: (reason: string | null) => void;
};

/** Price and reason are part of the accessible name, and a closed day is focusable so that both are announced. */
export const CalendarDayCell = ({ date, day, isLow, onExplain }: CalendarDayCellProps) => {
  const t = useTranslations('ui.calendar');
  const money = useMoney();
  const isToday = date.toString() === useToday();
  const price = day?.price !== undefined && !day.isClosed ? money(day.price) : null;
  const reason = day?.reason ?? (day?.isClosed ? t('closed') : null);
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
          data-date={date.toString()}
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
