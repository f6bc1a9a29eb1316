import { type CalendarDate, parseDate } from '@internationalized/date';
import { type CSSProperties, useContext, useEffect, useMemo, useState } from 'react';
import {
  Button as AriaButton,
  RangeCalendar as AriaRangeCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { iconButtonLook } from './button-look.ts';
import { CalendarDayCell } from './calendar-day-cell.tsx';
import { type CalendarDays, lowNights, whyClosed } from './calendar-days.ts';
import type { DateRange, IsoDate } from './format-range.ts';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from './icon.tsx';

export type RangeCalendarProps = {
  label: string;
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Nights that have a price, a reason or are closed; days that are not in it are free and without a price. */
  days?: CalendarDays;
  /** How many months are shown; in narrow windows below each other. */
  months?: number;
  /** The first and the last day that can be chosen; the first is today unless given. */
  earliest?: IsoDate;
  latest?: IsoDate;
  minimumNights?: number;
  maximumNights?: number;
  /** The focus starts in the calendar, as it does when a field opens it. */
  hasFocus?: boolean;
  /** Called with the first of two dates while the second one is missing, otherwise with null. */
  onFirstDate?: (day: IsoDate | null) => void;
  /** Called when another month is shown, to fetch its prices. */
  onMonthShown?: (firstDay: IsoDate) => void;
};

const noDays: CalendarDays = new Map();

export const RangeCalendar = ({
  label,
  value,
  onChange,
  days = noDays,
  months = 1,
  ...props
}: RangeCalendarProps) => {
  const { latest, minimumNights, maximumNights, hasFocus = false, onMonthShown, onFirstDate } = props;
  const t = useTranslations('ui.calendar');
  const today = useToday();
  const earliest = props.earliest ?? today;
  const low = useMemo(() => lowNights(days), [days]);
  const [note, setNote] = useState<string | null>(null);
  const rules = { minimumNights, maximumNights };
  const isUnavailable = (date: { toString(): string }, anchor: CalendarDate | null) =>
    whyClosed(days, date.toString(), { anchor: anchor?.toString() ?? null, ...rules }) !== null;
  return (
    <AriaRangeCalendar
      className="calendar"
      aria-label={label}
      autoFocus={hasFocus}
      value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      onFocusChange={(date) => onMonthShown?.(date.set({ day: 1 }).toString())}
      visibleDuration={{ months }}
      pageBehavior="single"
      {...(earliest ? { minValue: parseDate(earliest) } : {})}
      // without it the calendar would open at the month of the browser's clock
      {...(earliest && !value ? { defaultFocusedValue: parseDate(earliest) } : {})}
      {...(latest ? { maxValue: parseDate(latest) } : {})}
      isDateUnavailable={isUnavailable}
      allowsNonContiguousRanges
    >
      {onFirstDate && <FirstDate onChange={onFirstDate} />}
      <div className="calendar-months" style={{ '--months': months } as CSSProperties}>
        {Array.from({ length: months }, (_, offset) => offset).map((offset) => (
          <div key={offset}>
            <div className="calendar-head">
              {offset === 0 ? (
                <AriaButton slot="previous" {...iconButtonLook({ label: t('previous') })}>
                  <Icon of={ChevronLeftIcon} />
                </AriaButton>
              ) : (
                <span className="spacer" />
              )}
              <CalendarHeading className="title-3" level={3} offset={{ months: offset }} />
              {offset === months - 1 ? (
                <AriaButton slot="next" {...iconButtonLook({ label: t('next') })}>
                  <Icon of={ChevronRightIcon} />
                </AriaButton>
              ) : (
                <span className="spacer" />
              )}
            </div>
            <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="calendar-grid">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarDayCell
                    date={date}
                    days={days}
                    rules={rules}
                    isLow={low.has(date.toString())}
                    onExplain={setNote}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      <p className="calendar-note" role="status">
        {note ?? (minimumNights && minimumNights > 1 ? t('minimum', { nights: minimumNights }) : '')}
      </p>
    </AriaRangeCalendar>
  );
};

const FirstDate = ({ onChange }: { onChange: (day: IsoDate | null) => void }) => {
  const day = useContext(RangeCalendarStateContext)?.anchorDate?.toString() ?? null;
  useEffect(() => onChange(day), [day, onChange]);
  return null;
};
