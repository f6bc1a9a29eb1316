import { addDays, type Day, instantInZone } from '@golark/contract/dates/rules';

/** The wall time of the place at which a balance is charged on its day. */
const chargeTime = '09:00';

/** When a balance is due and charged, and when its stay begins; instants are text, as a quote stores them. */
export interface BalanceDay {
  dueOn: Day;
  chargeAt: string;
  beginsAt: string;
}

interface Place {
  checkInFrom: string;
  timeZone: string;
}

/** When a balance is charged that is due on a day, and when the stay begins. */
export const chargeInstants = (
  dueOn: Day,
  { arriveDay, checkInFrom, timeZone }: Place & { arriveDay: Day },
): { chargeAt: Date; beginsAt: Date } => ({
  chargeAt: instantInZone(dueOn, chargeTime, timeZone),
  beginsAt: instantInZone(arriveDay, checkInFrom, timeZone),
});

/**
 * The day of the balance of a changed stay: as many days before the arrival as it was, or today if that is over. It counts from where the
 * deadlines of the policy count from: a stay is not moved again and again to pay later.
 */
export const movedBalanceDay = (
  place: Place & { arriveDay: Day },
  { countedFrom, daysBefore, today }: { countedFrom: Day; daysBefore: number; today: Day },
): BalanceDay => {
  const planned = addDays(countedFrom, -daysBefore);
  const dueOn = planned < today ? today : planned;
  const { chargeAt, beginsAt } = chargeInstants(dueOn, place);
  return { dueOn, chargeAt: chargeAt.toISOString(), beginsAt: beginsAt.toISOString() };
};
