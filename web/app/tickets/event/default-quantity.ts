import { mostTickets } from '@golark/contract/tickets/rules';
import { readStored, store } from '../../platform/stored-json.ts';

const storageKey = 'golark.ticketQuantity';

/** How many tickets were chosen last in this browser; null if none were, or if that is invalid. */
export const readDefaultQuantity = (): number | null => {
  const stored = readStored(storageKey);
  const isQuantity = typeof stored === 'number' && Number.isInteger(stored);
  return isQuantity && stored >= 1 && stored <= mostTickets ? stored : null;
};

export const storeDefaultQuantity = (quantity: number): void => store(storageKey, quantity);
