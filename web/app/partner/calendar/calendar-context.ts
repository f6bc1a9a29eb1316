import type { HostCalendar } from '@golark/contract/host-calendar/calendar-schemas';
import { createContext, useContext } from 'react';
import type { ActingHost } from '../read-host-page.ts';
import type { CalendarOutcome } from './calendar-outcome.ts';
import type { CalendarQuery } from './calendar-query.ts';

/** The values to which all parts of a calendar's page refer. */
export type ShownCalendar = {
  calendar: HostCalendar;
  host: ActingHost;
  query: CalendarQuery;
  outcome: CalendarOutcome | undefined;
  /** For a reservation that is added with this page. */
  newId: string;
};

const Context = createContext<ShownCalendar | null>(null);

export const ShownCalendarProvider = Context.Provider;

export const useShownCalendar = (): ShownCalendar => {
  const shown = useContext(Context);
  if (!shown) throw new Error('a part of a calendar is outside of its page');
  return shown;
};
