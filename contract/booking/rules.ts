import { instantInZone } from '../dates/rules.ts';
import type { Arrival } from './schemas.ts';

/** How long before check-in a guest is shown how to get in. */
export const accessHours = 48;

/** Wall times of the place. */
interface CheckInWindow {
  checkInFrom: string;
  checkInUntil: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const halfHour = 30;
const lastMinute = 24 * 60 - 1;

/**
 * The half hours at which a guest can say to arrive: `15:15` to `17:00` gives 15:30, 16:00, 16:30 and 17:00. Of
 * a window that ends after midnight only those before it.
 */
export const arrivalTimesOf = ({ checkInFrom, checkInUntil }: CheckInWindow): string[] => {
  const from = minutesOf(checkInFrom);
  const until = minutesOf(checkInUntil);
  const last = until < from ? lastMinute : until;
  const times: string[] = [];
  for (let minutes = Math.ceil(from / halfHour) * halfHour; minutes <= last; minutes += halfHour)
    times.push(
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  return times;
};

/** Until when a guest can say at what time they arrive: the end of check-in, because those who are late need it most. */
export const arrivalTimeEndsAt = ({
  arriveDay,
  checkInFrom,
  checkInUntil,
  timeZone,
}: CheckInWindow & { arriveDay: string; timeZone: string }): Date =>
  instantInZone(arriveDay, checkInUntil < checkInFrom ? '23:59' : checkInUntil, timeZone);

/** `12 Larimer Street`, `Apt 2`, `Denver, CO 80202`. */
export const addressLinesOf = ({
  line1,
  line2,
  city,
  state,
  zip,
}: NonNullable<Arrival['address']>): string[] => [
  line1,
  ...(line2 ? [line2] : []),
  `${city}, ${state}${zip ? ` ${zip}` : ''}`,
];
