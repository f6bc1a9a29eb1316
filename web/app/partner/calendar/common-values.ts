import type { HostNight } from '@golark/contract/host-calendar/calendar-schemas';
import type { Nights } from './calendar-query.ts';

/** A value of all selected nights, or that they differ: `low` and `high` are then its bounds. */
export type Common = { value: number | null; low: number; high: number };

/** Whether something holds for all selected nights, for none, or for some. */
export type Holds = 'yes' | 'no' | 'mixed';

export type CommonValues = {
  nights: HostNight[];
  /** Cents. */
  nightly: Common;
  minNights: Common;
  guestsMayArrive: Holds;
  guestsMayLeave: Holds;
  isBlocked: Holds;
  note: string;
  soldNights: number;
};

const commonOf = (values: readonly number[]): Common => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, high, value: low === high ? low : null };
};

const holdsFor = (values: readonly boolean[]): Holds => {
  if (values.every((value) => value)) return 'yes';
  return values.some((value) => value) ? 'mixed' : 'no';
};

/** The values that selected nights have in common; null if none of them is shown. */
export const commonValues = (nights: readonly HostNight[], { from, until }: Nights): CommonValues | null => {
  const selected = nights.filter(({ date }) => date >= from && date < until);
  if (selected.length === 0) return null;
  const notes = new Set(selected.map(({ note }) => note ?? ''));
  return {
    nights: selected,
    nightly: commonOf(selected.map(({ nightly }) => nightly.amount)),
    minNights: commonOf(selected.map(({ minStayArrival }) => minStayArrival.value)),
    guestsMayArrive: holdsFor(selected.map(({ closedToArrival }) => !closedToArrival.value)),
    guestsMayLeave: holdsFor(selected.map(({ closedToDeparture }) => !closedToDeparture.value)),
    isBlocked: holdsFor(selected.map(({ isBlocked }) => isBlocked)),
    note: notes.size === 1 ? ([...notes][0] ?? '') : '',
    soldNights: selected.filter(({ state }) => state === 'sold' || state === 'linked').length,
  };
};
