/** The code of the calendar, which no page needs before dates are chosen. */
export const loadCalendar = () => import('./range-calendar.tsx');
