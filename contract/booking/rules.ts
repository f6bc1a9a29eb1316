/** How long before check-in a guest is shown how to get in. */
export const accessHours = 48;

interface CheckInWindow {
  checkInFrom: string;
  checkInUntil: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const halfHour = 30;
const lastMinute = 24 * 60 - 1;

/** The half hours at which a guest can say to arrive: `15:15` to `17:00` gives 15:30, 16:00, 16:30 and 17:00. */
export const arrivalTimesOf = ({ checkInFrom, checkInUntil }: CheckInWindow): string[] => {
  const from = minutesOf(checkInFrom);
  const until = minutesOf(checkInUntil);
  // a window that ends after midnight is open until midnight here
  const last = until < from ? lastMinute : until;
  const times: string[] = [];
  for (let minutes = Math.ceil(from / halfHour) * halfHour; minutes <= last; minutes += halfHour)
    times.push(
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  return times;
};
