import { useTranslations } from '../../platform/translations.ts';
import { useShownCalendar } from './calendar-context.ts';
import { type BarKind, barsOf } from './week-bars.ts';

const kinds: readonly BarKind[] = [
  'booking',
  'request',
  'pending',
  'own',
  'elsewhere',
  'elsewhere-block',
  'block',
  'preparation',
  'linked',
  'taken',
];

/** The looks of the bars that this month has, with their names. */
export const Legend = () => {
  const t = useTranslations('hostCalendar');
  const { calendar } = useShownCalendar();
  const shown = new Set(barsOf(calendar.nights, calendar.stays).map(({ kind }) => kind));
  return (
    <ul className="calendar-legend small" aria-label={t('legend')}>
      {kinds
        .filter((kind) => shown.has(kind) || kind === 'booking')
        .map((kind) => (
          <li key={kind}>
            <span className="calendar-mark" data-kind={kind} aria-hidden="true" />
            {t(`bars.${kind}`)}
          </li>
        ))}
      <li>
        <span className="calendar-mark" data-kind="selected" aria-hidden="true" />
        {t('selectedMark')}
      </li>
    </ul>
  );
};
