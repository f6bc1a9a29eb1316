import { ticketCategoryPath } from '@golark/contract/event-paths';
import type { EventCategory, TimeWord } from '@golark/contract/events/rules';
import { type Browsing, type WayOn, widerMeters } from './load-tickets.ts';
import { type TicketQuery, writeTicketQuery } from './ticket-query.ts';

type Change = { category?: EventCategory | null; when?: TimeWord | null } & Partial<TicketQuery>;

/** The address of what is shown with some of it changed; a change leads to its first page. */
export const browsingPath = ({ asked, genre, ...browsing }: Browsing, change: Change = {}): string => {
  const { category = browsing.category, when = browsing.when, ...query } = change;
  const keepsGenre = category === browsing.category && genre;
  const parts = [...(category ? [category] : []), ...(keepsGenre ? [genre] : []), ...(when ? [when] : [])];
  const settled = { ...asked, page: 1, ...query, category: null, when: null };
  return ticketCategoryPath(parts, writeTicketQuery(settled));
};

const changeOf: Record<WayOn['kind'], Change> = {
  weekend: { when: 'this-weekend' },
  anyDay: { when: null, dateFrom: null, dateTo: null },
  noFilters: { q: '', priceTo: null },
  allCategories: { category: null },
  wider: { radius: widerMeters },
  everywhere: { where: '', ll: null, radius: null },
};

/** Where a suggestion of an empty list leads. */
export const wayOnPath = (browsing: Browsing, kind: WayOn['kind']): string =>
  browsingPath(browsing, changeOf[kind]);
