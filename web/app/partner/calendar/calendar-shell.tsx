import { useState } from 'react';
import { type ShownCalendar, ShownCalendarProvider, useShownCalendar } from './calendar-context.ts';
import { CalendarFormsProvider } from './calendar-forms.ts';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarNews } from './calendar-news.tsx';
import type { Nights } from './calendar-query.ts';
import { ChangeLog } from './change-log.tsx';
import { Legend } from './legend.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthTable } from './month-table.tsx';
import { MonthTotals } from './month-totals.tsx';
import { NightsEditor } from './nights-editor.tsx';
import { OwnReservationForm } from './own-reservation-form.tsx';
import { SelectByDates } from './select-by-dates.tsx';
import { StayCheckForm } from './stay-check-form.tsx';
import { StayList } from './stay-list.tsx';
import { useLiveCalendar } from './use-live-calendar.ts';
import { YearView } from './year-view.tsx';

/** The month with everything around it, or twelve small months. */
export const CalendarShell = (shown: ShownCalendar) => {
  const { query, calendar, host, outcome } = shown;
  return (
    <ShownCalendarProvider value={shown}>
      <CalendarFormsProvider value={{ listing: calendar.listing, host, outcome }}>
        <Live />
        <CalendarHead />
        <CalendarNews />
        {query.view === 'year' ? <YearView /> : <MonthView />}
      </CalendarFormsProvider>
    </ShownCalendarProvider>
  );
};

const Live = () => {
  useLiveCalendar();
  return null;
};

const MonthView = () => {
  const { query } = useShownCalendar();
  const [selected, setSelected] = useState<Nights | null>(query.selected);
  return (
    <div className="host-calendar">
      <section className="host-calendar-main">
        <MonthHead />
        <MonthTable selected={selected} onSelect={setSelected} />
        <Legend />
        <MonthTotals />
        <StayList />
        <StayCheckForm />
      </section>
      <aside className="host-calendar-side">
        <NightsEditor
          key={selected ? `${selected.from} ${selected.until}` : ''}
          selected={selected}
          onClear={() => setSelected(null)}
        />
        <SelectByDates onSelect={setSelected} />
        <OwnReservationForm selected={selected} />
        <ChangeLog />
      </aside>
    </div>
  );
};
