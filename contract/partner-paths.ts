import type { ReservationTab } from './partners/rules.ts';

/** The pictures of one listing, or a choice of those of the host. */
export const listingImagesPath = (listingId?: string): string =>
  `/partner/listings/images/${listingId === undefined ? '' : `?listing=${encodeURIComponent(listingId)}`}`;

export const reservationsPath = (tab: ReservationTab = 'requests', page = 1): string =>
  `/partner/reservations/${tab}/${page > 1 ? `?page=${page}` : ''}`;
