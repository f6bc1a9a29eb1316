import { sizesOf } from '@golark/contract/tickets/rules';
import type { Allocation, Stock } from './allocate-seats.ts';
import { countSeats } from './seat-ranges.ts';

/** Whether seats are free, after an allocation, that suit somebody on the waiting list. */
export const suitsWaiting = (
  { listings }: Pick<Stock, 'listings'>,
  { changed }: Pick<Allocation, 'changed'>,
): boolean =>
  [...listings.values()].some(({ id, isOnSale, waitingSizes, free, seats, rule }) => {
    if (waitingSizes === 0 || !isOnSale) return false;
    const now = changed.find((one) => one.id === id);
    const sizes = now ? now.sizes : sizesOf({ free, offered: countSeats(seats), rule });
    return (sizes & waitingSizes) !== 0;
  });
