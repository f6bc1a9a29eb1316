import { addDays, type Day, isCalendarDay, nightsBetween } from '@golark/contract/dates/rules';
import { maxChangedNights, monthOf } from '@golark/contract/host-calendar/rules';

/** Selected nights, `until` left out. */
export type Nights = { from: Day; until: Day };

/** The part of the calendar for which the address asks. */
export type CalendarQuery = {
  listingId: string | null;
  roomTypeId: string | null;
  month: string;
  view: 'month' | 'year';
  selected: Nights | null;
};

const dayOf = (text: string | null): Day | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text) ? text : null;

/** Nights that are typed as the first and the last one; null unless they are in order. */
export const nightsTyped = (first: string | null, last: string | null): Nights | null => {
  const from = dayOf(first);
  const until = dayOf(last ?? first);
  if (!from || !until) return null;
  const nights = nightsBetween(from, until) + 1;
  return nights >= 1 && nights <= maxChangedNights ? { from, until: addDays(until, 1) } : null;
};

/** Anything that cannot be read is as if it were not there. */
export const readCalendarQuery = ({ searchParams }: URL, today: Day): CalendarQuery => {
  const selected = nightsTyped(searchParams.get('first'), searchParams.get('last'));
  const month = searchParams.get('month') ?? '';
  const isMonth = /^(19|2[01])\d\d-(0[1-9]|1[0-2])$/.test(month);
  return {
    listingId: searchParams.get('listing') || null,
    roomTypeId: searchParams.get('room') || null,
    month: isMonth ? month : monthOf(selected?.from ?? today),
    view: searchParams.get('view') === 'year' ? 'year' : 'month',
    selected,
  };
};
