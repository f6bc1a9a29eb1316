import { addDays } from '@golark/contract/dates/rules';
import type { CalendarChange } from '@golark/contract/host-calendar/calendar-schemas';
import { changedFields } from '@golark/contract/host-calendar/rules';
import type { StoredChange } from './changes/change-log.ts';
import { presentOwnReservation } from './own-reservations.ts';
import type { NightDifference } from './rules/night-values.ts';

type ChangedValue = CalendarChange['values'][number];

const mostValues = 20;

const valuesOfNight = ({ roomTypeId, night, before, after }: NightDifference): ChangedValue[] =>
  changedFields
    .filter((field) => field in after)
    .map((field) => ({
      field,
      roomTypeId,
      from: night,
      until: addDays(night, 1),
      before: before[field] ?? null,
      after: after[field] ?? null,
    }));

const isNext = (last: ChangedValue, value: ChangedValue): boolean =>
  last.until === value.from && last.before === value.before && last.after === value.after;

/** Consecutive nights with the same values before and after are one entry. */
const joinValues = (nights: readonly NightDifference[]): ChangedValue[] => {
  const runs: ChangedValue[] = [];
  const latest = new Map<string, ChangedValue>();
  for (const value of nights.flatMap(valuesOfNight)) {
    const key = `${value.field} ${value.roomTypeId}`;
    const last = latest.get(key);
    if (last && isNext(last, value)) last.until = value.until;
    else {
      latest.set(key, value);
      runs.push(value);
    }
  }
  return runs;
};

/** A change as hosts read it; with a night only what changed in that night. */
export const presentChange = (
  { nights, reservation, ...change }: StoredChange,
  onlyNight: string | null = null,
): CalendarChange => ({
  id: change.id,
  author: change.author,
  kind: change.kind,
  from: change.from,
  until: change.until,
  undoes: change.undoes,
  isUndone: change.isUndone,
  changedAt: new Date(change.changedAt).toISOString(),
  values: joinValues(nights.filter(({ night }) => onlyNight === null || night === onlyNight)).slice(
    0,
    mostValues,
  ),
  reservation: reservation && presentOwnReservation(reservation),
});
