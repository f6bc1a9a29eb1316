import type { ReservationTab } from './partners/rules.ts';

export const reservationsPath = (tab: ReservationTab = 'requests', page = 1): string =>
  `/partner/reservations/${tab}/${page > 1 ? `?page=${page}` : ''}`;

type CalendarView = 'month' | 'year';

/** The calendar of a listing, by default the first one of the host and the current month. */
export const calendarPath = (
  listingId?: string,
  shown: { month?: string; view?: CalendarView; room?: string; first?: string; last?: string } = {},
): string => {
  const { view, ...rest } = shown;
  const given = { listing: listingId, ...rest, view: view === 'year' ? view : undefined };
  const query = new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `/partner/calendar/${query ? `?${query}` : ''}`;
};

export const calendarsPath = (page = 1): string => `/calendars/${page > 1 ? `?page=${page}` : ''}`;

/** Where the host edits the rules of a listing. */
export const listingRulesPath = (listingId: string): string =>
  `/partner/listings/${encodeURIComponent(listingId)}/#rules`;
