import { areSavableDates, type StayToSave } from '@golark/contract/saved/rules';
import { emptySearch, readSearchQuery, type SearchQuery } from './search-query.ts';

/** The stay with the dates and party of `?dateFrom=…`, as writeStayQuery writes them. */
export const stayToSave = (globalId: string, query: string): StayToSave => {
  const { dateFrom, dateTo, adults, childAges, infants, pets } = readSearchQuery(new URLSearchParams(query));
  const dates = dateFrom && dateTo ? { arriveDay: dateFrom, departDay: dateTo } : null;
  return {
    globalId,
    dates: dates && areSavableDates(dates) ? dates : null,
    party: { adults, childAges, infants, pets: pets > 0 },
  };
};

/** The dates and party of a saved stay as a search. */
export const searchOfSaved = ({ dates, party }: Pick<StayToSave, 'dates' | 'party'>): SearchQuery => ({
  ...emptySearch,
  ...(dates ? { dateFrom: dates.arriveDay, dateTo: dates.departDay } : {}),
  ...party,
  pets: party.pets ? 1 : 0,
});
