import type { ListingStatus } from '@golark/contract/own-listings/rules';
import type { Transition } from '#platform/state-machine';

export type ListingEvent = 'published' | 'unpublished';

/**
 * Every change of a listing's status. `own/change-status.ts` is the only code that writes it, and the database rejects every pair that is not
 * listed here (table `state_transitions`). A trigger takes the listing out of search, or puts it back, in the same transaction.
 */
export const listingTransitions: readonly Transition<ListingStatus, ListingEvent, never>[] = [
  { from: 'draft', event: 'published', to: 'published', effects: [] },
  { from: 'published', event: 'unpublished', to: 'unpublished', effects: [] },
  { from: 'unpublished', event: 'published', to: 'published', effects: [] },
];
