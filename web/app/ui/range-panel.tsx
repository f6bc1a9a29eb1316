import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from './button.tsx';
import { CalendarWait } from './calendar-wait.tsx';
import { type DateRange, type IsoDate, nightsBetween } from './format-range.ts';
import { loadCalendar } from './load-calendar.ts';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { useIsPhone } from './use-is-phone.ts';

const RangeCalendar = lazy(() =>
  loadCalendar().then(({ RangeCalendar: component }) => ({ default: component })),
);

type RangePanelProps = Omit<RangeCalendarProps, 'onChange'> & {
  onChange: (range: DateRange | null) => void;
  summaryOf?: ((range: DateRange) => string) | undefined;
  onClose: () => void;
  /** Above the buttons, always in view. */
  children?: ReactNode;
};

/** Below each other, to be scrolled. */
const monthsOnPhones = 4;

/** Two dates take effect with Apply: until then the search or the price is unchanged. */
export const RangePanel = ({
  label,
  value,
  onChange,
  summaryOf,
  onClose,
  children,
  ...calendar
}: RangePanelProps) => {
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
      <Suspense fallback={<CalendarWait />}>
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
      <PanelFoot words={words} isChosen={chosen !== null} onClear={clear} onApply={apply}>
        {children}
      </PanelFoot>
    </>
  );
};

type PanelFootProps = {
  words: string;
  isChosen: boolean;
  onClear: () => void;
  onApply: () => void;
  children?: ReactNode;
};

/** The choice in words, and the buttons that clear it and take it over. */
export const PanelFoot = ({ words, isChosen, onClear, onApply, children }: PanelFootProps) => {
  const t = useTranslations('ui.dates');
  return (
    <div className="calendar-foot">
      {children}
      <p className="font-semibold" role="status">
        {words}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" onPress={onClear} isDisabled={!isChosen}>
          {t('clear')}
        </Button>
        <Button variant="primary" onPress={onApply} isDisabled={!isChosen}>
          {t('apply')}
        </Button>
      </div>
    </div>
  );
};
