import { isCalendarDay } from '@golark/contract/dates/rules';
import type { ReservationFilter } from '@golark/contract/partner-paths';
import { reservationSearchLength } from '@golark/contract/partners/rules';
import { hasControl } from '@golark/contract/text/rules';

/** The filters in the address; those that do not make sense are left out, as for the filters of search. */
export const readFilter = ({ searchParams }: URL): ReservationFilter => {
  const search = searchParams.get('search')?.trim().slice(0, reservationSearchLength) ?? '';
  const dayOf = (name: string): string | undefined => {
    const day = searchParams.get(name) ?? '';
    return isCalendarDay(day) ? day : undefined;
  };
  return {
    search: search === '' || hasControl(search) ? undefined : search,
    from: dayOf('from'),
    until: dayOf('until'),
  };
};
