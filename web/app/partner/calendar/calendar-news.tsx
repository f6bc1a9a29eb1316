import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useFormatDay } from '../../ui/format-times.ts';
import { useCalendarForms } from './calendar-forms.ts';
import { checkIntent, editNightsIntent, removeOwnIntent, takeOwnIntent, undoIntent } from './intents.ts';

const done = [editNightsIntent, takeOwnIntent, removeOwnIntent, undoIntent] as const;

/** Says what a form has done. What it has not done is said at the form. */
export const CalendarNews = () => {
  const t = useTranslations('hostCalendar.done');
  const formatDay = useFormatDay();
  const { outcome } = useCalendarForms();
  if (!outcome?.isDone || outcome.intent === checkIntent) return null;
  const intent = done.find((one) => one === outcome.intent);
  if (!intent) return null;
  const sold = outcome.soldNights ?? [];
  const isUnchanged = intent === editNightsIntent && outcome.changeId === null;
  return (
    <Alert tone={isUnchanged ? 'info' : 'success'} title={t(isUnchanged ? 'unchanged' : intent)} isNews>
      {sold.length > 0 && t('sold', { count: sold.length, day: formatDay(sold[0] ?? '') })}
    </Alert>
  );
};
