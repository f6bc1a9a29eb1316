import { accessHours } from '@golark/contract/booking/rules';
import { instantInZone } from '@golark/contract/dates/rules';

interface Stay {
  arriveDay: string;
  departDay: string;
  /** Wall times of the place. */
  checkInFrom: string;
  checkOutBy: string;
  timeZone: string;
}

/** `BEFORE`: how to get in is not shown yet. `OPEN`: it is. `OVER`: after check-out, not any more. */
export type ArrivalStage = 'BEFORE' | 'OPEN' | 'OVER';

const hourMilliseconds = 3_600_000;

/** From when a guest is shown how to get in. */
export const accessFromOf = ({ arriveDay, checkInFrom, timeZone }: Stay): Date =>
  new Date(instantInZone(arriveDay, checkInFrom, timeZone).getTime() - accessHours * hourMilliseconds);

export const checkOutOf = ({ departDay, checkOutBy, timeZone }: Stay): Date =>
  instantInZone(departDay, checkOutBy, timeZone);

export const arrivalStageAt = (stay: Stay, now: Date): ArrivalStage => {
  if (now >= checkOutOf(stay)) return 'OVER';
  return now < accessFromOf(stay) ? 'BEFORE' : 'OPEN';
};
