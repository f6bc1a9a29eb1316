import { Spinner } from './spinner.tsx';

/** In the space of a calendar whose code is loaded. */
export const CalendarWait = () => (
  <div className="calendar-wait">
    <Spinner />
  </div>
);
