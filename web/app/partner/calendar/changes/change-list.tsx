import type { CalendarChange } from '@golark/contract/host-calendar/calendar-schemas';
import { useTranslations } from '../../../platform/translations.ts';
import { useFormatRange } from '../../../ui/format-range.ts';
import { useFormatInstant } from '../../../ui/format-times.ts';
import { useMoney } from '../../../ui/numbers.ts';
import { useCalendarForms } from '../calendar-forms.ts';
import { UndoForm } from '../undo-form.tsx';

/** Who changed what, with the way back. */
export const ChangeList = ({ changes }: { changes: readonly CalendarChange[] }) => (
  <ol className="change-log">
    {changes.map((change) => (
      <li key={change.id}>
        <Change change={change} />
        {!change.isUndone && <UndoForm change={change} />}
      </li>
    ))}
  </ol>
);

const Change = ({ change }: { change: CalendarChange }) => {
  const t = useTranslations('hostCalendar.log');
  const formatRange = useFormatRange();
  const formatInstant = useFormatInstant();
  const { listing } = useCalendarForms();
  const textOf = useValueText();
  const { author, changedAt, kind, from, until, values, reservation, isUndone, undoes } = change;
  const nights = formatRange({ start: from, end: until });
  const texts = [...new Set(values.map(textOf))];
  return (
    <div className="min-w-0">
      <p>
        <b>{nights}</b> {isUndone && <span className="text-muted">{t('isUndone')}</span>}
      </p>
      <ul className="small">
        {undoes && <li>{t('isUndo')}</li>}
        {reservation && (
          <li>{t(kind === 'reservation-added' ? 'added' : 'removed', { name: reservation.name })}</li>
        )}
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="extra-small text-muted">
        {t('by', { author: author ?? t('nobody'), at: formatInstant(changedAt, listing.timeZone) })}
      </p>
    </div>
  );
};

/** One value of a change: `Price: by the rules → $205`. */
const useValueText = () => {
  const t = useTranslations('hostCalendar.log');
  const money = useMoney();
  return ({ field, before, after }: CalendarChange['values'][number]): string => {
    const show = (value: typeof before): string => {
      if (field === 'closedToArrival' || field === 'closedToDeparture') return t(value ? 'no' : 'yes');
      if (field === 'isClosed') return t(value ? 'closed' : 'open');
      if (value === null) return t(field === 'note' ? 'none' : 'rule');
      return field === 'nightlyAmount' ? money(Number(value), 'cents') : String(value);
    };
    return t('value', { field: t(`fields.${field}`), before: show(before), after: show(after) });
  };
};
