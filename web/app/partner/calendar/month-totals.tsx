import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import { useShownCalendar } from './calendar-context.ts';
import { UndoForm } from './undo-form.tsx';

/** The sold nights, earnings and open nights of the month, and the way back from the last change. */
export const MonthTotals = () => {
  const t = useTranslations('hostCalendar.totals');
  const money = useMoney();
  const { calendar } = useShownCalendar();
  const [totals] = calendar.totals;
  const last = calendar.changes.find(({ isUndone, undoes }) => !isUndone && undoes === null);
  if (!totals) return null;
  const { nightsSold, booked, nightsOpen } = totals;
  return (
    <div className="month-totals">
      <span>{t.rich('sold', { count: nightsSold, b: (text) => <b>{text}</b> })}</span>
      {booked && (
        <span>{t.rich('booked', { amount: money(booked.amount), b: (text) => <b>{text}</b> })}</span>
      )}
      <span>{t.rich('open', { count: nightsOpen, b: (text) => <b>{text}</b> })}</span>
      {last && <UndoForm change={last} isLast />}
    </div>
  );
};
