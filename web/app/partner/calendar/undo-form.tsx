import type { CalendarChange } from '@golark/contract/host-calendar/calendar-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CalendarForm } from './calendar-form.tsx';
import { useCalendarForms } from './calendar-forms.ts';
import { undoIntent } from './intents.ts';

/** Takes back one change. */
export const UndoForm = ({ change, isLast = false }: { change: CalendarChange; isLast?: boolean }) => {
  const t = useTranslations('hostCalendar.log');
  const formatInstant = useFormatInstant();
  const { listing } = useCalendarForms();
  const at = formatInstant(change.changedAt, listing.timeZone);
  return (
    <CalendarForm
      intent={undoIntent}
      subject={change.id}
      className="undo-form"
      submit={isLast ? t('undoLast', { at }) : t('undo')}
      {...(isLast ? {} : { submitLabel: t('undoNamed', { at }) })}
      variant="quiet"
      size="small"
    />
  );
};
