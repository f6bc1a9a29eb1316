import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from './button.tsx';
import { FieldProblem, type FieldText, OptionalMark } from './field.tsx';
import { type DateRange, type IsoDate, nightsBetween, useFormatRange } from './format-range.ts';
import { CalendarIcon, Icon } from './icon.tsx';
import { PanelButton } from './panel-button.tsx';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { Spinner } from './spinner.tsx';
import { useIsPhone } from './use-is-phone.ts';

const loadCalendar = () => import('./range-calendar.tsx');
const RangeCalendar = lazy(() =>
  loadCalendar().then(({ RangeCalendar: component }) => ({ default: component })),
);

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

type RangePanelProps = Omit<RangeCalendarProps, 'onChange'> & {
  onChange: (range: DateRange | null) => void;
  summaryOf: ((range: DateRange) => string) | undefined;
  onClose: () => void;
};

/** Below each other, to be scrolled. */
const monthsOnPhones = 4;

/** Two dates take effect with Apply: until then the search or the price is unchanged. */
const RangePanel = ({ label, value, onChange, summaryOf, onClose, ...calendar }: RangePanelProps) => {
  const t = useTranslations('ui.dates');
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState(value);
  const [firstDate, setFirstDate] = useState<IsoDate | null>(null);
  const chosen = firstDate ? null : draft;
  const apply = () => {
    onChange(draft);
    onClose();
  };
  const clear = () => {
    setDraft(null);
    onChange(null);
  };
  const words = chosen
    ? (summaryOf?.(chosen) ?? t('nights', { nights: nightsBetween(chosen) }))
    : t(firstDate ? 'chooseEnd' : 'choose');
  return (
    <>
      <Suspense
        fallback={
          <div className="calendar-wait">
            <Spinner />
          </div>
        }
      >
        <RangeCalendar
          {...calendar}
          hasFocus
          label={label}
          value={draft}
          onChange={setDraft}
          onFirstDate={setFirstDate}
          months={isPhone ? monthsOnPhones : 2}
        />
      </Suspense>
      <div className="calendar-foot">
        <p className="font-semibold" role="status">
          {words}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" onPress={clear} isDisabled={!chosen}>
            {t('clear')}
          </Button>
          <Button variant="primary" onPress={apply} isDisabled={!chosen}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </>
  );
};
