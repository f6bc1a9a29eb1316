import { timeInZone } from '@golark/contract/dates/rules';
import { useFormatInstant } from '../../ui/format-times.ts';

const minute = 60_000;

/** `Tue, Nov 24, 11:59 PM PST`: what ends at midnight ends on the day before it. */
export const useFormatDeadline = () => {
  const formatInstant = useFormatInstant();
  return (at: string, timeZone: string): string => {
    const end = new Date(at);
    const isMidnight = timeInZone(end, timeZone) === '00:00';
    return formatInstant(isMidnight ? new Date(end.getTime() - minute).toISOString() : at, timeZone);
  };
};
