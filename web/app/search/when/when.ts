import type { DateRange } from '../../ui/format-range.ts';
import type { SearchQuery } from '../search-query.ts';

/** The time of a search: dates, dates that may move, or a length at some time. */
export type When = { range: DateRange | null; flexible: string | undefined };

export const anyTime: When = { range: null, flexible: undefined };

export const whenOf = ({ dateFrom, dateTo, flexible }: SearchQuery): When => ({
  range: dateFrom && dateTo ? { start: dateFrom, end: dateTo } : null,
  flexible,
});

export const partOfSearch = ({
  range,
  flexible,
}: When): Pick<SearchQuery, 'dateFrom' | 'dateTo' | 'flexible'> => ({
  dateFrom: range?.start,
  dateTo: range?.end,
  flexible,
});
