import { type ListingSort, listingSorts, mostTickets } from '@golark/contract/tickets/rules';

export const filterNames = ['accessible', 'aisle', 'inHand', 'clearView', 'transferable'] as const;
export type FilterName = (typeof filterNames)[number];

/** What the address of an event's page asks for. */
export type TicketsQuery = {
  quantity: number;
  section?: string | undefined;
  /** Whole dollars per ticket. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sort: ListingSort;
  /** How many listings are shown. */
  shown: number;
} & Record<FilterName, boolean>;

const firstShown = 20;
const mostShown = 400;
export const pageSize = 100;

const whole = (text: string | null, { from, to }: { from: number; to: number }): number | undefined => {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
};

/** Reads the query of an address; invalid values are ignored. */
export const readTicketsQuery = (query: URLSearchParams): TicketsQuery => {
  const is = (name: string) => query.get(name) === 'true';
  const section = query.get('section') ?? '';
  return {
    quantity: whole(query.get('quantity'), { from: 1, to: mostTickets }) ?? 2,
    section: /^[a-z0-9-]{1,40}$/.test(section) ? section : undefined,
    minPrice: whole(query.get('minPrice'), { from: 1, to: 10_000 }),
    maxPrice: whole(query.get('maxPrice'), { from: 1, to: 10_000 }),
    sort: listingSorts.find((sort) => sort === query.get('sort')) ?? 'value',
    shown: whole(query.get('show'), { from: firstShown, to: mostShown }) ?? firstShown,
    accessible: is('accessible'),
    aisle: is('aisle'),
    inHand: is('inHand'),
    clearView: is('clearView'),
    transferable: is('transferable'),
  };
};

/** The query string of an address, without default values. */
export const writeTicketsQuery = (asked: TicketsQuery): string => {
  const query = new URLSearchParams();
  if (asked.quantity !== 2) query.set('quantity', String(asked.quantity));
  for (const name of ['section', 'minPrice', 'maxPrice'] as const)
    if (asked[name] !== undefined) query.set(name, String(asked[name]));
  for (const name of filterNames) if (asked[name]) query.set(name, 'true');
  if (asked.sort !== 'value') query.set('sort', asked.sort);
  if (asked.shown !== firstShown) query.set('show', String(asked.shown));
  return query.size > 0 ? `?${query}` : '';
};

/** A change of what is asked for starts at the top of the list again. */
export const changed = (asked: TicketsQuery, change: Partial<TicketsQuery>): string =>
  writeTicketsQuery({ ...asked, shown: firstShown, ...change });

export const isFiltered = (asked: TicketsQuery): boolean =>
  asked.minPrice !== undefined || asked.maxPrice !== undefined || filterNames.some((name) => asked[name]);

export const withoutFilters = (asked: TicketsQuery): TicketsQuery =>
  readTicketsQuery(new URLSearchParams({ quantity: String(asked.quantity) }));

/** 20, then steps that grow, so that thousands of listings are reachable and the first ones come fast. */
export const nextShown = ({ shown }: TicketsQuery): number =>
  Math.min(mostShown, shown < 100 ? shown + 40 : shown + 100);
