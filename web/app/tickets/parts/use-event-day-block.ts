import type { EventCard } from '@golark/contract/events/schemas';
import { useDayBlock } from '../../ui/day-block.ts';

type Placed = Pick<EventCard, 'startsAt'> & { venue: { timeZone: string } };

/** The day of an event at its venue, for a block. */
export const useEventDayBlock = () => {
  const dayBlock = useDayBlock();
  return ({ startsAt, venue: { timeZone } }: Placed) => dayBlock(new Date(startsAt), timeZone);
};
