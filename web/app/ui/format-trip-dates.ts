import { useToday } from '../platform/root-data.ts';
import { useFormatRange } from './format-range.ts';

type TripDates = { arriveDay: string; departDay: string };

/** `Nov 13 – 17`, or `Feb 13 – 16, 2027` where the year is another one. */
export const useFormatTripDates = () => {
  const formatRange = useFormatRange();
  const today = useToday();
  return ({ arriveDay, departDay }: TripDates): string =>
    formatRange({ start: arriveDay, end: departDay }, today ? Number(today.slice(0, 4)) : undefined);
};
