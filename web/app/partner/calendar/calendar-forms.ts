import { createContext, useContext } from 'react';
import type { ActingHost } from '../read-host-page.ts';
import type { CalendarOutcome } from './calendar-outcome.ts';

/** The values to which every form about a calendar refers, on its own page and on that of its log. */
export type CalendarForms = {
  listing: { id: string; timeZone: string };
  host: ActingHost;
  outcome: CalendarOutcome | undefined;
};

const Context = createContext<CalendarForms | null>(null);

export const CalendarFormsProvider = Context.Provider;

export const useCalendarForms = (): CalendarForms => {
  const forms = useContext(Context);
  if (!forms) throw new Error('a form about a calendar is outside of its page');
  return forms;
};
