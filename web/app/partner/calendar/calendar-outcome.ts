import type { StayCheck } from '@golark/contract/host-calendar/calendar-schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

/** The results that a form of the calendar reports beyond what every form does. */
export type CalendarOutcome = FormOutcome & {
  /** The id of the change in the log. */
  changeId?: string | null;
  /** Nights whose rate was left as it is, because guests sleep in them. */
  soldNights?: string[];
  /** The stay that was checked, and the result. */
  check?: { arriveDay: string; departDay: string; result: StayCheck };
};
