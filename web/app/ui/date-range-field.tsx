import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { FieldProblem, type FieldText, OptionalMark } from './field.tsx';
import { type DateRange, useFormatRange } from './format-range.ts';
import { CalendarIcon, Icon } from './icon.tsx';
import { loadCalendar } from './load-calendar.ts';
import { PanelButton } from './panel-button.tsx';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { RangePanel } from './range-panel.tsx';

type DateRangeFieldProps = FieldText &
  Omit<RangeCalendarProps, 'label' | 'value' | 'onChange' | 'months'> & {
    value: DateRange | null;
    onChange: (range: DateRange | null) => void;
    /** The values that forms submit. */
    names?: { start: string; end: string };
    placeholder?: string;
    /** The price of the chosen nights: "4 nights, $904". */
    summaryOf?: (range: DateRange) => string;
    currentYear?: number;
  };

/** A field that opens the calendar: two months side by side, more of them in a sheet on phones. */
export const DateRangeField = ({
  label,
  isOptional,
  help,
  error,
  value,
  onChange,
  ...props
}: DateRangeFieldProps) => {
  const {
    names = { start: 'dateFrom', end: 'dateTo' },
    placeholder,
    currentYear,
    summaryOf,
    ...calendar
  } = props;
  const t = useTranslations('ui.dates');
  const formatRange = useFormatRange();
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label} {isOptional && <OptionalMark />}
      </span>
      <PanelButton
        id={id}
        className="field-box"
        label={label}
        placement="bottom start"
        panelClass="range-popover"
        onNear={() => loadCalendar().catch(() => undefined)}
        aria-labelledby={`${id}-label ${id}`}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        {...(error ? { 'data-invalid': '' } : {})}
        panel={(close) => (
          <RangePanel {...calendar} {...{ label, value, onChange, summaryOf }} onClose={close} />
        )}
      >
        <Icon of={CalendarIcon} size={18} />
        <span className={value ? 'grow' : 'grow text-subtle'}>
          {value ? formatRange(value, currentYear) : (placeholder ?? t('choose'))}
        </span>
      </PanelButton>
      {value && <input type="hidden" name={names.start} value={value.start} />}
      {value && <input type="hidden" name={names.end} value={value.end} />}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
};
