import { nightsOf, weekdayOf } from '@golark/contract/dates/rules';
import type { HostCalendar } from '@golark/contract/host-calendar/calendar-schemas';
import { addMonths, nightsOfMonth } from '@golark/contract/host-calendar/rules';
import { calendarPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { useShownCalendar } from './calendar-context.ts';
import { useFormatMonth, useWeekdayNames } from './format-month.ts';
import { MonthHead } from './month-head.tsx';

/** Twelve months, each with what it has sold and a link to its nights. */
export const YearView = () => {
  const { query } = useShownCalendar();
  return (
    <>
      <MonthHead step={12} />
      <div className="year-grid">
        {Array.from({ length: 12 }, (_, i) => (
          <SmallMonth key={addMonths(query.month, i)} month={addMonths(query.month, i)} />
        ))}
      </div>
    </>
  );
};

const SmallMonth = ({ month }: { month: string }) => {
  const t = useTranslations('hostCalendar.totals');
  const formatMonth = useFormatMonth();
  const money = useMoney();
  const { calendar } = useShownCalendar();
  const totals = calendar.totals.find((one) => one.month === month);
  return (
    <section className="panel small-month">
      <h3 className="title-3">
        <PageLink to={calendarPath(calendar.listing.id, { month, room: calendar.roomTypeId })}>
          {formatMonth(month)}
        </PageLink>
      </h3>
      <SmallDays month={month} nights={calendar.nights} />
      {totals && (
        <p className="extra-small text-muted">
          {t('small', { sold: totals.nightsSold, open: totals.nightsOpen })}
          {totals.booked && ` · ${money(totals.booked.amount)}`}
        </p>
      )}
    </section>
  );
};

const SmallDays = ({ month, nights }: { month: string } & Pick<HostCalendar, 'nights'>) => {
  const names = useWeekdayNames();
  // two weekdays have the same letter
  const long = names('long');
  const { from, until } = nightsOfMonth(month);
  const states = new Map(nights.map(({ date, state }) => [date, state]));
  const days = nightsOf(from, until);
  const blanks = Array.from({ length: weekdayOf(from) }, (_, i) => i);
  return (
    // what it shows is in the sentence below it, and night by night in the month
    <div className="small-days" aria-hidden="true">
      {names('narrow').map((name, i) => (
        <b key={long[i]}>{name}</b>
      ))}
      {blanks.map((i) => (
        <span key={`blank-${i}`} />
      ))}
      {days.map((day) => (
        <span key={day} data-state={states.get(day)}>
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  );
};
