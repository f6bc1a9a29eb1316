import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

export const partsIntent = 'save-parts';
export const joinIntent = 'join-whole';
export const leaveIntent = 'leave-whole';

export type LinksOutcome = FormOutcome & {
  /** The listings whose titles contain what was searched. */
  found?: ListingLinks;
  /** The links since another person has changed them. */
  currentLinks?: ListingLinks;
};
