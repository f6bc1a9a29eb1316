import { addDays, type Day } from '@golark/contract/dates/rules';
import type { Nights } from './calendar-query.ts';

/** Nights between two of them, whichever was first; one night if they are the same. */
export const nightsFromTo = (anchor: Day, head: Day): Nights =>
  anchor <= head ? { from: anchor, until: addDays(head, 1) } : { from: head, until: addDays(anchor, 1) };

/** Where the focus goes from a day. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

type Range = { first: Day; last: Day };

/** The day that a key moves the focus to, within the days that are shown; null for another key. */
export const dayByKey = (key: string, day: Day, { first, last }: Range): Day | null => {
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return null;
  const next = addDays(day, step);
  return next < first || next > last ? day : next;
};

/** After a tap on a touch screen: a later night extends a single one, any other one starts anew. */
export const nightsByTap = (selected: Nights | null, day: Day): Nights => {
  const isSingle = selected !== null && addDays(selected.from, 1) === selected.until;
  return isSingle && day > selected.from ? nightsFromTo(selected.from, day) : nightsFromTo(day, day);
};
