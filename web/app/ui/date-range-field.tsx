import { lazy, Suspense, useId, useState } from 'react';
import {
  DialogTrigger,
  Button as FieldButton,
  Popover,
  Dialog as PopoverDialog,
} from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { Button } from './button.tsx';
import { type DateRange, nightsBetween, useRangeWords } from './date-words.ts';
import { FieldProblem, type FieldWords, OptionalMark } from './field.tsx';
import { CalendarIcon, Icon } from './icon.tsx';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { Spinner } from './spinner.tsx';
import { useIsPhone } from './use-is-phone.ts';

const RangeCalendar = lazy(() =>
  import('./range-calendar.tsx').then(({ RangeCalendar: component }) => ({ default: component })),
);

type DateRangeFieldProps = FieldWords &
  Omit<RangeCalendarProps, 'label' | 'value' | 'onChange' | 'months'> & {
    value: DateRange | null;
    onChange: (range: DateRange | null) => void;
    /** What forms send. */
    names?: { start: string; end: string };
    placeholder?: string;
    /** What the chosen nights cost, in words: "4 nights, $904". */
    summaryOf?: (range: DateRange) => string;
    currentYear?: number;
  };

/** A field that opens the calendar: two months beside each other, one in a sheet on phones. */
export function DateRangeField({
  label,
  isOptional,
  help,
  error,
  value,
  onChange,
  ...props
}: DateRangeFieldProps) {
  const {
    names = { start: 'dateFrom', end: 'dateTo' },
    placeholder,
    currentYear,
    summaryOf,
    ...calendar
  } = props;
  const t = useTranslations('ui.dates');
  const rangeWords = useRangeWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label} {isOptional && <OptionalMark />}
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <FieldButton
          id={id}
          className="field-box"
          aria-labelledby={`${id}-label ${id}`}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          {...(error ? { 'data-invalid': '' } : {})}
        >
          <Icon of={CalendarIcon} size={18} />
          <span className={value ? 'grow' : 'grow text-subtle'}>
            {value ? rangeWords(value, currentYear) : (placeholder ?? t('choose'))}
          </span>
        </FieldButton>
        <Popover className="popover range-popover" data-sheet data-padded offset={8} placement="bottom start">
          <RangePanel
            {...calendar}
            {...{ label, value, onChange, summaryOf }}
            onClose={() => setOpen(false)}
          />
        </Popover>
      </DialogTrigger>
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
}

type RangePanelProps = Omit<RangeCalendarProps, 'onChange'> & {
  onChange: (range: DateRange | null) => void;
  summaryOf: ((range: DateRange) => string) | undefined;
  onClose: () => void;
};

/** The choice takes effect with Apply: until then the search or the price beside it stands still. */
function RangePanel({ label, value, onChange, summaryOf, onClose, ...calendar }: RangePanelProps) {
  const t = useTranslations('ui.dates');
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState(value);
  const apply = () => {
    onChange(draft);
    onClose();
  };
  return (
    <PopoverDialog aria-label={label} className="outline-none">
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
          months={isPhone ? 1 : 2}
        />
      </Suspense>
      <div className="calendar-foot">
        <p className="font-semibold" role="status">
          {draft ? (summaryOf?.(draft) ?? t('nights', { nights: nightsBetween(draft) })) : t('choose')}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" onPress={() => setDraft(null)} isDisabled={!draft}>
            {t('clear')}
          </Button>
          <Button variant="primary" onPress={apply}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </PopoverDialog>
  );
}
