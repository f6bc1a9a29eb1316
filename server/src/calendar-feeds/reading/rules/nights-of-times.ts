import { dayInZone, dayNumber, timeInZone } from '@golark/contract/dates/rules';

/** Half-open, as day numbers. */
export interface Nights {
  arrive: number;
  depart: number;
}

const dayMinutes = 24 * 60;
/** Stays end in the morning, also where guests may arrive then. */
const earliestEvening = 12;

const wallMinutes = (instant: number, timeZone: string): number => {
  const at = new Date(instant);
  const [hours, minutes] = timeInZone(at, timeZone).split(':');
  return dayNumber(dayInZone(at, timeZone)) * dayMinutes + Number(hours) * 60 + Number(minutes);
};

/**
 * The nights that a time takes: those with an evening in it. The evening of a day goes from its check-in hour to midnight, on the
 * clocks of the property. Both days are the same if it takes none.
 */
export const nightsOfTimes = (
  start: number,
  end: number,
  { timeZone, checkInHour }: { timeZone: string; checkInHour: number },
): Nights => {
  const evening = Math.max(checkInHour, earliestEvening) * 60;
  const arrive = Math.floor(wallMinutes(start, timeZone) / dayMinutes);
  const depart = Math.ceil((wallMinutes(end, timeZone) - evening) / dayMinutes);
  return { arrive, depart: Math.max(arrive, depart) };
};
