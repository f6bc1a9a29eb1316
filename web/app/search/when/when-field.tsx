import { lazy, Suspense } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { CalendarWait } from '../../ui/calendar-wait.tsx';
import { CalendarIcon, Icon } from '../../ui/icon.tsx';
import { loadCalendar } from '../../ui/load-calendar.ts';
import { PanelButton } from '../../ui/panel-button.tsx';
import { useWhenWords } from './use-when-words.ts';
import type { When } from './when.ts';

const loadPanel = () => import('./when-panel.tsx');
const WhenPanel = lazy(() => loadPanel().then(({ WhenPanel: component }) => ({ default: component })));

const loadAll = () => Promise.all([loadPanel(), loadCalendar()]).catch(() => undefined);

type WhenFieldProps = { value: When; onChange: (when: When) => void };

/** The time of a search, on a button that opens a calendar. */
export const WhenField = ({ value, onChange }: WhenFieldProps) => {
  const t = useTranslations('search');
  const words = useWhenWords()(value);
  const { range, flexible } = value;
  return (
    <div className="field">
      <span className="field-label" id="search-when">
        {t('box.when')}
      </span>
      <PanelButton
        className="field-box"
        label={t('box.when')}
        placement="bottom start"
        panelClass="range-popover"
        onNear={loadAll}
        aria-labelledby="search-when search-when-value"
        panel={(close) => (
          <Suspense fallback={<CalendarWait />}>
            <WhenPanel value={value} onChange={onChange} onClose={close} />
          </Suspense>
        )}
      >
        <Icon of={CalendarIcon} size={18} />
        <span className={words ? 'grow' : 'grow text-subtle'} id="search-when-value">
          {words ?? t('box.anyDates')}
        </span>
      </PanelButton>
      {range && <input type="hidden" name="dateFrom" value={range.start} />}
      {range && <input type="hidden" name="dateTo" value={range.end} />}
      {flexible && <input type="hidden" name="flexible" value={flexible} />}
    </div>
  );
};
