import type { StayToSave } from '@golark/contract/saved/rules';
import { searchOfSaved, writeStayQuery } from '../search/index.ts';

/** The dates and the party of a saved stay as in the address of its page. */
export const queryOf = (saved: Pick<StayToSave, 'dates' | 'party'>): string =>
  writeStayQuery(searchOfSaved(saved));
