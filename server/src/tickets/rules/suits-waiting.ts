import { type Allocation, type Stock, suitingSizes } from './allocate-seats.ts';

/** Whether seats are free, after an allocation, that suit somebody on the waiting list. */
export const suitsWaiting = (
  { listings }: Pick<Stock, 'listings'>,
  { changed }: Pick<Allocation, 'changed'>,
): boolean =>
  [...listings.values()].some((listing) => {
    const { id, isOnSale, waitingSizes } = listing;
    if (waitingSizes === 0 || !isOnSale) return false;
    const free = changed.find((one) => one.id === id)?.free ?? listing.free;
    return (suitingSizes({ ...listing, free }) & waitingSizes) !== 0;
  });
